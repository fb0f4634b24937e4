import { useState } from 'react'
import { personWords } from '../../../../content/operator/people.ts'
import { formatCount } from '../../../../lib/count.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import type { Stretch } from '../../parts/numbers.ts'
import { toldStretches } from '../../parts/stretches.ts'
import { TicketNumbers } from '../../parts/ticket-numbers.tsx'
import { WordButton } from '../../parts/word-button.tsx'

/** Somebody may hold thousands, far apart. */
const shown = 40

export function Stretches({ stretches }: { stretches: readonly Stretch[] }) {
  const [isWhole, setWhole] = useState(stretches.length <= shown + 5)
  if (isWhole) return <TicketNumbers>{toldStretches(stretches)}</TicketNumbers>
  const rest = formatCount(stretches.length - shown)
  return (
    <>
      <TicketNumbers>{toldStretches(stretches.slice(0, shown))}</TicketNumbers>{' '}
      <WordButton onClick={() => setWhole(true)}>
        {fillIn(personWords.tickets.more, { count: rest })}
      </WordButton>
    </>
  )
}
