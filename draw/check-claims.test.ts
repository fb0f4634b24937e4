import { expect, test } from 'vitest'
import { claimFaults } from './check-claims.ts'
import type { Claim } from './result.ts'

const picks = [
  { index: 0, ticketNo: 7 },
  { index: 3, ticketNo: 9 },
]
const told = (acts: [Claim['act'], number | null][]): Claim[] =>
  acts.map(([act, place], hour) => ({
    at: `2023-09-15T1${hour}:00:00.000Z`,
    act,
    place,
    ticketNo: place === null ? null : (picks[place]?.ticketNo ?? 0),
  }))
const codes = (acts: [Claim['act'], number | null][]) =>
  claimFaults(told(acts), picks).map(({ code }) => code)

test('a refused claim passes the prize on, even one that was accepted before', () => {
  expect(
    codes([
      ['told', 0],
      ['claimed', 0],
      ['refused', 0],
      ['promoted', 1],
      ['told', 1],
    ]),
  ).toEqual([])
  expect(
    codes([
      ['told', 0],
      ['claimed', 0],
      ['promoted', 1],
    ]),
  ).toEqual(['claim_out_of_turn'])
})

test('a number that was not drawn has no claim, and neither has a place that was not', () => {
  const [claim] = told([['told', 0]]) as [Claim]
  const named = (changes: Partial<Claim>) => claimFaults([{ ...claim, ...changes }], picks)
  expect(named({ ticketNo: 8 })).toEqual([{ code: 'claim_of_undrawn_number', at: 8 }])
  expect(named({ place: 2 })[0]).toEqual({ code: 'claim_of_undrawn_number', at: 7 })
})

test('a log goes on in time, or stands still, and never back', () => {
  const [first, second] = told([
    ['told', 0],
    ['claimed', 0],
  ]) as [Claim, Claim]
  expect(claimFaults([first, { ...second, at: first.at }], picks)).toEqual([])
  expect(
    claimFaults(
      [
        { ...first, at: second.at },
        { ...second, at: first.at },
      ],
      picks,
    ),
  ).toEqual([{ code: 'claims_out_of_order', at: 1 }])
})

test('no reserve is passed over, and whose turn has ended may not begin it again', () => {
  const three = [...picks, { index: 5, ticketNo: 11 }]
  const [first, lapsed] = told([
    ['told', 0],
    ['lapsed', 0],
  ]) as [Claim, Claim]
  const promoted: Claim = { ...lapsed, act: 'promoted', place: 2, ticketNo: 11 }
  expect(claimFaults([first, lapsed, promoted], three)).toEqual([{ code: 'claim_out_of_turn', at: 11 }])
  expect(
    codes([
      ['told', 0],
      ['lapsed', 0],
      ['told', 0],
      ['promoted', 1],
    ]),
  ).toEqual([])
})

test('nothing follows an unclaimed prize', () => {
  expect(
    codes([
      ['told', 0],
      ['lapsed', 0],
      ['promoted', 1],
      ['lapsed', 1],
      ['unclaimed', null],
      ['claimed', 1],
    ]),
  ).toEqual(['unclaimed_too_early'])
})

test('a log that holds anything but claims is none, whatever it holds', () => {
  const [claim] = told([['told', 0]]) as [Claim]
  const { at, ...timeless } = claim
  for (const strange of [
    null,
    'told',
    ['told', 0, 7, at],
    timeless,
    { ...timeless, when: at },
    { ...claim, note: 'x' },
    { ...claim, at: '2023-09-15' },
    { ...claim, act: 'given' },
    { ...claim, place: 0.5 },
    { ...claim, ticketNo: '7' },
    { ...claim, act: 'unclaimed', place: null },
    { ...claim, act: 'unclaimed', ticketNo: null },
  ]) {
    expect(claimFaults([strange], picks)).toEqual([{ code: 'not_claims' }])
    expect(claimFaults([claim, strange], picks)).toEqual([{ code: 'not_claims' }])
  }
})

test('a prize is unclaimed only after the last reserve’s turn, or where nobody was drawn', () => {
  expect(
    codes([
      ['told', 0],
      ['lapsed', 0],
      ['promoted', 1],
      ['lapsed', 1],
      ['unclaimed', null],
    ]),
  ).toEqual([])
  expect(
    codes([
      ['told', 0],
      ['lapsed', 0],
      ['unclaimed', null],
    ]),
  ).toEqual(['unclaimed_too_early'])
  expect(
    codes([
      ['lapsed', 0],
      ['promoted', 1],
      ['unclaimed', null],
    ]),
  ).toEqual(['unclaimed_too_early'])
  expect(claimFaults(told([['unclaimed', null]]), [])).toEqual([])
})

test('only an unclaimed prize goes without a number', () => {
  expect(codes([['told', null]])).toEqual(['not_claims'])
  expect(codes([['unclaimed', 0]])).toEqual(['not_claims'])
})
