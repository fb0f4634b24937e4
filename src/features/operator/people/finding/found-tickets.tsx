import type { FoundTicket } from '../../../../../contract/desk.ts'
import { peopleWords } from '../../../../content/operator/people.ts'
import { Breakable } from '../../parts/breakable.tsx'
import { type Column, Ledger } from '../../parts/ledger.tsx'
import { PersonLink } from '../../parts/person-link.tsx'
import { DrawEntry } from '../draw-entry.tsx'

const words = peopleWords.search

const columns: readonly Column<FoundTicket>[] = [
  { label: words.tickets.entry, cell: (ticket) => <DrawEntry entry={ticket} /> },
  { label: words.tickets.holder, cell: (ticket) => <Holder ticket={ticket} /> },
  {
    label: words.tickets.from,
    cell: ({ order_id }) => words.sources[order_id ? 'paid' : 'post'],
    from: 'sm',
  },
]

/** A number in every draw that has it. */
export function FoundTickets({ tickets }: { tickets: readonly FoundTicket[] }) {
  return (
    <Ledger caption={words.tickets.title} columns={columns} rows={tickets} keyOf={({ draw_id }) => draw_id} />
  )
}

function Holder({ ticket: { user_id, name, email } }: { ticket: FoundTicket }) {
  const holder = name || email || words.unnamed
  return (
    <>
      {user_id ? <PersonLink userId={user_id}>{holder}</PersonLink> : holder}
      {name && email && (
        <span className="block text-sm text-slate">
          <Breakable>{email}</Breakable>
        </span>
      )}
    </>
  )
}
