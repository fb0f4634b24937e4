import { describe, expect, test } from 'vitest'
import type { DrawState, OneDraw, PublicDraw } from '../../../contract/draws.ts'
import example from '../../content/example-draw.generated.json' with { type: 'json' }
import { entryCount, labelOf, nextLook, oddsOf, sentenceOf, stateAt } from './draw-state.ts'
import { allFacts } from './fact-lines.ts'
import { groupDraws } from './list/draw-groups.ts'

const detail = example as OneDraw
const draw = (facts: Partial<PublicDraw>): PublicDraw => ({ ...detail.draw, ...facts })
const told = (facts: Partial<PublicDraw>) => {
  const known = draw(facts)
  return sentenceOf(known, known.state)
}

describe('a reader of a draw is told', () => {
  test.each<[DrawState, string]>([
    ['upcoming', 'Entries open on Fri 25 August 2023, 10:00 BST.'],
    ['open', 'Entries close on Wed 13 September 2023, 19:00 BST. The winner is drawn on Fri 15 September'],
    ['waiting', 'wait for a date'],
    ['closed', 'The list is frozen on Thu 14 September 2023, 12:00 BST'],
    [
      'frozen',
      'nothing goes in, nothing comes out. The winner is drawn on Fri 15 September 2023, 12:00 BST.',
    ],
    ['drawing', 'The hour has come.'],
    ['drawn', 'Drawn on Fri 15 September 2023, 12:00 BST from 1,009 entries.'],
    ['cancelled', 'refunded in full'],
  ])('of one that is %s: %s', (state, sentence) => {
    expect(told({ state })).toContain(sentence)
    expect(told({ state })).not.toMatch(/[{}]/)
  })

  test('of an open one without a date, that the date is still to come', () => {
    expect(told({ state: 'open', closes_at: null })).toContain('still to be announced')
  })

  test('of one that nobody entered, that nobody could win', () => {
    expect(told({ state: 'drawn', issued: 0 })).toContain('Nobody had entered')
    expect(labelOf(draw({ issued: 0 }), 'drawn')).not.toBe(labelOf(draw({}), 'drawn'))
    for (const state of ['open', 'closed'] as const) {
      expect(told({ state, issued: 0 })).not.toContain('Nobody')
      expect(labelOf(draw({ state, issued: 0 }), state)).toBe(labelOf(draw({ state }), state))
    }
  })

  test('of one that was drawn later than meant, when it was drawn; and nothing of a closing that is past', () => {
    expect(told({ state: 'drawn', drawn_at: '2023-09-15T13:30:00Z' })).toContain(
      '15 September 2023, 14:30 BST',
    )
    expect(told({ state: 'drawn', drawn_at: null })).toContain('15 September 2023, 12:00 BST')
    expect(told({ state: 'waiting', closes_at: null })).not.toBe(told({ state: 'open', closes_at: null }))
  })

  test('the odds of one entry, as they stand or for good, and never “1 in 1”', () => {
    expect(oddsOf(draw({ state: 'open' }))).toBe('1 in 1,009 as entries stand now')
    expect(oddsOf(draw({ state: 'drawn' }))).toBe('1 in 1,009')
    expect(oddsOf(draw({ state: 'drawn', issued: 2 }))).toBe('1 in 2')
    expect(oddsOf(draw({ state: 'open', issued: 9 }))).toBe('Too few entries to say')
    expect(oddsOf(draw({ issued: 1 }))).toBe('Too few entries to say')
    for (const state of ['frozen', 'drawing'] as const)
      expect(oddsOf(draw({ state, issued: 2 }))).toBe('1 in 2')
  })

  test('how many entered, in words where it is none or one', () => {
    expect([0, 1, 2, 1009].map(entryCount)).toEqual(['no entries', 'one entry', '2 entries', '1,009 entries'])
  })

  test('paid and free entries, the pence for charity and their sum', () => {
    const facts = Object.fromEntries(allFacts(draw({})))
    expect(facts).toMatchObject({
      'An entry': '£10, or free by post',
      Entries: '1,009 · 867 paid, 142 free',
      'To charity': "£2.50 of each paid entry, to Wish Forward Children's Fund",
      'Charity total': '£2,167.50',
      'Round of the beacon': '657,413',
    })
  })
})

describe('at the hour of the draw', () => {
  const hour = Date.parse(detail.draw.draws_at ?? '')
  const frozen: OneDraw = { ...detail, draw: draw({ state: 'frozen' }) }

  test('a frozen draw is being drawn before the service has said so', () => {
    expect(stateAt(frozen.draw, hour - 1)).toBe('frozen')
    expect(stateAt(frozen.draw, hour)).toBe('drawing')
  })

  test('the page asks again at the hour, and then every two seconds', () => {
    expect(nextLook(frozen, hour - 3_600_000)).toBe(60_000)
    expect(nextLook(frozen, hour - 20_000)).toBe(20_000)
    expect(nextLook(frozen, hour)).toBe(2000)
    expect(nextLook({ ...detail, draw: draw({ state: 'drawing' }) }, hour)).toBe(2000)
  })

  test('whoever comes before the terms are sealed sees the seal within seconds', () => {
    const justDated = { ...detail, manifest_hash: null, draw: draw({ state: 'open' }) }
    expect(nextLook(justDated, hour - 5 * 86_400_000)).toBe(2000)
    expect(nextLook({ ...justDated, draw: draw({ state: 'open', draws_at: null }) }, hour)).toBe(60_000)
  })

  test('a finished story is not asked for again, an unfinished one is', () => {
    expect(nextLook(detail, hour)).toBe(false)
    expect(nextLook({ ...detail, claims: detail.claims.slice(0, 1) }, hour)).toBe(60_000)
    expect(nextLook(null, hour)).toBe(false)
    const [told] = detail.claims
    expect(nextLook({ ...detail, claims: [{ ...told, act: 'unclaimed' }] as never }, hour)).toBe(false)
    expect(nextLook({ ...detail, draw: draw({ state: 'cancelled' }) }, hour)).toBe(false)
  })
})

test('the list begins with what can be entered and ends with what was cancelled', () => {
  const states: DrawState[] = [
    'cancelled',
    'drawn',
    'closed',
    'upcoming',
    'drawing',
    'waiting',
    'frozen',
    'open',
  ]
  const groups = groupDraws(states.map((state) => draw({ state })))
  expect(groups.map(({ name, draws }) => [name, ...draws.map(({ state }) => state)])).toEqual([
    ['open', 'open'],
    ['next', 'upcoming'],
    ['waiting', 'drawing', 'frozen', 'closed', 'waiting'],
    ['drawn', 'drawn'],
    ['cancelled', 'cancelled'],
  ])
})
