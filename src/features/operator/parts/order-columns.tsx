import type { OrderLine } from '../../../../contract/desk.ts'
import { moneyWords } from '../../../content/operator/money.ts'
import { formatCount } from '../../../lib/count.ts'
import { formatFullPence } from '../../../lib/money.ts'
import { formatListMoment } from '../../../lib/time.ts'
import { ShortHash } from '../../../ui/hash.tsx'
import { DeskLink } from './desk-link.tsx'
import type { Column } from './ledger.tsx'
import { Sum } from './sum.tsx'

const words = moneyWords.orders

export const orderColumns: readonly Column<OrderLine>[] = [
  { label: words.columns.when, cell: ({ created_at }) => formatListMoment(created_at), from: 'sm' },
  { label: words.columns.who, cell: (order) => <Buyer order={order} /> },
  { label: words.columns.tickets, cell: ({ quantity }) => formatCount(quantity), isFigure: true, from: 'sm' },
  { label: words.columns.total, cell: ({ total_pence }) => formatFullPence(total_pence), isFigure: true },
  { label: words.columns.status, cell: (order) => <Standing order={order} /> },
  {
    label: words.columns.refunded,
    cell: ({ refunded_pence }) => <Sum pence={refunded_pence} />,
    isFigure: true,
    from: 'lg',
  },
  { label: words.columns.payment, cell: (order) => <Payment order={order} />, from: 'lg' },
]

function Buyer({ order: { user_id, email, draw_id, title, created_at } }: { order: OrderLine }) {
  return (
    <>
      <DeskLink to={`/operator/people?id=${user_id}`}>{email}</DeskLink>
      <span className="mt-1 block text-sm text-slate">
        <DeskLink to={`/operator/draws?id=${draw_id}`}>{title}</DeskLink>
        <span className="sm:hidden">{`, ${formatListMoment(created_at)}`}</span>
      </span>
    </>
  )
}

function Standing({ order: { status, contested } }: { order: OrderLine }) {
  return (
    <>
      {words.statuses[status]}
      {contested && <span className="block text-rose-error">{words.contested}</span>}
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
