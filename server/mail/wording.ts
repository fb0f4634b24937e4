import { ticketNumber } from '../../src/lib/ticket-number.ts'
import { readSettings } from '../settings.ts'

const london = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/London',
})

/** "Sunday 6 December 2026 at 20:00 (UK time)" */
export function londonTime(iso: string): string {
  return `${london.format(new Date(iso))} (UK time)`
}

/** "ticket number 000007" or "ticket numbers 000007, 000008 and 000009", written as on the site. */
export function numberList(numbers: readonly number[]): string {
  const list = new Intl.ListFormat('en-GB').format(numbers.map(ticketNumber))
  return `ticket ${numbers.length === 1 ? 'number' : 'numbers'} ${list}`
}

export function pageLink(path: string): string {
  return `${readSettings(process.env).publicUrl}${path}`
}
