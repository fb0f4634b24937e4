import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'
import { root } from '../install.mjs'
import {
  everythingIn,
  nameOf,
  type Part,
  placeOf,
  type Source,
  sourcesIn,
  textsOf,
  turnsOf,
} from './source.ts'

test('every class of a component is one of Tailwind’s, of a token that is set, or of our own styles', async () => {
  const used = sourcesIn('src').flatMap(classesIn)
  expect(used.length).toBeGreaterThan(3000)
  const known = await classesKnownAmong(used.map(({ name }) => name))
  const unknown = used.filter(({ name }) => !known.has(name))
  expect(unknown.map(({ name, place }) => `${place} ${name}: no style makes anything of it`)).toEqual([])
})

type Used = { name: string; place: string }

function classesIn(source: Source): Used[] {
  const given = everythingIn(source.program)
    .filter(isClassName)
    .map(({ value }) => value as Part)
    .flatMap(turnsOf)
  const usedBy = (text: Part, isClass: (word: string) => boolean) =>
    wordsOf(text)
      .filter(isClass)
      .map((name) => ({ name, place: placeOf(source, text) }))
  const others = source.file.startsWith('src/content/') ? [] : everythingIn(source.program)
  return [
    ...given.flatMap((text) => usedBy(text, () => true)),
    ...others
      .filter((part) => !given.includes(part))
      .flatMap((text) => usedBy(text, (word) => ofToken.test(word))),
  ]
}

const isClassName = ({ type, name, value }: Part) =>
  type === 'JSXAttribute' && value !== null && /^(\w+C|c)lassName$/.test(nameOf(name as Part) ?? '')

/** Kept for later, under a name of its own: what asks for a token by its name is surely a class. */
const ofToken =
  /^(\S+:)*(bg|text|font|border|decoration|outline|shadow|fill|stroke|ring|accent|divide|ease|from|via|leading|tracking|rounded)-[a-z][\w./-]*$/

/** Between gaps: what touches one is not known before the site runs. */
function wordsOf(text: Part): string[] {
  const gap = '\0'
  return textsOf(text)
    .join(gap)
    .split(/\s+/)
    .filter((word) => word !== '' && !word.includes(gap))
}

/** Those that Tailwind has a rule for, and those our own styles name. */
async function classesKnownAmong(names: readonly string[]): Promise<ReadonlySet<string>> {
  const styles = ['src', 'public'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  )
  const { build } = await compile(readFileSync(join(root, 'src/styles.css'), 'utf8'), {
    base: join(root, 'src'),
    loadStylesheet,
  })
  return new Set([build([...names]), ...styles].flatMap(classesOf))
}

const { resolve } = createRequire(import.meta.url)

async function loadStylesheet(id: string, base: string) {
  const path = id === 'tailwindcss' ? resolve('tailwindcss/index.css') : join(base, id)
  return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
}

/** 'md:w-1/2' of `.md\:w-1\/2`, and '2xl:flex' of `.\32 xl\:flex`. */
function classesOf(css: string): string[] {
  const escaped = /\\(?:([0-9a-f]{1,6}) |(.))/g
  const plain = (_: string, code: string | undefined, letter: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter
  return Array.from(css.matchAll(/[.]((?:\\[0-9a-f]{1,6} |\\.|[\w-])+)/g), ([, name = '']) =>
    name.replace(escaped, plain),
  )
}
