import { useState } from 'react'
import { myTicketsWords } from '../../../content/tickets/holding.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { ticketNumber } from '../../../lib/ticket-number.ts'

const words = myTicketsWords.numbers

interface NumberChipsProps {
  numbers: readonly number[]
  look: 'plain' | 'drawn' | 'waiting' | 'gone'
  /** What the numbers are, for whoever cannot see what stands above them. */
  label: string
}

const looks = {
  plain: 'border-champagne',
  drawn: 'border-gold-deep bg-gold-deep text-paper',
  waiting: 'border-dashed border-slate text-slate',
  gone: 'border-mist text-slate line-through',
} as const

const most = 10

/** Many numbers are told by the first of them, until somebody wants them all. */
export function NumberChips({ numbers, look, label }: NumberChipsProps) {
  const [unfolded, setUnfolded] = useState(false)
  // One more would take the room of the line that hides it.
  const folds = numbers.length > most + 1
  const shown = folds && !unfolded ? numbers.slice(0, most) : numbers
  return (
    <>
      <ul aria-label={label} className="mt-2 flex flex-wrap gap-2">
        {shown.map((number) => (
          <li key={number} className={`figures border px-3 py-0.5 text-lg ${looks[look]}`}>
            {ticketNumber(number)}
          </li>
        ))}
      </ul>
      {folds && (
        <button
          type="button"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
          className="min-h-11 text-sm text-slate underline decoration-champagne underline-offset-4 hover:text-ink hover:decoration-ink"
        >
          {unfolded ? words.fewer : fillIn(words.more, { count: numbers.length - most })}
        </button>
      )}
    </>
  )
}
