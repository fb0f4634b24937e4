import { z } from 'zod'
import { act } from './act.ts'
import { moment, pence } from './values.ts'

/** A person's own brakes. */
export const protection = z.strictObject({
  now: moment,
  /** The most one calendar month (UK time) may cost; null for no limit. */
  monthly_limit_pence: pence.nullable(),
  /** A higher limit asked for, and when it begins to hold; `pending_from` null when none waits. */
  pending_limit_pence: pence.nullable(),
  pending_from: moment.nullable(),
  spent_this_month_pence: pence,
  on_break_until: moment.nullable(),
})
export type Protection = z.infer<typeof protection>

export const protectionActs = {
  my_protection: act({}, protection),
  /** A lower limit holds at once, a higher one (or null, none) after 24 hours. */
  set_spend_limit: act({ monthly_limit_pence: pence.nullable() }, protection),
  /** Six months without buying; it cannot be taken back. */
  take_break: act({}, protection),
}
