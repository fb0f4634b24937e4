import { expect, test } from 'vitest'
import type { Draw } from '../../../../contract/offer.ts'
import { drawFacts, generalFacts } from './offer-facts.ts'

const draw: Draw = {
  id: 'x',
  experience: 'seychelles',
  title: 'Seychelles luxury escape',
  price_pence: 1000,
  payment: 'stripe',
  charity_name: "Wish Forward Children's Fund",
  charity_pence: 250,
  max_per_person: 50,
  cap: null,
  issued: 128,
  remaining: null,
  opens_at: '2026-11-01T00:00:00Z',
  closes_at: '2026-12-06T20:00:00Z',
  postal_closes_at: '2026-12-04T20:00:00Z',
  refunds_until: null,
  draws_at: '2026-12-09T20:00:00Z',
}
const undated: Draw = { ...draw, closes_at: null, postal_closes_at: null, draws_at: null }

/** As it is read: a space that does not break is still a space. */
const line = (facts: string[]) => facts.join(' · ').replaceAll('\u00a0', ' ')

test('a dated draw tells price, pence to charity, closing, entries and what one ticket is worth', () => {
  expect(line(drawFacts(draw))).toBe(
    "£10 a ticket · £2.50 of it to Wish Forward Children's Fund · closes Sun 6 December, 20:00 · 128 entries so far, one ticket is 1 in 129",
  )
})

test.each([
  [0, 'no entries yet'],
  [1, '1 entry so far'],
  [9, '9 entries so far'],
  [10, '10 entries so far, one ticket is 1 in 11'],
  [12_345, '12,345 entries so far, one ticket is 1 in 12,346'],
])('with %i in the pool it says “%s”', (issued, words) => {
  expect(line(drawFacts({ ...draw, issued }).slice(-1))).toBe(words)
})

test.each([0, 1, 3])('of %i entries no word is left alone on the last line', (issued) => {
  expect(drawFacts({ ...draw, issued }).at(-1)).not.toContain(' ')
})

test('when the paid tickets are gone it says until when the post is open, and names no price', () => {
  expect(drawFacts({ ...draw, remaining: 0 })).toEqual([
    'All paid tickets are gone; free entry by post is open until Fri 4 December, 20:00',
  ])
  expect(drawFacts({ ...undated, remaining: 0 })).toEqual([
    'All paid tickets are gone; free entry by post is open',
  ])
})

test('where no trip has been chosen, the draw that closes next is told of by its name', () => {
  const later = { ...draw, title: 'Later', closes_at: '2026-12-20T20:00:00Z' }
  const gone = { ...draw, title: 'Gone', closes_at: '2026-12-01T20:00:00Z', remaining: 0 }
  expect(generalFacts({ draws: [undated, later, draw, gone] })).toEqual([
    'Seychelles luxury escape',
    ...drawFacts(draw),
  ])
  expect(generalFacts({ draws: [draw, later] })[0]).toBe('Seychelles luxury escape')
  expect(generalFacts({ draws: [later, draw] })[0]).toBe('Seychelles luxury escape')
})

test('undated draws are told of by what they have in common', () => {
  const common = "£10 a ticket · £2.50 of it to Wish Forward Children's Fund · closing date to be announced"
  expect(line(generalFacts({ draws: [undated, { ...undated, issued: 3 }] }))).toBe(common)
  const dearer = { ...undated, price_pence: 2000, charity_pence: 400 }
  expect(line(generalFacts({ draws: [dearer, undated] }))).toBe(
    'From £10 a ticket · a stated share of it to charity · closing date to be announced',
  )
  const dearest = { ...dearer, price_pence: 3000 }
  expect(line(generalFacts({ draws: [dearer, undated, dearest] }))).toContain('From £10 a ticket')
  expect(line(generalFacts({ draws: [undated, dearest, dearer] }))).toContain('From £10 a ticket')
  const elsewhere = { ...undated, charity_name: 'Another' }
  expect(generalFacts({ draws: [undated, elsewhere] })[1]).toBe('a stated share of it to charity')
})

test('a single draw without a date is told of by its name', () => {
  expect(generalFacts({ draws: [undated] })).toEqual(['Seychelles luxury escape', ...drawFacts(undated)])
})

test('with nothing on sale nothing is said', () => {
  expect(generalFacts({ draws: [] })).toEqual([])
})

test('where somebody’s own chance is told, the line tells how many entries there are and no other chance', () => {
  const facts = drawFacts({ ...draw, issued: 43 }, 'chanceless')
  expect(line(facts.slice(-1))).toBe('43 entries so far')
})
