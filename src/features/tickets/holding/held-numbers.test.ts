import { expect, test } from 'vitest'
import type { ShownOrder } from '../shown.ts'
import { heldNumbers, stillHeld } from './held-numbers.ts'

const order = (refundedNumbers?: number[]) =>
  ({ numbers: [4, 5, 6], refunded_numbers: refundedNumbers }) as unknown as ShownOrder

test('a ticket shows what was not handed back', () => {
  expect(heldNumbers(order())).toEqual([4, 5, 6])
  expect(stillHeld(order([5])).numbers).toEqual([4, 6])
})

test('an order handed back whole holds nothing, and is told as it was bought', () => {
  expect(heldNumbers(order([4, 5, 6]))).toEqual([])
  expect(stillHeld(order([4, 5, 6])).numbers).toEqual([4, 5, 6])
})
