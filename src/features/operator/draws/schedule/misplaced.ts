import type { Wishes } from './read-wishes.ts'

const day = 24 * 3_600_000

/** A date that cannot stand where it does: the field it was typed in, and why, as the words have it. */
export interface Misplaced {
  readonly field: 'closes' | 'draws' | 'letters'
  readonly why: 'closes' | 'draws' | 'lettersEarly' | 'lettersLate'
}

type Dates = Pick<Wishes, 'opens_at' | 'closes_at' | 'postal_closes_at' | 'draws_at'>

/** The first of them, as far as the dates tell by themselves; the service knows the rest. */
export function misplaced(dates: Dates): Misplaced | null {
  const [closes, draws] = [Date.parse(dates.closes_at), Date.parse(dates.draws_at)]
  if (dates.opens_at && closes <= Date.parse(dates.opens_at)) return { field: 'closes', why: 'closes' }
  if (draws < closes + day) return { field: 'draws', why: 'draws' }
  if (!dates.postal_closes_at) return null
  const letters = Date.parse(dates.postal_closes_at)
  if (letters < closes) return { field: 'letters', why: 'lettersEarly' }
  return letters > draws - day ? { field: 'letters', why: 'lettersLate' } : null
}
