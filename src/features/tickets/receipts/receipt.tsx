import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sealWords, receiptWords as words } from '../../../content/tickets/receipts.ts'
import { ticketErrors } from '../../../content/tickets/refusals.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatPence } from '../../../lib/money.ts'
import { told } from '../../../lib/refused.ts'
import { ticketNumber } from '../../../lib/ticket-number.ts'
import { formatMoment } from '../../../lib/time.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/field.tsx'
import { LogoMark } from '../../../ui/logo.tsx'
import { FactList } from '../fact-list.tsx'
import type { ShownOrder } from '../shown.ts'
import { orderQuery } from './order-query.ts'
import { SaveReceipt } from './save-receipt.tsx'
import { SealFacts } from './seal-facts.tsx'

interface ReceiptProps {
  orderId: string
  buyer: { name: string; email: string }
}

export function Receipt({ orderId, buyer }: ReceiptProps) {
  const { data: order, error } = useQuery(orderQuery(orderId))
  if (error) return <FormError>{told(error, ticketErrors)}</FormError>
  if (!order) return <div className="min-h-96" aria-busy="true" />
  return (
    <>
      <article className="receipt bg-paper px-7 py-10 shadow-paper sm:px-12">
        <div className="flex items-center justify-between text-gold-deep">
          <LogoMark className="w-12" />
          <p className="caps hidden print:block">{words.title}</p>
        </div>
        <h2 className="mt-5 text-heading print:mt-2 print:text-[20pt]">{order.title}</h2>
        <div className="double-rule my-6 print:my-3" />
        <FactList stacks facts={factsOf(order, buyer)} />
        {order.seal && (
          <section aria-labelledby="seal" className="mt-8 print:mt-4">
            <h3 id="seal" className="mb-2 text-subheading print:mb-0 print:text-[13pt]">
              {sealWords.title}
            </h3>
            <SealFacts drawId={order.draw_id} seal={order.seal} />
          </section>
        )}
        <p className="mt-8 text-sm text-slate print:mt-4 print:text-[8pt]">{words.footer}</p>
        {order.payment === 'demo' && <p className="mt-1 text-sm text-slate print:text-[8pt]">{words.demo}</p>}
      </article>
      {order.seal && <p className="mt-8 text-base text-slate print:hidden">{words.save.note}</p>}
      <ButtonRow className="mt-6 print:hidden">
        <Button onClick={() => window.print()}>{words.print}</Button>
        {order.seal && <SaveReceipt orderId={order.id} />}
      </ButtonRow>
    </>
  )
}

type Facts = readonly (readonly [label: string, value: ReactNode])[]

function factsOf(order: ShownOrder, buyer: ReceiptProps['buyer']): Facts {
  return [
    [
      words.order,
      <span key="id" className="text-sm break-all">
        {order.id}
      </span>,
    ],
    [words.boughtAt, formatMoment(order.bought_at)],
    [words.buyer, `${buyer.name} · ${buyer.email}`],
    [words.quantity, order.quantity],
    [words.numbers, numbered(order.numbers)],
    ...suspendedFacts(order),
    [words.price, formatPence(order.price_pence)],
    ...refundedFacts(order),
    [words.total, <Total key="total" order={order} />],
    [words.charity, `${formatPence(charityPence(order))} · ${order.charity_name}`],
    ...(order.draws_at ? [[words.draws[tenseOf(order)], formatMoment(order.draws_at)] as const] : []),
    ...(order.refunds_until && !order.suspended_numbers?.length
      ? [[words.refunds, formatMoment(order.refunds_until)] as const]
      : []),
  ]
}

function refundedFacts({ refunded_numbers: refundedNumbers = [] }: ShownOrder): Facts {
  return refundedNumbers.length > 0 ? [[words.refundedNumbers, numbered(refundedNumbers)]] : []
}

function suspendedFacts({ numbers, suspended_numbers: suspended = [] }: ShownOrder): Facts {
  const { all, some } = words.suspendedWhy
  if (suspended.length === 0) return []
  const why = suspended.length === numbers.length ? all : fillIn(some, { numbers: numbered(suspended) })
  return [
    [
      words.suspended,
      <span key="why" className="block text-left text-rose-error">
        {why}
      </span>,
    ],
  ]
}

function Total({ order }: { order: ShownOrder }) {
  return (
    <>
      <b className="figures text-2xl font-medium">{formatPence(order.total_pence)}</b>
      {order.refunded_pence ? ` · ${words.refunded} ${formatPence(order.refunded_pence)}` : null}
    </>
  )
}

/** A ticket handed back takes its share along. */
function charityPence({
  charity_total_pence: charityTotalPence,
  quantity,
  refunded_numbers: refundedNumbers = [],
}: ShownOrder): number {
  return (charityTotalPence / quantity) * (quantity - refundedNumbers.length)
}

function numbered(numbers: readonly number[]): string {
  return numbers.map(ticketNumber).join(', ')
}

function tenseOf({ draw_status: drawStatus }: ShownOrder): keyof typeof words.draws {
  return drawStatus === 'drawn' || drawStatus === 'cancelled' ? drawStatus : 'toCome'
}
