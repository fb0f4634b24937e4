import { ticketNumber } from '../../src/lib/ticket-number.ts'

/** "ticket number 000007" or "ticket numbers 000007, 000008 and 000009", written as on the site. */
export function numberList(numbers: readonly number[]): string {
  const list = new Intl.ListFormat('en-GB').format(numbers.map(ticketNumber))
  return `ticket ${numbers.length === 1 ? 'number' : 'numbers'} ${list}`
}
