import type { LetterCheck } from '../../../../../contract/desk.ts'
import { postWords } from '../../../../content/operator/post.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { ticketNumber } from '../../../../lib/ticket-number.ts'
import { formatListDay } from '../../../../lib/time.ts'

const words = postWords.check

/** What was logged of this writer before: of the same draw it may be this very letter. */
export function LikeLetters({ letters }: { letters: LetterCheck['letters'] }) {
  if (letters.length === 0) return null
  return (
    <div>
      <p className="font-medium">{words.letters.title}</p>
      <ul>
        {letters.map((letter) => (
          <li key={letter.letter_id} className="border-b border-mist py-2">
            <span className="mr-4 tabular-nums">{ticketNumber(letter.number)}</span>
            {letter.full_name}, {letter.postcode}
            <span className="block text-sm text-slate">
              {[
                letter.title,
                fillIn(words.letters.received, { day: formatListDay(letter.received_on) }),
                words.statuses[letter.status],
              ].join(', ')}
            </span>
            {letter.same_draw && letter.status === 'live' && (
              <span className="block text-sm text-rose-error">{words.letters.sameDraw}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
