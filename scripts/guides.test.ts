import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './install.mjs'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const filesIn = (folder: string, ending: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file))

const guides = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs', '.md')]

test.each(guides)('every command that %s names is there', (guide) => {
  const { scripts } = JSON.parse(read('package.json'))
  const named = Array.from(read(guide).matchAll(/npm run ([a-z][\w:-]*)/g), ([, name]) => name)
  expect(named.filter((name) => !((name ?? '') in scripts))).toEqual([])
})

test('every setting of the README, and of the service’s file of settings, is one that the host reads', () => {
  const table = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const told = table.flatMap((line) =>
    Array.from(line.split('|')[1]?.matchAll(/`([A-Z_]+)`/g) ?? [], ([, name]) => name),
  )
  const given = Array.from(
    read('docs/running/wanderwish.env').matchAll(/^(?:# )?([A-Z_]+)=/gm),
    ([, name]) => name,
  )
  const settings = [...told, ...given]
  const host = [...filesIn('server', '.ts'), ...filesIn('supabase/functions', '.ts')].map(read).join('\n')
  expect(settings.length).toBeGreaterThan(10)
  expect(settings.filter((name) => !host.includes(`${name}`))).toEqual([])
})

test('every metric and every act of the tool that the guides name is there', () => {
  const text = guides.map(read).join('\n')
  const metrics = read('server/http/metrics.ts')
  const watched = Array.from(text.matchAll(/`wanderwish_(\w+)`/g), ([, name]) => name ?? '')
  expect(watched.length).toBeGreaterThan(5)
  expect(
    watched.filter((name) => !metrics.includes(`'${name}'`) && !metrics.includes(`'wanderwish_${name}'`)),
  ).toEqual([])
  const tool = read('scripts/operator/main.ts')
  const acts = Array.from(text.matchAll(/operator -- ([a-z][\w-]*)/g), ([, name]) => name ?? '')
  expect(acts.filter((name) => !new RegExp(`^  '?${name}'?[:,]`, 'm').test(tool))).toEqual([])
})
