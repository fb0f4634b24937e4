import { waits } from '../../../content/account/refusals.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import type { Refusal } from './refusal.ts'

const inWords = (count: number, unit: 'second' | 'minute') =>
  new Intl.NumberFormat('en-GB', { style: 'unit', unit, unitDisplay: 'long' }).format(count)

/** What to do about a service that asks for patience, or nothing when it asks for none. */
export function waitAdvice(refusal: Refusal | null): string | null {
  if (refusal?.code === 'over_request_rate_limit') return waits.over_request_rate_limit
  if (refusal?.code !== 'over_email_send_rate_limit') return null
  return fillIn(waits.over_email_send_rate_limit, { time: howLong(refusal.message) ?? waits.someTime })
}

/** The number in the service's sentence is seconds, whatever the words around it say. */
function howLong(message: string): string | null {
  const seconds = Number(/\d+/.exec(message)?.[0] ?? 0)
  if (seconds === 0) return null
  return seconds <= 90 ? inWords(seconds, 'second') : inWords(Math.ceil(seconds / 60), 'minute')
}
