import type { Entry } from '../../../../../contract/desk.ts'
import { entryWords as words } from '../../../../content/operator/draws.ts'
import { ticketNumber } from '../../../../lib/ticket-number.ts'
import { formatListMoment } from '../../../../lib/time.ts'
import { Breakable } from '../../parts/breakable.tsx'
import { DeskLink } from '../../parts/desk-link.tsx'
import type { Column } from '../../parts/ledger.tsx'

export const entryColumns: readonly Column<Entry>[] = [
  { label: words.columns.number, cell: ({ number }) => ticketNumber(number), isFigure: true },
  { label: words.columns.name, cell: (entry) => <Holder entry={entry} /> },
  { label: words.columns.address, cell: ({ address }) => address, from: 'lg' },
  { label: words.columns.source, cell: (entry) => <Source entry={entry} />, from: 'sm' },
  {
    label: words.columns.status,
    cell: ({ status }) => (
      <span className={status === 'live' ? '' : 'text-slate'}>{words.statuses[status]}</span>
    ),
  },
  { label: words.columns.entered, cell: ({ issued_at }) => formatListMoment(issued_at), from: 'lg' },
]

/** Who it is, and how they are reached. */
function Holder({ entry }: { entry: Entry }) {
  const { name, email, phone } = entry
  return (
    <>
      <Name entry={entry} />
      {name && email && (
        <span className="block text-sm text-slate">
          <Breakable>{email}</Breakable>
        </span>
      )}
      {phone && <span className="block text-sm whitespace-nowrap text-slate max-sm:hidden">{phone}</span>}
    </>
  )
}

/** Leads to the person where there is an account, else to the letter. */
function Name({ entry: { name, email, user_id, letter_id } }: { entry: Entry }) {
  const shown = name ?? email
  if (!shown) return <span className="text-slate">{words.erased}</span>
  if (user_id) return <DeskLink to={`/operator/people?id=${user_id}`}>{shown}</DeskLink>
  return letter_id ? <DeskLink to={letter(letter_id)}>{shown}</DeskLink> : shown
}

function Source({ entry: { source, letter_id } }: { entry: Entry }) {
  if (!letter_id) return words.sources[source]
  return <DeskLink to={letter(letter_id)}>{words.sources[source]}</DeskLink>
}

/** Letters are found by their id. */
const letter = (id: string) => `/operator/people?q=${id}`
