import type { RefundLine } from '../../../../contract/operator.ts'
import { moneyWords } from '../../../content/operator/money.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatFullPence } from '../../../lib/money.ts'
import { formatListMoment } from '../../../lib/time.ts'
import { DeskLink } from './desk-link.tsx'
import type { Column } from './ledger.tsx'
import { inStretches } from './stretches.ts'
import { TicketNumbers } from './ticket-numbers.tsx'
import { triesTold } from './tries-told.ts'
import { Whose } from './whose.tsx'

const words = moneyWords.refunds

export const refundColumns: readonly Column<RefundLine>[] = [
  { label: words.columns.whom, cell: (refund) => <Receiver refund={refund} /> },
  {
    label: words.columns.why,
    cell: ({ reason }) => <span className="xl:whitespace-nowrap">{words.reasons[reason]}</span>,
    from: 'sm',
  },
  {
    label: words.columns.numbers,
    cell: ({ numbers }) => <TicketNumbers>{inStretches(numbers)}</TicketNumbers>,
    from: 'lg',
  },
  { label: words.columns.since, cell: ({ created_at }) => formatListMoment(created_at), from: 'lg' },
  { label: words.columns.amount, cell: ({ amount_pence }) => formatFullPence(amount_pence), isFigure: true },
  { label: words.columns.standing, cell: (refund) => <Standing refund={refund} /> },
]

function Receiver({ refund }: { refund: RefundLine }) {
  const { email, draw_id, title } = refund
  return (
    <>
      <Whose to={`/operator/people?q=${encodeURIComponent(email)}`} whom={refund} />
      <span className="mt-1 block text-sm text-slate">
        <DeskLink to={`/operator/draws?id=${draw_id}`}>{title}</DeskLink>
      </span>
    </>
  )
}

function Standing({ refund }: { refund: RefundLine }) {
  const { settled_at, held_at, last_error, attempts } = refund
  if (settled_at) return fillIn(words.standings.sent, { moment: formatListMoment(settled_at) })
  if (held_at) {
    return (
      <span className="text-rose-error">
        {fillIn(words.standings.held, { moment: formatListMoment(held_at) })}
      </span>
    )
  }
  return (
    <>
      {last_error ? words.standings.failing : words.standings.waiting}
      {last_error && (
        <span className="block max-w-[30em] text-sm wrap-anywhere text-slate">
          {last_error}
          <span className="block">{triesTold(attempts)}</span>
        </span>
      )}
    </>
  )
}
