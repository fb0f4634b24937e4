import { z } from 'zod'
import { act } from './act.ts'
import { drawStatus } from './draws.ts'
import { payment } from './offer.ts'
import { day, moment, pence, text, uuid, whole } from './values.ts'

/** What a draw has set aside for its charity, and what has been paid over. */
export const charitySums = z.strictObject({ accrued_pence: pence, paid_pence: pence, due_pence: pence })
export type CharitySums = z.infer<typeof charitySums>

export const charityLine = charitySums.extend({
  draw_id: uuid,
  experience: text,
  title: text,
  /** Null while the draw is not scheduled yet. */
  draws_at: moment.nullable(),
  status: drawStatus,
  /** Nothing was taken in a demonstration, whatever its sums say. */
  payment,
  charity_name: text,
  charity_pence: pence,
  paid_tickets: whole,
  receipts: z.array(z.strictObject({ reference: text, paid_on: day, amount_pence: pence })),
})
export type CharityLine = z.infer<typeof charityLine>

export const charityLedger = z.strictObject({
  lines: z.array(charityLine),
  /** Of real money only. */
  totals: charitySums,
})
export type CharityLedger = z.infer<typeof charityLedger>

export const charityActs = {
  charity_ledger: act({}, charityLedger),
}
