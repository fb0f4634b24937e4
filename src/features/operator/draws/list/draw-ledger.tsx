import type { BookedDraw } from '../../../../../contract/desk.ts'
import { drawListWords as words } from '../../../../content/operator/draws.ts'
import { deskWords } from '../../../../content/operator/frame.ts'
import { formatCount } from '../../../../lib/count.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { formatFullPence } from '../../../../lib/money.ts'
import { formatListMoment } from '../../../../lib/time.ts'
import { DeskLink } from '../../parts/desk-link.tsx'
import type { Column } from '../../parts/ledger.tsx'
import { LongLedger } from '../../parts/long-ledger.tsx'
import { standingOf } from '../standing.ts'

const when = (iso: string | null) => (iso ? formatListMoment(iso) : words.undated)

const columns: readonly Column<BookedDraw>[] = [
  {
    label: words.columns.state,
    cell: (draw) => (
      <span className={draw.prize === 'untold' ? 'text-rose-error' : ''}>{standingOf(draw)}</span>
    ),
  },
  { label: words.columns.opens, cell: ({ opens_at }) => formatListMoment(opens_at), from: 'lg' },
  { label: words.columns.closes, cell: ({ closes_at }) => when(closes_at), from: 'sm' },
  { label: words.columns.drawn, cell: ({ drawn_at, draws_at }) => when(drawn_at ?? draws_at), from: 'lg' },
  { label: words.columns.tickets, cell: (draw) => <Tickets draw={draw} />, isFigure: true },
  {
    label: words.columns.taken,
    cell: ({ payment, takings_pence }) =>
      payment === 'demo' ? <span className="text-slate">{words.demo}</span> : <Sum pence={takings_pence} />,
    isFigure: true,
    from: 'sm',
  },
  {
    label: words.columns.charity,
    // A demonstration takes no money, whatever it sets aside.
    cell: ({ payment, charity_total_pence }) => <Sum pence={payment === 'demo' ? 0 : charity_total_pence} />,
    isFigure: true,
    from: 'lg',
  },
]

function Sum({ pence }: { pence: number }) {
  return pence === 0 ? <span className="text-slate">{deskWords.nothing}</span> : formatFullPence(pence)
}

function Tickets({ draw: { paid_tickets, cap, postal_entries } }: { draw: BookedDraw }) {
  const bought = formatCount(paid_tickets)
  return (
    <>
      {cap === null ? bought : fillIn(words.capped, { bought, cap: formatCount(cap) })}
      {postal_entries > 0 && (
        <span className="block text-sm text-slate">
          {fillIn(words.posted, { posted: formatCount(postal_entries) })}
        </span>
      )}
    </>
  )
}

/** Draws that wait for a date need no columns for dates. */
const undated: readonly string[] = [
  words.columns.state,
  words.columns.opens,
  words.columns.closes,
  words.columns.drawn,
]

interface DrawLedgerProps {
  caption: string
  draws: readonly BookedDraw[]
  /** By their ids. */
  names: ReadonlyMap<string, string>
  empty?: string
  withoutDates?: boolean
}

export function DrawLedger({ draws, names, withoutDates, ...ledger }: DrawLedgerProps) {
  const named: Column<BookedDraw> = {
    label: words.columns.draw,
    cell: ({ id, title }) => <DeskLink to={`/operator/draws?id=${id}`}>{names.get(id) ?? title}</DeskLink>,
  }
  const rest = withoutDates ? columns.filter(({ label }) => !undated.includes(label)) : columns
  return <LongLedger {...ledger} columns={[named, ...rest]} rows={draws} keyOf={({ id }) => id} />
}
