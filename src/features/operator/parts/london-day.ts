import { london } from '../../../lib/time.ts'

const day = new Intl.DateTimeFormat('en-CA', { timeZone: london })

/** The day of the British calendar as fields for dates write it: '2026-12-06'. */
export function londonDay(moment: Date): string {
  return day.format(moment)
}
