import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import routes from '../../src/routes.ts'
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

type Link = { place: string; file: string; address: string }
type Page = { segments: string[]; file: string }

/** In an address, what only the running site knows. */
const gap = '\0'
const sources = new Map(sourcesIn('src').map((source) => [source.file, source]))
const pages: Page[] = routes.map(({ path = '', file }) => ({
  segments: path.split('/'),
  file: `src/${file}`,
}))

test('every link inside the site leads to a page, and to a place on it', () => {
  const links = [...linksInWords(), ...[...sources.values()].flatMap(linksInCode)]
  expect(links.length).toBeGreaterThan(150)
  const lost = links.map((link) => [link, faultOf(link)] as const).filter(([, fault]) => fault)
  expect(lost.map(([link, fault]) => `${link.place} ${shown(link.address)}: ${fault}`)).toEqual([])
})

const shown = (address: string) => address.replaceAll(gap, '…')

/** By their value: many are put together. */
function linksInWords(): Link[] {
  const words = import.meta.glob(['../../src/content/**/*.ts', '!**/*.test.ts'], { eager: true })
  return Object.entries(words).flatMap(([name, module]) => {
    const file = name.replace('../../', '')
    return addressesIn(module).map((address) => ({ place: file, file, address }))
  })
}

function addressesIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'to' && typeof inner === 'string' ? [inner] : addressesIn(inner),
  )
}

function linksInCode(source: Source): Link[] {
  if (source.file.startsWith('src/content/')) return []
  return everythingIn(source.program)
    .flatMap(waysOnward)
    .flatMap(turnsOf)
    .map((text) => ({
      place: placeOf(source, text),
      file: source.file,
      address: textsOf(text).join(gap),
    }))
}

/** `to="…"`, `href="…"`, `skipTo="…"`, `{ to: '…' }` and `navigate('…')`. */
function waysOnward(part: Part): Part[] {
  const given = (name: Part, value: unknown) =>
    value && /^(to|href|[a-z]+To)$/.test(nameOf(name) ?? '') ? [value as Part] : []
  switch (part.type) {
    case 'JSXAttribute':
      return given(part.name as Part, part.value)
    case 'Property':
      return given(part.key as Part, part.value)
    case 'CallExpression':
      return nameOf(part.callee as Part) === 'navigate' ? (part.arguments as Part[]).slice(0, 1) : []
    default:
      return []
  }
}

function faultOf({ address, file }: Link): string | undefined {
  // Another site, a letter, or an address nobody knows yet.
  if (address.startsWith(gap) || /^[a-z]+:/.test(address)) return undefined
  const [, path = '', place = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(address) ?? []
  const here = pages.filter((page) => partsOfPage(page).has(file))
  const there = path === '' ? here : pages.filter(({ segments }) => fits(path, segments))
  if (path !== '' && there.length === 0) return isFile(path) ? undefined : 'there is no such page'
  const isThere = place === '' || place.includes(gap) || there.some((page) => placesOn(page).has(place))
  return isThere ? undefined : `nothing there is called ${place}`
}

const isFile = (path: string) => existsSync(join(root, 'public', path))

function fits(path: string, segments: readonly string[]): boolean {
  const asked = path.slice(1).split('/')
  return (
    path.startsWith('/') &&
    asked.length === segments.length &&
    segments.every((segment, position) => {
      const word = asked[position] ?? ''
      // What follows a word without a slash is a query.
      return word === gap || segment.startsWith(':') || word.replace(gap, '') === segment
    })
  )
}

const parts = new Map<string, ReadonlySet<string>>()

/** Every file that a page is made of; the frame around it too. */
function partsOfPage({ file }: Page): ReadonlySet<string> {
  const known = parts.get(file)
  if (known) return known
  const found = new Set<string>()
  const waiting = [file, 'src/root.tsx']
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const source = sources.get(next)
    if (!source || found.has(next)) continue
    found.add(next)
    waiting.push(...importsOf(source))
  }
  parts.set(file, found)
  return found
}

function importsOf({ file, program }: Source): string[] {
  return everythingIn(program)
    .map(({ type, source }) => (/^(Import|Export)/.test(type) ? (source as Part | null)?.value : undefined))
    .filter((name) => typeof name === 'string')
    .map((name) => join(dirname(file), name).replaceAll('\\', '/'))
}

const places = new Map<string, ReadonlySet<string>>()

/** What can be gone to on a page: `id="…"` in its components, `id: '…'` and `slug: '…'` in its words. */
function placesOn(page: Page): ReadonlySet<string> {
  const known = places.get(page.file)
  if (known) return known
  const found = new Set([...partsOfPage(page)].flatMap((file) => namesGivenIn(sources.get(file))))
  places.set(page.file, found)
  return found
}

function namesGivenIn(source: Source | undefined): string[] {
  if (!source) return []
  const isOfWords = source.file.startsWith('src/content/')
  return everythingIn(source.program)
    .filter(({ type }) => type === (isOfWords ? 'Property' : 'JSXAttribute'))
    .filter((part) => /^(id|slug)$/.test(nameOf((part.key ?? part.name) as Part) ?? ''))
    .flatMap(({ value }) => (value ? turnsOf(value as Part) : []))
    .flatMap(textsOf)
}
