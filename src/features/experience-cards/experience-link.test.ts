import { expect, test } from 'vitest'
import { experiences } from '../../content/experiences/index.ts'
import { experienceLink } from './experience-link.ts'

test.each(experiences.map(({ card, path }) => [card.title, path] as const))(
  'the card “%s” leads to %s',
  (title, path) => {
    expect(experienceLink(title)).toBe(path)
  },
)

test('a card nobody knows leads to all experiences', () => {
  expect(experienceLink('A night on the moon')).toBe('/experiences')
})
