import { type SyntheticEvent, useState } from 'react'
import type { BookedDraw, Entry } from '../../../../../contract/desk.ts'
import { entryWords as words } from '../../../../content/operator/draws.ts'
import { formatCount } from '../../../../lib/count.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { Button } from '../../../../ui/button.tsx'
import { everyPage } from '../../parts/api-pages.ts'
import { CheckedField } from '../../parts/checked-field.tsx'
import { ExportButton } from '../../parts/export-button.tsx'
import { Ledger } from '../../parts/ledger.tsx'
import { Paged } from '../../parts/paged-ledger.tsx'
import { Part } from '../../parts/room.tsx'
import { isCount } from '../schedule/read-wishes.ts'
import { entryPages } from './api-entries.ts'
import { entryColumns } from './entry-columns.tsx'
import { inRuns } from './runs.ts'

const exported = [
  'number',
  'status',
  'source',
  'name',
  'email',
  'phone',
  'address',
  'issued_at',
  'retired_at',
  'user_id',
  'order_id',
  'letter_id',
] as const satisfies readonly (keyof Entry)[]

/** Everybody in a draw, and every number that left it, from any number on. */
export function Entries({ draw }: { draw: BookedDraw }) {
  const [from, setFrom] = useState(1)
  const numbered = draw.issued + draw.retired_numbers
  const file = (
    <ExportButton<Entry>
      name={`entries-${draw.id}`}
      columns={exported}
      lineOf={(entry) => entry}
      pages={everyPage(entryPages(draw.id))}
    />
  )
  if (numbered === 0) {
    return (
      <Part title={words.title}>
        <p className="text-slate">{words.empty}</p>
      </Part>
    )
  }
  return (
    <Part title={words.title} tools={file}>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <p className="text-slate">{fillIn(words.count, { count: formatCount(numbered) })}</p>
        <FromNumber onChoose={setFrom} />
      </div>
      <Paged listing={entryPages(draw.id, from)}>
        {(entries) => (
          <Ledger
            caption={words.title}
            columns={entryColumns}
            rows={inRuns(entries)}
            keyOf={({ entry }) => entry.number}
            empty={fillIn(words.emptyFrom, { number: formatCount(from) })}
          />
        )}
      </Paged>
    </Part>
  )
}

function FromNumber({ onChoose }: { onChoose: (number: number) => void }) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChoose(Number(new FormData(event.currentTarget).get('from')) || 1)
  }
  return (
    <form onSubmit={submit} className="flex items-start gap-3 print:hidden">
      <CheckedField
        label={words.from}
        name="from"
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        isRight={isCount}
        wrong={words.fromWrong}
        className="w-36"
      />
      <Button type="submit" look="outline" size="small" className="mt-[2.025rem] self-start min-h-13">
        {words.go}
      </Button>
    </form>
  )
}
