import { type Stretch, stretchesOf } from './numbers.ts'

/** Ticket numbers as people read them aloud, runs as one: '3, 7–12'. */
export function inStretches(numbers: readonly number[]): string {
  return toldStretches(stretchesOf(numbers))
}

export function toldStretches(stretches: readonly Stretch[]): string {
  return stretches.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join(', ')
}
