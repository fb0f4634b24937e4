import { london } from '../../../../lib/time.ts'

const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: london, dateStyle: 'short', timeStyle: 'short' })

/**
 * The moment at which the clocks in London show '2026-12-06T20:00', as RFC 3339 in UTC; null for a time they skip, or for
 * none at all. Of the hour that comes twice in autumn it is the second, as the operator's tool has it.
 */
export function londonInstant(shown: string): string | null {
  const asUtc = Date.parse(`${shown}Z`)
  if (Number.isNaN(asUtc)) return null
  const summerTime = 3_600_000
  const moment = [asUtc, asUtc - summerTime].find(
    (at) => wall.format(at) === shown.replace('T', ' ').slice(0, 16),
  )
  return moment === undefined ? null : new Date(moment).toISOString()
}
