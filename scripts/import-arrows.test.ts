import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const src = fileURLToPath(new URL('../src', import.meta.url))
const draw = fileURLToPath(new URL('../draw', import.meta.url))

/** Which rooms a room may import from; `type:` rooms for their types only. */
const arrows: Record<string, readonly string[]> = {
  pages: ['content', 'features', 'ui', 'lib', 'type:+types'],
  features: ['ui', 'lib', 'draw', 'type:content'],
  ui: ['type:lib', 'type:content'],
  content: [],
  lib: [],
  draw: [],
}

const brand = join('content', 'brand')

type Import = { from: string; to: string; typesOnly: boolean }

/** What an import breaks, or nothing. Both paths are relative to src. */
function brokenArrow({ from, to, typesOnly }: Import): string | null {
  const [room = '', owner] = placeOf(from)
  const [target = '', targetOwner] = placeOf(to)
  const allowed = arrows[room]
  // Generated facts, such as the sizes of pictures, belong to no room; the brand's name, colours and mark to every one.
  if (!allowed || !to.includes(sep) || to.includes('.generated.') || to.startsWith(brand)) return null
  if (room === target) {
    const crossesFeatures = room === 'features' && owner !== targetOwner
    return crossesFeatures ? `${from} → ${to}: features never import each other` : null
  }
  if (allowed.includes(target) || (typesOnly && allowed.includes(`type:${target}`))) return null
  return `${from} → ${to}: ${room} may import ${allowed.join(', ') || 'nothing of ours'}`
}

/** Room and owner; the draw's core lives beside src, because host and operator use it too. */
function placeOf(path: string): string[] {
  return path.split(sep).filter((part) => part !== '..')
}

function importsOf(file: string, text: string): Import[] {
  const statement =
    /^\s*(?:import|export)\s+(type\s+)?(?:[^'"()]*?\bfrom\s+)?['"](\.[^'"]*)['"]|\bimport\(\s*['"](\.[^'"]*)['"]/gm
  return [...text.matchAll(statement)].map(([, type, path, lazyPath]) => ({
    from: relative(src, file),
    to: relative(src, resolve(dirname(file), path ?? lazyPath ?? '')),
    typesOnly: type !== undefined,
  }))
}

function sourceFiles(...folders: string[]): string[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

function packagesOf(text: string): string[] {
  return [...text.matchAll(/\bfrom\s+['"]([^.'"][^'"]*)['"]/g)].map(([, name = '']) => name)
}

describe('the arrows between the rooms of the house', () => {
  test('no file of the site imports against them', () => {
    const broken = sourceFiles(src, draw)
      .flatMap((file) => importsOf(file, readFileSync(file, 'utf8')))
      .map(brokenArrow)
      .filter((complaint) => complaint !== null)
    expect(broken).toEqual([])
  })

  test('the draw’s core needs nothing but noble, so that it runs anywhere', () => {
    const packages = sourceFiles(draw).flatMap((file) => packagesOf(readFileSync(file, 'utf8')))
    expect(packages).not.toEqual([])
    expect(packages.filter((name) => !/^@noble\/(curves|hashes)\//.test(name))).toEqual([])
  })

  test.each([
    ['features/draw/clock.tsx', "import { buy } from '../tickets/api.ts'"],
    ['features/draw/clock.tsx', "import { faq } from '../../content/faq.ts'"],
    ['ui/button.tsx', "import {\n  money,\n} from '../lib/money.ts'"],
    ['content/faq.ts', "import { money } from '../lib/money.ts'"],
    ['lib/backend.ts', "export { Button } from '../ui/button.tsx'"],
    ['lib/backend.ts', "const page = await import('../pages/home.tsx')"],
    ['pages/home.tsx', "import { checkResult } from '../../draw/check.ts'"],
    ['../draw/check.ts', "import { money } from '../src/lib/money.ts'"],
    ['../draw/check.ts', "import { log } from '../server/log.ts'"],
  ])('%s is told off for %s', (file, text) => {
    expect(importsOf(join(src, file), text).map(brokenArrow)).toEqual([expect.stringContaining('→')])
  })

  test.each([
    ['pages/home.tsx', "import { Clock } from '../features/draw/clock.tsx'"],
    ['features/draw/clock.tsx', "import type { Faq } from '../../content/types.ts'"],
    ['features/draw/clock.tsx', "import { tick } from './countdown.ts'"],
    ['ui/button.tsx', "import './button.css'"],
    ['ui/logo.tsx', "import { markPaths } from '../content/brand-mark.ts'"],
    ['features/draw/proof.tsx', "import { checkResult } from '../../../draw/check.ts'"],
    ['../draw/check.ts', "import { toHex } from './bytes.ts'"],
  ])('%s may say %s', (file, text) => {
    expect(importsOf(join(src, file), text).map(brokenArrow)).toEqual([null])
  })
})
