import type { ShownOrder } from '../shown.ts'

/** The numbers of an order that were not handed back. */
export function heldNumbers({
  numbers,
  refunded_numbers: refundedNumbers = [],
}: Pick<ShownOrder, 'numbers' | 'refunded_numbers'>) {
  return numbers.filter((number) => !refundedNumbers.includes(number))
}

/** The order as a ticket may show it; one that was handed back whole is told as it was bought. */
export function stillHeld(order: ShownOrder): ShownOrder {
  const numbers = heldNumbers(order)
  return numbers.length > 0 ? { ...order, numbers } : order
}
