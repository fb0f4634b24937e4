import { expect, test } from 'vitest'
import type { Entry } from '../../../../../contract/desk.ts'
import { inRuns } from './runs.ts'

const entry = (number: number, order: string | null, status: Entry['status'] = 'live'): Entry => ({
  number,
  status,
  source: order ? 'paid' : 'post',
  name: 'Ada Harbour',
  email: 'ada@example.com',
  phone: null,
  address: null,
  issued_at: '2026-08-11T09:00:00Z',
  retired_at: null,
  user_id: null,
  order_id: order,
  letter_id: order ? null : `letter ${number}`,
})

const told = (entries: readonly Entry[]) => inRuns(entries).map(({ entry, last }) => [entry.number, last])

test('the numbers of one order are one run, and a letter is one of its own', () => {
  expect(told([entry(1, 'a'), entry(2, 'a'), entry(3, 'b'), entry(4, null), entry(5, null)])).toEqual([
    [1, 2],
    [3, 3],
    [4, 4],
    [5, 5],
  ])
})

test('an order that another one came between is two runs', () => {
  expect(told([entry(1, 'a'), entry(2, 'b'), entry(3, 'a')])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ])
})

test('a run keeps together when some of it left the draw, and tells which', () => {
  const [run] = inRuns([entry(1, 'a', 'refunded'), entry(2, 'a'), entry(3, 'a', 'refunded')])
  expect(run?.last).toBe(3)
  expect([...(run?.standings ?? [])]).toEqual([
    ['live', [2]],
    ['refunded', [1, 3]],
  ])
})
