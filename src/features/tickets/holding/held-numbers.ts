import type { Order } from '../types.ts'

/** The numbers of an order that were not handed back. */
export function heldNumbers({ numbers, refundedNumbers = [] }: Pick<Order, 'numbers' | 'refundedNumbers'>) {
  return numbers.filter((number) => !refundedNumbers.includes(number))
}

/** The order as a ticket may show it; one that was handed back whole is told as it was bought. */
export function stillHeld(order: Order): Order {
  const numbers = heldNumbers(order)
  return numbers.length > 0 ? { ...order, numbers } : order
}
