import type { ShownOrder } from '../shown.ts'

const soon = 2000

/** An order is asked for again while the provider's word or the log's next signature is awaited. */
export function asksAgain(order: ShownOrder | undefined): number | false {
  const unsigned = order?.seal?.checkpoint === null
  return order?.status === 'pending' || unsigned ? soon : false
}
