import { useState } from 'react'
import type { PersonPage } from '../../../../../contract/desk.ts'
import { personWords } from '../../../../content/operator/people.ts'
import { formatListDay } from '../../../../lib/time.ts'
import type { Column } from '../../parts/ledger.tsx'
import { LongLedger } from '../../parts/long-ledger.tsx'
import { Part } from '../../parts/room.tsx'
import { VoidLetter } from '../../post/void-letter.tsx'
import { DrawEntry } from '../draw-entry.tsx'

const words = personWords.letters

type Letter = PersonPage['letters'][number]

const columns: readonly Column<Letter>[] = [
  { label: words.entry, cell: (letter) => <DrawEntry entry={letter} /> },
  { label: words.name, cell: ({ full_name }) => full_name },
  { label: words.received, cell: ({ received_on }) => formatListDay(received_on), from: 'sm' },
]

/** The letters of this person that are known to be theirs. */
export function Letters({ letters }: { letters: readonly Letter[] }) {
  const [said, setSaid] = useState('')
  const act = {
    label: words.act,
    isAct: true,
    cell: (letter: Letter) => <VoidLetter letter={letter} onDone={setSaid} />,
  }
  return (
    <Part id={words.id} title={words.title}>
      <p role="status" className="not-empty:mb-4">
        {said}
      </p>
      <LongLedger
        caption={words.title}
        columns={[...columns, act]}
        rows={letters}
        keyOf={({ letter_id }) => letter_id}
      />
    </Part>
  )
}
