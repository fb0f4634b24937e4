import type { ReactNode } from 'react'
import type { FreshSeal } from '../../../../contract/tickets.ts'
import { sealWords } from '../../../content/tickets/receipts.ts'
import { thankYouWords as words } from '../../../content/tickets/thanks.ts'
import { ButtonLink, ButtonRow } from '../../../ui/button.tsx'
import { Unfolding } from '../../../ui/unfolding.tsx'
import { SaveReceipt } from '../receipts/save-receipt.tsx'
import { SealFacts } from '../receipts/seal-facts.tsx'
import type { ShownOrder } from '../shown.ts'
import { TicketNumbers } from './ticket-numbers.tsx'

interface OrderSummaryProps {
  order: ShownOrder
  /** What can be done with the ticket, under its numbers. */
  children: ReactNode
}

/** How an order stands: its numbers, the ways to keep them, and its receipt. */
export function OrderSummary({ order, children }: OrderSummaryProps) {
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
      {order.status === 'paid' && children}
      {order.seal && <ToKeep order={order} seal={order.seal} />}
    </div>
  )
}

function ToKeep({ order, seal }: { order: ShownOrder; seal: FreshSeal }) {
  return (
    <div className="mt-8 border-t border-mist pt-6">
      <p className="text-base text-slate">{words.receipt}</p>
      <ButtonRow className="mt-4">
        <SaveReceipt orderId={order.id} />
        <ButtonLink to={`/receipt?order=${order.id}`} look="outline">
          {words.print}
        </ButtonLink>
      </ButtonRow>
      <Unfolding title={sealWords.title} className="mt-6">
        <SealFacts drawId={order.draw_id} seal={seal} />
      </Unfolding>
    </div>
  )
}
