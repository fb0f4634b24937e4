import type { OrderLine } from '../../../../contract/desk.ts'
import { moneyWords } from '../../../content/operator/money.ts'
import { formatCount } from '../../../lib/count.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatFullPence } from '../../../lib/money.ts'
import { formatListMoment } from '../../../lib/time.ts'
import { ShortHash } from '../../../ui/hash.tsx'
import { DeskLink } from './desk-link.tsx'
import type { Column } from './ledger.tsx'
import { Sum } from './sum.tsx'
import { Whose } from './whose.tsx'

const words = moneyWords.orders

export const orderColumns: readonly Column<OrderLine>[] = [
  { label: words.columns.when, cell: ({ created_at }) => formatListMoment(created_at), from: 'sm' },
  { label: words.columns.who, cell: (order) => <Buyer order={order} /> },
  { label: words.columns.tickets, cell: ({ quantity }) => formatCount(quantity), isFigure: true, from: 'sm' },
  { label: words.columns.total, cell: ({ total_pence }) => formatFullPence(total_pence), isFigure: true },
  { label: words.columns.status, cell: (order) => <Standing order={order} />, from: 'sm' },
  {
    label: words.columns.refunded,
    cell: (order) => <Refunded order={order} />,
    isFigure: true,
    from: 'lg',
  },
  { label: words.columns.payment, cell: (order) => <Payment order={order} />, from: 'lg' },
]

function Buyer({ order }: { order: OrderLine }) {
  return (
    <>
      <Whose to={`/operator/people?id=${order.user_id}`} whom={order} />
      <span className="mt-1 block text-sm text-slate">
        <OrderedDraw order={order} />
      </span>
      <OnPhone order={order} />
    </>
  )
}

export function OrderedDraw({ order: { draw_id, title } }: { order: OrderLine }) {
  return <DeskLink to={`/operator/draws?id=${draw_id}`}>{title}</DeskLink>
}

/** A phone has no column for the moment, nor for what nearly all orders are: paid. */
export function OnPhone({ order: { created_at, status, contested } }: { order: OrderLine }) {
  return (
    <span className="block text-sm text-slate sm:hidden">
      {formatListMoment(created_at)}
      {status !== 'paid' && <span className="block">{words.statuses[status]}</span>}
      {contested && <Contested />}
    </span>
  )
}

function Standing({ order: { status, contested } }: { order: OrderLine }) {
  return (
    <>
      {words.statuses[status]}
      {contested && <Contested />}
    </>
  )
}

function Contested() {
  return <span className="block text-rose-error">{words.contested}</span>
}

function Refunded({ order: { refunded_pence, owed_pence } }: { order: OrderLine }) {
  return (
    <>
      <Sum pence={refunded_pence - owed_pence} />
      {owed_pence > 0 && (
        <span className="block text-sm text-slate">
          {fillIn(words.owed, { pence: formatFullPence(owed_pence) })}
        </span>
      )}
    </>
  )
}

/** The card and the provider's name for the payment, where there was one. */
function Payment({ order: { payment, provider_ref, card_funding } }: { order: OrderLine }) {
  if (payment === 'demo') return <span className="text-slate">{moneyWords.demo}</span>
  return (
    <>
      {card_funding && words.cards[card_funding]}
      {provider_ref && (
        <span className="block text-slate">
          <ShortHash>{provider_ref}</ShortHash>
        </span>
      )}
    </>
  )
}
