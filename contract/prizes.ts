import { z } from 'zod'
import { act } from './act.ts'
import { payment } from './offer.ts'
import { day, moment, text, uuid, whole } from './values.ts'

/** `untold` waits for the operator: the entry left no address to write to. */
export const claimStatus = z.enum(['untold', 'told', 'claimed', 'delivered', 'lapsed', 'refused'])
export type ClaimStatus = z.infer<typeof claimStatus>

/** A turn at a prize. */
export const prize = z.strictObject({
  draw_id: uuid,
  title: text,
  experience: text,
  /** 0 is the winner, 1 to 10 the reserves. */
  place: whole,
  number: whole,
  status: claimStatus,
  told_at: moment.nullable(),
  /** Null until we have told the holder. */
  claim_by: moment.nullable(),
  claimed_at: moment.nullable(),
  /** Both null where nothing is published. */
  first_name: text.nullable(),
  county: text.nullable(),
  payment,
})
export type Prize = z.infer<typeof prize>

export const myPrizes = z.strictObject({ now: moment, prizes: z.array(prize) })
export type MyPrizes = z.infer<typeof myPrizes>

/** What somebody says who claims: published is first name and county together, or nothing. */
export const claimWords = { born_on: day, first_name: text.nullish(), county: text.nullish() }

export const prizeActs = {
  my_prizes: act({}, myPrizes),
  /** Claiming again what is claimed changes nothing. */
  claim_prize: act({ draw_id: uuid, place: whole, ...claimWords }, prize),
  /** Consent taken back: from now on nothing but the number is published. */
  unpublish_name: act({ draw_id: uuid, place: whole }, prize),
}
