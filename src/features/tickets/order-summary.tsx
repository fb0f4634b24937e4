import { useQuery } from '@tanstack/react-query'
import type { thankYouWords } from '../../content/tickets.ts'
import { myOrder } from './api.ts'
import { TicketNumbers } from './ticket-numbers.tsx'

/** The numbers of an order; asked for again while a payment is being confirmed. */
export function OrderSummary({ orderId, words }: { orderId: string; words: typeof thankYouWords }) {
  const { data: order } = useQuery({
    queryKey: ['order', orderId],
    queryFn: () => myOrder(orderId),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? 2000 : false),
  })
  if (!order) return null
  return (
    <div role="status" className="mt-10 bg-paper p-8 text-ink shadow-paper">
      <p className="caps text-[0.7rem] text-gold-deep">{order.title}</p>
      {order.status === 'pending' && <p className="mt-3">{words.pending}</p>}
      {order.status === 'returned' && <p className="mt-3">{words.returned}</p>}
      {order.status === 'expired' && <p className="mt-3">{words.expired}</p>}
      {order.status === 'paid' && (
        <>
          <h2 className="mt-2 text-subheading">
            {order.numbers.length === 1 ? words.numbers.one : words.numbers.many}
          </h2>
          <TicketNumbers numbers={order.numbers} />
        </>
      )}
    </div>
  )
}
