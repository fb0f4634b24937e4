import { useQuery } from '@tanstack/react-query'
import type { receiptWords, sealWords, thankYouWords, ticketErrors } from '../../content/tickets.ts'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Unfolding } from '../../ui/unfolding.tsx'
import { myOrder } from './api.ts'
import { SaveReceipt } from './save-receipt.tsx'
import { SealFacts } from './seal-facts.tsx'
import { asksAgain } from './seal-wait.ts'
import { TicketNumbers } from './ticket-numbers.tsx'
import type { Order, Seal } from './types.ts'

interface OrderSummaryProps {
  orderId: string
  words: typeof thankYouWords
  receipt: typeof receiptWords
  seal: typeof sealWords
  errors: typeof ticketErrors
}

/** The numbers of an order; asked for again while a payment or a signature is awaited. */
export function OrderSummary({ orderId, words, ...keeping }: OrderSummaryProps) {
  const { data: order } = useQuery({
    queryKey: ['order', orderId],
    queryFn: () => myOrder(orderId),
    retry: false,
    refetchInterval: ({ state }) => asksAgain(state.data),
  })
  if (!order) return null
  return (
    <div className="mt-10 bg-paper p-[min(2rem,7vw)] text-ink shadow-paper">
      <div role="status">
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
            {order.payment === 'demo' && <p className="mt-4 text-sm text-slate">{words.demo}</p>}
          </>
        )}
      </div>
      {order.seal && <ToKeep order={order} sealed={order.seal} words={words} {...keeping} />}
    </div>
  )
}

type ToKeepProps = Omit<OrderSummaryProps, 'orderId'> & { order: Order; sealed: Seal }

function ToKeep({ order, sealed, words, receipt, seal, errors }: ToKeepProps) {
  return (
    <div className="mt-8">
      <p className="text-base text-slate">{words.receipt}</p>
      <ButtonRow className="mt-4">
        <SaveReceipt orderId={order.id} words={receipt.save} errors={errors} />
        <ButtonLink to={`/receipt?order=${order.id}`} look="outline">
          {words.print}
        </ButtonLink>
      </ButtonRow>
      <Unfolding title={seal.title} className="mt-6">
        <SealFacts drawId={order.drawId} seal={sealed} words={seal} />
      </Unfolding>
    </div>
  )
}
