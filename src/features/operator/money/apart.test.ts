import { expect, test } from 'vitest'
import type { Difference, Reconciliation } from '../../../../contract/desk.ts'
import { bookSums } from './apart.ts'

function books(
  ours: [charged: number, refunded: number, disputed: number],
  theirs: [charged: number, refunded: number, disputed: number],
  differences: Difference[] = [],
): Reconciliation {
  const sums = ([charged_pence, refunded_pence, disputed_pence]: number[]) => ({
    charged_pence: charged_pence ?? 0,
    refunded_pence: refunded_pence ?? 0,
    disputed_pence: disputed_pence ?? 0,
  })
  return {
    read_at: '2026-09-01T09:00:00Z',
    ours: { ...sums(ours), payments: 1, otherwise_pence: 0, due_pence: 0 },
    theirs: { ...sums(theirs), lines: 1, fee_pence: 0, paid_out_pence: 0, balance_pence: 0 },
    differences,
  }
}

function difference(what: Difference['what'], ours_pence: number | null, theirs_pence: number | null) {
  return { what, since: '2026-08-30T09:00:00Z', our_ref: null, their_ref: 'x', ours_pence, theirs_pence }
}

function gaps(reconciliation: Reconciliation): [listed: number, unlisted: number][] {
  return bookSums(reconciliation).map(({ listed, unlisted }) => [listed, unlisted])
}

test('books that agree leave nothing to be told', () => {
  expect(gaps(books([5000, 700, 300], [5000, 700, 300]))).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ])
})

test('a gap is told by the lines in which the books part', () => {
  const parting = [
    difference('charge_not_ours', null, 4200),
    difference('payment_not_theirs', 1000, null),
    difference('refund_not_ours', null, -500),
    difference('refund_differs', -900, -400),
    difference('dispute_not_theirs', -2500, null),
  ]
  expect(gaps(books([1800, 900, 2500], [5000, 900, 0], parting))).toEqual([
    [-3200, 0],
    [0, 0],
    [2500, 0],
  ])
})

test('what no line tells of may be on its way, or a dispute that is still open', () => {
  expect(gaps(books([5000, 0, 37_500], [5000, 3500, 0]))).toEqual([
    [0, 0],
    [0, -3500],
    [0, 37_500],
  ])
})
