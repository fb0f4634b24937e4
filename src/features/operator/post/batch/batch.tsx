import { useState } from 'react'
import type { FiledLetter } from '../../../../../contract/desk.ts'
import { postWords } from '../../../../content/operator/post.ts'
import { formatCount } from '../../../../lib/count.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { formatListDate } from '../../../../lib/time.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { useDesk } from '../../api.ts'
import { wholeList } from '../../parts/api-pages.ts'
import { ExportButton } from '../../parts/export-button.tsx'
import { londonDay } from '../../parts/london-day.ts'
import { Part, Told } from '../../parts/room.tsx'
import { momentCell, sheet } from '../../parts/sheet.ts'
import { lettersOf } from '../api-post.ts'
import { FiledLetterLine } from './filed-letter-line.tsx'
import { PaperHead } from './paper-head.tsx'

const words = postWords.batch

/** The letters of a day, the newest first; on paper they stand alone, each with all that the file needs. */
export function Batch() {
  const today = londonDay(new Date())
  const [typedDay, setTypedDay] = useState(today)
  // A day that is half typed is none yet.
  const day = typedDay || today
  const [said, setSaid] = useState('')
  const asked = useDesk('operator_letters', { logged_on: day })
  const letters = asked.isPlaceholderData ? undefined : asked.data?.toReversed()
  return (
    <Part title={titleOf(day, letters)}>
      <PaperHead />
      <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
        <Field
          label={words.day}
          type="date"
          max={today}
          required
          value={typedDay}
          onChange={({ currentTarget }) => setTypedDay(currentTarget.value)}
        />
        <Button look="outline" size="small" disabled={!letters?.length} onClick={() => window.print()}>
          {words.print}
        </Button>
        <ExportButton {...fileOf(day)} pages={wholeList(() => lettersOf(day))} />
        <p role="status" className="text-slate">
          {said}
        </p>
      </div>
      <Told asked={{ data: letters, error: asked.error }}>
        {(filed) =>
          filed.length === 0 ? (
            <p className="border-t border-mist py-4 text-slate">{words.empty}</p>
          ) : (
            <ol className="border-t border-ink/25">
              {filed.map((letter) => (
                <FiledLetterLine key={letter.letter_id} letter={letter} onDone={setSaid} />
              ))}
            </ol>
          )
        }
      </Told>
    </Part>
  )
}

function titleOf(day: string, letters: readonly FiledLetter[] | undefined): string {
  if (!letters) return fillIn(words.title, { day: formatListDate(day) })
  return fillIn(words.counted, { day: formatListDate(day), count: formatCount(letters.length) })
}

function fileOf(day: string) {
  return sheet<FiledLetter>(fillIn(words.file, { day }), {
    number: ({ number }) => number,
    draw: ({ title }) => title,
    status: ({ status }) => status,
    full_name: ({ full_name }) => full_name,
    address: ({ address }) => address,
    postcode: ({ postcode }) => postcode,
    email: ({ email }) => email,
    born_on: ({ born_on }) => born_on,
    received_on: ({ received_on }) => received_on,
    logged_at: ({ logged_at }) => momentCell(logged_at),
    logged_by: ({ logged_by }) => logged_by,
    letter_id: ({ letter_id }) => letter_id,
  })
}
