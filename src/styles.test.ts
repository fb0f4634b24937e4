import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const here = import.meta.dirname
const texts = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => /[.](css|tsx?)$/.test(file))
  .map((file) => readFileSync(join(here, file), 'utf8'))

const named = (pattern: RegExp) =>
  new Set(texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, name]) => name ?? '')))

test('a style asks for no measure or colour that nobody has set', () => {
  const set = named(/(--[\w-]+)['"\]]*\s*:/g)
  const asked = named(/var\((--[\w-]+)\s*\)/g)
  const known = (name: string) => set.has(name) || /^--(tw|radix|default)-/.test(name)
  expect([...asked].filter((name) => !known(name))).toEqual([])
})
