import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../lib/ask.ts'
import type { ShownOrder } from '../shown.ts'
import { asksAgain } from './seal-wait.ts'

/** One order of the signed-in person; asked for again while a payment or a signature is awaited. */
export const orderQuery = (orderId: string) =>
  queryOptions<ShownOrder>({
    queryKey: ['order', orderId],
    queryFn: () => ask('my_order', { order_id: orderId }),
    retry: false,
    refetchInterval: ({ state }) => asksAgain(state.data),
  })
