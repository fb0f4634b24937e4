import { stretchesOf } from './numbers.ts'

/** Ticket numbers as people read them aloud, runs as one: '3, 7–12'. */
export function inStretches(numbers: readonly number[]): string {
  return stretchesOf(numbers)
    .map(([first, last]) => (first === last ? first : `${first}–${last}`))
    .join(', ')
}
