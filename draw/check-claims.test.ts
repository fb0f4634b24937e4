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
