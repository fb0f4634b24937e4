import type { AccountLine } from '../../../../contract/desk.ts'
import { peopleWords } from '../../../content/operator/people.ts'
import { formatListDay } from '../../../lib/time.ts'
import { Breakable } from '../parts/breakable.tsx'
import { type Column, Ledger } from '../parts/ledger.tsx'
import { PersonLink } from '../parts/person-link.tsx'

const words = peopleWords.search.accounts

const columns: readonly Column<AccountLine>[] = [
  {
    label: words.name,
    cell: ({ user_id, name, email, is_blocked }) => (
      <>
        <PersonLink userId={user_id}>{name || peopleWords.nameless}</PersonLink>
        {is_blocked && <span className="ml-3 text-sm text-rose-error">{words.blocked}</span>}
        <span className="block text-sm text-slate sm:hidden">
          <Breakable>{email}</Breakable>
        </span>
      </>
    ),
  },
  { label: words.email, cell: ({ email }) => <Breakable>{email}</Breakable>, from: 'sm' },
  { label: words.postcode, cell: ({ postcode }) => <span className="whitespace-nowrap">{postcode}</span> },
  { label: words.phone, cell: ({ phone }) => phone, from: 'lg' },
  { label: words.since, cell: ({ created_at }) => formatListDay(created_at), from: 'lg' },
]

interface AccountLedgerProps {
  caption: string
  accounts: readonly AccountLine[]
}

export function AccountLedger({ accounts, ...ledger }: AccountLedgerProps) {
  return <Ledger {...ledger} columns={columns} rows={accounts} keyOf={({ user_id }) => user_id} />
}
