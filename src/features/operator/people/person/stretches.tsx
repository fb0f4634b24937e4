import { useState } from 'react'
import { personWords } from '../../../../content/operator/people.ts'
import { formatCount } from '../../../../lib/count.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import type { Stretch } from '../../parts/numbers.ts'
import { WordButton } from '../../parts/word-button.tsx'
import { toldStretches } from './told-stretches.ts'

/** Somebody may hold thousands, far apart. */
const shown = 40

export function Stretches({ stretches }: { stretches: readonly Stretch[] }) {
  const [isWhole, setWhole] = useState(stretches.length <= shown + 5)
  if (isWhole) return toldStretches(stretches)
  const rest = formatCount(stretches.length - shown)
  return (
    <>
      {toldStretches(stretches.slice(0, shown))}{' '}
      <WordButton onClick={() => setWhole(true)}>
        {fillIn(personWords.tickets.more, { count: rest })}
      </WordButton>
    </>
  )
}
