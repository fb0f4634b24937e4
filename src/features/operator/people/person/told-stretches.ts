import { peopleWords, personWords } from '../../../../content/operator/people.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import type { Stretch } from '../../parts/numbers.ts'

/** '1 to 3, 7' */
export function toldStretches(stretches: readonly Stretch[]): string {
  const told = stretches.map(([first, last]) =>
    first === last ? String(first) : fillIn(peopleWords.stretch, { first, last }),
  )
  return told.join(', ') || personWords.none
}
