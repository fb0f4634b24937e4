import type { FiledLetter } from '../../../../../contract/desk.ts'
import { postWords } from '../../../../content/operator/post.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { ticketNumber } from '../../../../lib/ticket-number.ts'
import { formatDay, formatPlainMoment } from '../../../../lib/time.ts'
import { DeskLink } from '../../parts/desk-link.tsx'
import { VoidLetter } from '../void-letter.tsx'

const words = postWords.batch

interface FiledLetterLineProps {
  letter: FiledLetter
  onDone: (said: string) => void
}

/** One letter of the batch. Its address and dates are printed, not shown. */
export function FiledLetterLine({ letter, onDone }: FiledLetterLineProps) {
  const status = words.statuses[letter.status]
  const place = [letter.postcode, letter.title].filter(Boolean).join(', ')
  return (
    <li className="flex flex-wrap items-baseline gap-x-5 border-b border-mist py-2.5 break-inside-avoid">
      <span className="w-[4em] tabular-nums">{ticketNumber(letter.number)}</span>
      <span className="min-w-0 flex-1 wrap-break-word sm:flex-none sm:basis-64 print:basis-64">
        {letter.full_name}
        <span className="block text-sm text-slate sm:hidden print:hidden">{place}</span>
        {status && <span className="block text-sm text-rose-error sm:hidden print:hidden">{status}</span>}
      </span>
      <span className="min-w-0 flex-1 max-sm:hidden print:block">
        <DeskLink to={`/operator/draws?id=${letter.draw_id}`}>{letter.title}</DeskLink>
      </span>
      <span className="w-[6em] max-sm:hidden print:hidden">{letter.postcode}</span>
      <div className="flex justify-end sm:not-has-[form]:min-w-[8em] has-[form]:basis-full has-[form]:justify-start">
        {status ? (
          <span className="text-rose-error max-sm:hidden print:block">{status}</span>
        ) : (
          <span className="contents print:hidden">
            <VoidLetter letter={letter} onDone={onDone} />
          </span>
        )}
      </div>
      <p className="hidden basis-full pl-[5.3em] text-sm print:block">{filed(letter).join(' · ')}</p>
    </li>
  )
}

function filed({
  address,
  postcode,
  email,
  born_on,
  received_on,
  logged_at,
  logged_by,
}: FiledLetter): string[] {
  const moment = formatPlainMoment(logged_at)
  return [
    `${address}, ${postcode}`,
    ...(email ? [email] : []),
    fillIn(words.born, { day: formatDay(born_on) }),
    fillIn(words.received, { day: formatDay(received_on) }),
    logged_by ? fillIn(words.loggedBy, { moment, email: logged_by }) : fillIn(words.logged, { moment }),
  ]
}
