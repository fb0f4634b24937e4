import { expect, test } from 'vitest'
import { everythingIn, type Part, placeOf, type Source, sourceOf, sourcesIn } from './source.ts'

/** React Router readies these itself, and its configuration runs nowhere but here. */
const itsOwn = /^(react|react-dom|react-router)(\/|$)|^@react-router\/dev\//

test('npm run dev readies every package of the pages beforehand, so that no visit loads its page anew', () => {
  const readied = new Set(everythingIn(sourceOf('scripts/dev.ts').program).map(({ value }) => value))
  const late = ['src', 'draw']
    .flatMap((room) => sourcesIn(room))
    .flatMap(packagesOf)
    .filter(({ name }) => !readied.has(name))
  expect(
    late.map(({ name, place }) => `${place} ${name}: is not among the packages of scripts/dev.ts`),
  ).toEqual([])
})

function packagesOf(source: Source): { name: string; place: string }[] {
  return everythingIn(source.program)
    .filter(({ type, importKind }) => /^Import(Declaration|Expression)$/.test(type) && importKind !== 'type')
    .map((part) => ({ name: String((part.source as Part).value), place: placeOf(source, part) }))
    .filter(({ name }) => /^[@a-z]/.test(name) && !name.startsWith('node:') && !itsOwn.test(name))
}
