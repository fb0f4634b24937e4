import type { BookedDraw } from '../../../../../contract/desk.ts'
import { drawListWords as words } from '../../../../content/operator/draws.ts'
import { deskWords } from '../../../../content/operator/frame.ts'
import { formatCount } from '../../../../lib/count.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { formatFullPence } from '../../../../lib/money.ts'
import { formatListDay, formatListMonth, formatTime } from '../../../../lib/time.ts'
import { DeskLink } from '../../parts/desk-link.tsx'
import type { Column } from '../../parts/ledger.tsx'
import { LongLedger } from '../../parts/long-ledger.tsx'
import { standingOf } from '../standing.ts'

const aDate = 'w-[6.9rem]'

/** The widths hold for all lists of the page, so that they keep the same columns. */
const columns: readonly Column<BookedDraw>[] = [
  {
    label: words.columns.state,
    width: 'w-[5.7rem] sm:w-[8rem] bar:w-[10rem] 2xl:w-[12rem]',
    cell: (draw) => (
      <span className={draw.prize === 'untold' ? 'text-rose-error' : ''}>{standingOf(draw)}</span>
    ),
  },
  { label: words.columns.opens, cell: ({ opens_at }) => formatListDay(opens_at), from: 'bar', width: aDate },
  { label: words.columns.closes, cell: ({ closes_at }) => <When at={closes_at} />, from: 'sm', width: aDate },
  {
    label: words.columns.drawn,
    cell: ({ drawn_at, draws_at }) => <When at={drawn_at ?? draws_at} />,
    from: 'lg',
    width: aDate,
  },
  {
    label: words.columns.tickets,
    cell: (draw) => <Tickets draw={draw} />,
    isFigure: true,
    width: 'w-[5rem] sm:w-[6.6rem]',
  },
  {
    label: words.columns.taken,
    cell: ({ payment, takings_pence }) =>
      payment === 'demo' ? <span className="text-slate">{words.demo}</span> : <Sum pence={takings_pence} />,
    isFigure: true,
    from: 'sm',
    width: 'w-[6.4rem]',
  },
  {
    label: words.columns.charity,
    // A demonstration takes no money, whatever it sets aside.
    cell: ({ payment, charity_total_pence }) => <Sum pence={payment === 'demo' ? 0 : charity_total_pence} />,
    isFigure: true,
    from: 'xl',
    width: 'w-[6.2rem] whitespace-nowrap',
  },
]

function When({ at }: { at: string | null }) {
  if (!at) return <span className="text-slate">{deskWords.nothing}</span>
  return (
    <>
      {formatListDay(at)}
      <span className="block text-sm text-slate">{formatTime(at)}</span>
    </>
  )
}

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

interface DrawLedgerProps {
  caption: string
  draws: readonly BookedDraw[]
  /** Those that need their month beside their title, by their ids. */
  namesakes: ReadonlySet<string>
  empty?: string
}

export function DrawLedger({ draws, namesakes, ...ledger }: DrawLedgerProps) {
  const named: Column<BookedDraw> = {
    label: words.columns.draw,
    cell: (draw) => <Name draw={draw} hasNamesake={namesakes.has(draw.id)} />,
  }
  return <LongLedger {...ledger} columns={[named, ...columns]} rows={draws} keyOf={({ id }) => id} />
}

function Name({ draw: { id, title, draws_at }, hasNamesake }: { draw: BookedDraw; hasNamesake: boolean }) {
  return (
    <>
      <DeskLink to={`/operator/draws?id=${id}`}>{title}</DeskLink>
      {hasNamesake && draws_at && (
        <span className="block text-sm text-slate">{formatListMonth(draws_at)}</span>
      )}
    </>
  )
}
