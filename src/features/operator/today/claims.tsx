import type { OpenClaim } from '../../../../contract/desk.ts'
import { todayWords } from '../../../content/operator/today.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { ticketNumber } from '../../../lib/ticket-number.ts'
import { formatListMoment } from '../../../lib/time.ts'
import { Clock } from '../parts/clock.tsx'
import { DeskLink } from '../parts/desk-link.tsx'
import { type Column, Ledger } from '../parts/ledger.tsx'
import { Part } from '../parts/room.tsx'

const words = todayWords.claims

interface ClaimsProps {
  claims: readonly OpenClaim[]
  now: string
}

/** Prizes on their way to somebody, each with the clocks that run. */
export function Claims({ claims, now }: ClaimsProps) {
  return (
    <Part id={words.id} title={words.title}>
      <Ledger
        caption={words.title}
        columns={columnsAt(now)}
        rows={claims}
        keyOf={({ draw_id, place }) => `${draw_id} ${place}`}
        empty={words.empty}
      />
    </Part>
  )
}

function columnsAt(now: string): readonly Column<OpenClaim>[] {
  return [
    {
      label: words.columns.draw,
      cell: ({ title, draw_id, place }) => (
        <DeskLink to={`/operator/draws?id=${draw_id}`}>
          {place > 0 ? `${title}, ${fillIn(words.reserve, { place })}` : title}
        </DeskLink>
      ),
    },
    { label: words.columns.number, cell: ({ number }) => ticketNumber(number), from: 'sm' },
    { label: words.columns.standing, cell: ({ status }) => words.statuses[status], from: 'sm' },
    {
      label: words.columns.by,
      cell: ({ status, claim_by }) => status === 'told' && claim_by && <Clock at={claim_by} now={now} />,
    },
    {
      label: words.columns.call,
      cell: ({ contacted_at, contact_due_at }) =>
        contacted_at ? (
          fillIn(words.called, { moment: formatListMoment(contacted_at) })
        ) : (
          <Clock at={contact_due_at} now={now} />
        ),
    },
  ]
}
