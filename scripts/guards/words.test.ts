import { expect, test } from 'vitest'
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

/** Read out or shown: by the browser, or by one of our own components. */
const spoken =
  /^(aria-(label|description|roledescription|valuetext)|alt|placeholder|(|.+[a-z])(title|label|lead|hint|text|eyebrow|caption|legend))$/i
const isWord = (text: string) => /\p{L}/u.test(text)

const wordsOf = (part: Part) => turnsOf(part).flatMap(textsOf).filter(isWord)

/** 'Many questions', kept for later; an address, a class or a name does not begin so. */
const beginning = /^\p{Lu}[\p{L}’']*,? \p{Ll}/u

function shownBy(part: Part): string[] {
  if (part.type === 'Literal') return wordsOf(part).filter((text) => beginning.test(text))
  if (part.type === 'JSXElement' || part.type === 'JSXFragment')
    return (part.children as Part[]).flatMap(wordsOf)
  if (part.type !== 'JSXAttribute' || !part.value) return []
  return spoken.test(nameOf(part.name as Part) ?? '') ? wordsOf(part.value as Part) : []
}

const wordsIn = (source: Source) => [
  ...new Set(
    everythingIn(source.program).flatMap((part) =>
      shownBy(part).map((words) => `${placeOf(source, part)} says "${words.trim()}"`),
    ),
  ),
]

test('a component shows no words of its own: they live in content', () => {
  expect(sourcesIn('src', /[.]tsx$/).flatMap(wordsIn)).toEqual([])
})
