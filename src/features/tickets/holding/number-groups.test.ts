import { expect, test } from 'vitest'
import type { MyDraw, Ticket } from '../../../../contract/tickets.ts'
import { numberGroups } from './number-groups.ts'

const ticket = (number: number, status: Ticket['status'] = 'live', source: Ticket['source'] = 'paid') =>
  ({ number, status, source }) as Ticket
const told = (tickets: Ticket[], rest: Partial<MyDraw> = {}, suspended: number[] = []) =>
  numberGroups({ status: 'open', drawn_number: null, ...rest, tickets } as MyDraw, suspended).map(
    ({ standing, source, numbers }) => `${standing} ${source} ${numbers}`,
  )

test('before the draw those in it come first, letters apart from what was paid, what left it last', () => {
  const tickets = [ticket(1, 'refunded'), ticket(2), ticket(3, 'live', 'post'), ticket(4), ticket(5, 'void')]
  expect(told(tickets)).toEqual(['live paid 2,4', 'live post 3', 'refunded paid 1', 'void paid 5'])
})

test('after the draw the number drawn stands alone and before the others', () => {
  const after = { status: 'drawn', drawn_number: 2 } as const
  expect(told([ticket(1), ticket(2), ticket(3)], after)).toEqual(['drawn paid 2', 'wasIn paid 1,3'])
})

test('numbers whose payment is contested stand apart, whatever was drawn', () => {
  const drawn = { status: 'drawn', drawn_number: 2 } as const
  expect(told([ticket(1), ticket(2), ticket(3, 'refunded')], drawn, [2, 3])).toEqual([
    'suspended paid 2',
    'wasIn paid 1',
    'refunded paid 3',
  ])
})

test('a number that was handed back and would have been drawn stays handed back', () => {
  expect(told([ticket(2, 'refunded')], { status: 'drawn', drawn_number: 2 })).toEqual(['refunded paid 2'])
})
