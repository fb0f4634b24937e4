import { expect, test } from 'vitest'
import type { Draw, OnOffer } from '../../../../contract/offer.ts'
import { choicesOf, closingNext } from './choices.ts'

const specified = ['seychelles', 'monaco', 'worldcup2026', 'diaspora'] as const

const draw = (experience: string, closesAt: string | null = null, remaining: number | null = null) =>
  ({ experience, closes_at: closesAt, remaining }) as Draw

const offerOf = (...draws: Draw[]) => ({ draws }) as unknown as OnOffer

test('the specified four come first, in their order, whatever is on sale', () => {
  expect(choicesOf(specified, undefined, undefined)).toEqual(specified)
  expect(choicesOf(specified, offerOf(draw('japan'), draw('monaco')), undefined)).toEqual([
    ...specified,
    'japan',
  ])
})

test('a trip somebody came for is among the choices, and only once', () => {
  expect(choicesOf(specified, offerOf(), 'bali')).toEqual([...specified, 'bali'])
  expect(choicesOf(specified, offerOf(draw('bali')), 'bali')).toEqual([...specified, 'bali'])
})

test('without a wish the draw that closes next is chosen, unless it is sold out', () => {
  const soon = draw('diaspora', '2026-12-01T12:00:00Z')
  const later = draw('monaco', '2026-12-09T12:00:00Z')
  expect(closingNext(offerOf(draw('seychelles'), later, soon))).toBe('diaspora')
  expect(closingNext(offerOf(later, { ...soon, remaining: 0 }))).toBe('monaco')
  expect(closingNext(offerOf(draw('seychelles')))).toBeUndefined()
})
