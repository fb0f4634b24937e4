import type { Person } from '../backend/tickets-world.ts'

/** What is sold in the week, and all that follows from it: made here, and nowhere read from the service. */
export const title = 'Seychelles in August'
export const price = 1250
export const share = 325
export const bought = { ada: 4, ben: 3, cleo: 5, dora: 2 }
export const all = bought.ada + bought.ben + bought.cleo + bought.dora
/** Ben hands number 6 back, and Cleo's bank takes the payment for hers. */
export const left = all - 1 - bought.cleo

/** In a column of a table, where no sum is below nothing in this week. */
export const full = (pence: number) => `£${sheet(pence)}`
/** Everywhere else. */
export const pounds = (pence: number) => full(pence).replace('.00', '')
export const numbered = (number: number) => String(number).padStart(6, '0')
export const sheet = (pence: number) => (pence / 100).toFixed(2)
export const sum = (cells: readonly (string | undefined)[]) =>
  cells.reduce((total, cell) => total + Number(cell), 0)

export type Buyers = Record<keyof typeof bought, Person>

/** The letter is Ada's, and Cleo's tickets are out. */
export function holderOf(number: number, { ada, ben, dora }: Buyers): Person {
  if (number <= bought.ada || number === all + 1) return ada
  return number <= bought.ada + bought.ben ? ben : dora
}
