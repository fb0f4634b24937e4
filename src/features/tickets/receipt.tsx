import { useQuery } from '@tanstack/react-query'
import type { receiptWords, ticketErrors } from '../../content/tickets.ts'
import { formatPence } from '../../lib/money.ts'
import { formatMoment } from '../../lib/time.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/field.tsx'
import { LogoMark } from '../../ui/logo.tsx'
import { myOrder, openDraws } from './api.ts'
import { FactList } from './fact-list.tsx'
import { ticketNumber } from './ticket-numbers.tsx'
import { told } from './told.ts'

interface ReceiptProps {
  orderId: string
  buyer: { name: string; email: string }
  words: typeof receiptWords
  errors: typeof ticketErrors
}

export function Receipt({ orderId, buyer, words, errors }: ReceiptProps) {
  const { data: order, error } = useQuery({
    queryKey: ['order', orderId],
    queryFn: () => myOrder(orderId),
    retry: false,
  })
  const { data: offered } = useQuery({ queryKey: ['open-draws'], queryFn: openDraws })
  if (error) return <FormError>{told(error, errors)}</FormError>
  if (!order) return <div className="min-h-96" aria-busy="true" />
  return (
    <>
      <article className="receipt bg-paper px-7 py-10 shadow-paper sm:px-12">
        <div className="flex items-center justify-between text-gold-deep">
          <LogoMark className="w-12" />
          <p className="caps hidden print:block">{words.title}</p>
        </div>
        <h2 className="mt-5 text-heading">{order.title}</h2>
        <div className="double-rule my-6" />
        <FactList
          facts={[
            [
              words.order,
              <span key="id" className="text-sm break-all">
                {order.id}
              </span>,
            ],
            [words.boughtAt, formatMoment(order.boughtAt)],
            [words.buyer, `${buyer.name} · ${buyer.email}`],
            [words.quantity, order.quantity],
            [words.numbers, order.numbers.map(ticketNumber).join(', ')],
            [words.price, formatPence(order.pricePence)],
            [
              words.total,
              <b key="total" className="figures text-2xl font-medium">
                {formatPence(order.totalPence)}
              </b>,
            ],
            [words.charity, `${formatPence(order.charityTotalPence)} · ${order.charityName}`],
            ...(order.drawsAt ? [[words.draws, formatMoment(order.drawsAt)] as const] : []),
            ...(order.refundsUntil ? [[words.refunds, formatMoment(order.refundsUntil)] as const] : []),
          ]}
        />
        <p className="mt-8 text-sm text-slate">{words.footer}</p>
        {offered?.payment === 'demo' && <p className="mt-1 text-sm text-slate">{words.demo}</p>}
      </article>
      <Button onClick={() => window.print()} className="mt-8 print:hidden">
        {words.print}
      </Button>
    </>
  )
}
