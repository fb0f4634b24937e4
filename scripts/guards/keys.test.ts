import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../install.mjs'
import { everythingIn, nameOf, type Part, placeOf, type Source, sourcesIn, textsOf } from './source.ts'

/** Spread over a component, a misspelt key says nothing to anybody, and no type minds. */
test('every key of the words is read by somebody', () => {
  const read = new Set([...readers.flatMap(readIn), ...wordsOfSql(), ...ofHostedSupabase])
  const unread = sourcesIn('src/content').flatMap((source) =>
    keysIn(source)
      .filter((key) => !read.has(nameOf(key)))
      .map((key) => `${placeOf(source, key)} ${nameOf(key)}: is read by nobody`),
  )
  expect(unread).toEqual([])
})

/** Refusals of its accounts that our own host never has to say. */
const ofHostedSupabase = ['email_exists', 'email_address_invalid']

const rooms = ['src', 'server', 'draw', 'contract', 'supabase/functions', 'art', 'scripts']
const readers = rooms.flatMap((room) => sourcesIn(room))

/** `a` of `{ a: … }`, written down; not of `({ a }) => …`, which reads it. */
function keysIn({ program }: Source): Part[] {
  return everythingIn(program)
    .filter(({ type }) => type === 'ObjectExpression')
    .flatMap(({ properties }) => properties as Part[])
    .filter(({ type, computed }) => type === 'Property' && !computed)
    .map(({ key }) => key as Part)
}

function readIn(source: Source): (string | undefined)[] {
  const written = new Set(source.file.startsWith('src/content/') ? keysIn(source) : [])
  return everythingIn(source.program)
    .filter((part) => !written.has(part))
    .flatMap(namesReadBy)
}

/** `a` of `.a`, of `{ a } = …` and of `a: string` in a type; and any text, by which it may be looked up. */
function namesReadBy(part: Part): (string | undefined)[] {
  switch (part.type) {
    case 'MemberExpression':
      return part.computed ? [] : [nameOf(part.property as Part)]
    case 'ObjectPattern':
      return (part.properties as Part[]).map(({ key }) => nameOf(key as Part | undefined))
    case 'TSPropertySignature':
      return [nameOf(part.key as Part)]
    case 'TemplateLiteral':
      return textsOf(part).flatMap((text) => text.match(/\w+/g) ?? [])
    default:
      return part.type === 'Literal' ? [nameOf(part)] : []
  }
}

/** What the database says in one word: refusals, acts of the audit trail, events of an account. */
function wordsOfSql(): string[] {
  const files = ['supabase/migrations', 'server/schema'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((file) => readFileSync(join(root, folder, file), 'utf8')),
  )
  return files.flatMap((sql) => Array.from(sql.matchAll(/'(\w+)'/g), ([, word = '']) => word))
}
