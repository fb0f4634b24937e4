import type { Wishes } from './read-wishes.ts'

const day = 24 * 3_600_000

/** A date that cannot stand where it does: the field it was typed in, and why, as the words have it. */
export interface Misplaced {
  readonly field: 'closes' | 'draws' | 'letters'
  readonly why: 'closes' | 'draws' | 'lettersEarly' | 'lettersLate'
}

type Dates = Pick<Wishes, 'opens_at' | 'closes_at' | 'postal_closes_at' | 'draws_at'>

/** As far as the dates tell by themselves, in the order of the fields; the service knows the rest. */
export function misplaced(dates: Dates): Misplaced[] {
  const [closes, draws] = [Date.parse(dates.closes_at), Date.parse(dates.draws_at)]
  const isDrawnLater = !(draws < closes + day)
  const found: Misplaced[] = []
  if (dates.opens_at && closes <= Date.parse(dates.opens_at)) found.push({ field: 'closes', why: 'closes' })
  if (!isDrawnLater) found.push({ field: 'draws', why: 'draws' })
  const letters = Date.parse(dates.postal_closes_at ?? '')
  if (letters < closes) found.push({ field: 'letters', why: 'lettersEarly' })
  // Of a draw that is to move anyway nothing is measured.
  else if (isDrawnLater && letters > draws - day) found.push({ field: 'letters', why: 'lettersLate' })
  return found
}
