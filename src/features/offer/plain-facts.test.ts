import { expect, test } from 'vitest'
import { offerWords } from '../../content/offer.ts'
import type { Draw } from '../../lib/on-offer.ts'
import { plainFacts } from './plain-facts.ts'

const draw = { pricePence: 1000, charityPence: 250, charityName: 'A Fund', closesAt: null, issued: 43 }

test('where somebody’s own chance is told, the terms tell how many entries there are and no other chance', () => {
  expect(plainFacts(draw as unknown as Draw, offerWords)).toEqual([
    '£10 a ticket',
    '£2.50 of it to A Fund',
    'closing date to be announced',
    '43 entries so far',
  ])
})
