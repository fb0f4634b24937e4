import type { FoundLetter } from '../../../../../contract/desk.ts'
import { peopleWords } from '../../../../content/operator/people.ts'
import { formatListDay } from '../../../../lib/time.ts'
import { Breakable } from '../../parts/breakable.tsx'
import { type Column, Ledger } from '../../parts/ledger.tsx'
import { PersonLink } from '../../parts/person-link.tsx'
import { VoidLetter } from '../../post/void-letter.tsx'
import { DrawEntry } from '../draw-entry.tsx'

const words = peopleWords.search.letters

const columns: readonly Column<FoundLetter>[] = [
  { label: words.name, cell: (letter) => <Writer letter={letter} /> },
  { label: words.postcode, cell: ({ postcode }) => postcode, from: 'sm' },
  { label: words.email, cell: ({ email }) => email && <Breakable>{email}</Breakable>, from: 'lg' },
  { label: words.entry, cell: (letter) => <DrawEntry entry={letter} /> },
  { label: words.received, cell: ({ received_on }) => formatListDay(received_on), from: 'sm' },
]

interface FoundLettersProps {
  letters: readonly FoundLetter[]
  onDone: (said: string) => void
}

/** A letter of an account leads to its person; of one without, what stands here is all there is. */
export function FoundLetters({ letters, onDone }: FoundLettersProps) {
  const act = {
    label: words.act,
    isAct: true,
    cell: (letter: FoundLetter) => <VoidLetter letter={letter} onDone={onDone} />,
  }
  return (
    <Ledger
      caption={words.title}
      columns={[...columns, act]}
      rows={letters}
      keyOf={({ letter_id }) => letter_id}
    />
  )
}

function Writer({ letter: { user_id, full_name } }: { letter: FoundLetter }) {
  return user_id ? <PersonLink userId={user_id}>{full_name}</PersonLink> : full_name
}
