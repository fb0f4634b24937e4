import { useState } from 'react'
import type { Found } from '../../../../../contract/desk.ts'
import { peopleWords } from '../../../../content/operator/people.ts'
import { useDesk } from '../../api.ts'
import { Told } from '../../parts/room.tsx'
import { AccountLedger } from '../account-ledger.tsx'
import { FoundLetters } from './found-letters.tsx'
import { FoundTickets } from './found-tickets.tsx'

const words = peopleWords.search
/** The service finds no more of a kind. */
const most = 50

/** Accounts, letters and tickets that fit; lists with nothing in them are left out. */
export function FoundLists({ term }: { term: string }) {
  const [said, setSaid] = useState('')
  const asked = useDesk('operator_find', { words: term })
  return (
    <div aria-busy={asked.isPlaceholderData} className={asked.isPlaceholderData ? 'opacity-60' : ''}>
      <Told asked={asked}>{(found) => <Lists found={found} onDone={setSaid} />}</Told>
      <p role="status" className="mt-4 text-slate">
        {said}
      </p>
    </div>
  )
}

function Lists({ found, onDone }: { found: Found; onDone: (said: string) => void }) {
  const { accounts, letters, tickets } = found
  const lists = [
    {
      ...words.accounts,
      count: accounts.length,
      list: <AccountLedger caption={words.accounts.title} accounts={accounts} />,
    },
    { ...words.letters, count: letters.length, list: <FoundLetters letters={letters} onDone={onDone} /> },
    { ...words.tickets, count: tickets.length, list: <FoundTickets tickets={tickets} /> },
  ].filter(({ count }) => count > 0)
  if (lists.length === 0) return <p className="border-t border-mist py-4 text-slate">{words.nothing}</p>
  return lists.map(({ title, count, list }) => (
    <div key={title} className="mt-8 first:mt-0">
      <h3 className="mb-2 font-sans font-medium">{title}</h3>
      {list}
      {count >= most && <p className="mt-3 text-sm text-slate">{words.most}</p>}
    </div>
  ))
}
