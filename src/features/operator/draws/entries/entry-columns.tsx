import type { Entry } from '../../../../../contract/desk.ts'
import { entryWords as words } from '../../../../content/operator/draws.ts'
import { formatCount } from '../../../../lib/count.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { ticketNumber } from '../../../../lib/ticket-number.ts'
import { formatListMoment } from '../../../../lib/time.ts'
import { Breakable } from '../../parts/breakable.tsx'
import { DeskLink } from '../../parts/desk-link.tsx'
import type { Column } from '../../parts/ledger.tsx'
import { inStretches } from '../../parts/stretches.ts'
import type { Run } from './runs.ts'

export const entryColumns: readonly Column<Run>[] = [
  { label: words.columns.number, cell: (run) => <Numbers run={run} />, isFigure: true },
  { label: words.columns.name, cell: (run) => <Holder run={run} /> },
  { label: words.columns.address, cell: ({ entry }) => inLines(entry.address), from: 'lg' },
  { label: words.columns.source, cell: ({ entry }) => <Source entry={entry} />, from: 'sm' },
  { label: words.columns.status, cell: (run) => <Standing run={run} />, from: 'sm' },
  { label: words.columns.entered, cell: ({ entry }) => formatListMoment(entry.issued_at), from: 'lg' },
]

function Numbers({ run: { entry, last } }: { run: Run }) {
  if (last === entry.number) return ticketNumber(last)
  const count = formatCount(last - entry.number + 1)
  return (
    <>
      {fillIn(words.run, { first: ticketNumber(entry.number), last: ticketNumber(last) })}
      <span className="block text-sm text-slate">{fillIn(words.tickets, { count })}</span>
    </>
  )
}

/** Who it is, and how they are reached; on a phone how the numbers stand, since the name leads to the rest. */
function Holder({ run }: { run: Run }) {
  const { name, email, phone } = run.entry
  return (
    <>
      <Name entry={run.entry} />
      {name && email && (
        <span className="block text-sm text-slate max-sm:hidden">
          <Breakable>{email}</Breakable>
        </span>
      )}
      {phone && <span className="block text-sm whitespace-nowrap text-slate max-sm:hidden">{phone}</span>}
      <span className="block text-sm text-slate sm:hidden">
        <Standing run={run} />
      </span>
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
  const told = <span className="whitespace-nowrap">{words.sources[source]}</span>
  return letter_id ? <DeskLink to={letter(letter_id)}>{told}</DeskLink> : told
}

/** Which of them left the draw is said where not all stand alike. */
function Standing({ run: { standings } }: { run: Run }) {
  const isMixed = standings.size > 1
  return [...standings].map(([status, numbers]) => (
    <span key={status} className={`block ${status === 'live' ? '' : 'text-slate'}`}>
      <span className="whitespace-nowrap">{words.statuses[status]}</span>
      {isMixed && `: ${inStretches(numbers)}`}
    </span>
  ))
}

/** A postcode is never broken in two. */
function inLines(address: string | null) {
  return address?.replace(/ (?=\d[A-Z]{2}$)/, '\u00a0')
}

/** Letters are found by their id. */
const letter = (id: string) => `/operator/people?q=${id}`
