import { z } from 'zod'
import { act } from './act.ts'
import { draw, payment } from './offer.ts'
import { hex, moment, pence, text, uuid, whole } from './values.ts'

/** As it is written down. */
export const drawStatus = z.enum(['open', 'frozen', 'drawn', 'cancelled'])
export type DrawStatus = z.infer<typeof drawStatus>

export const drawState = z.enum([
  'upcoming',
  'open',
  /** Undated, while a dated draw of the same trip is on sale. */
  'waiting',
  'closed',
  'frozen',
  'drawing',
  'drawn',
  'cancelled',
])
export type DrawState = z.infer<typeof drawState>

/** A signed word about the log at a size; `at` is the time exactly as it was signed. */
export const checkpoint = z.strictObject({
  at: moment,
  draw: uuid,
  root: hex,
  size: whole,
  signature: hex,
})
export type Checkpoint = z.infer<typeof checkpoint>

/** Somebody who claimed a prize; the name stands here only with their consent. */
export const winner = z.strictObject({
  place: whole,
  number: whole,
  status: z.enum(['claimed', 'delivered']),
  first_name: text.nullable(),
  county: text.nullable(),
  claimed_at: moment,
})
export type Winner = z.infer<typeof winner>

/** What anybody may know about a draw. */
export const publicDraw = draw.extend({
  state: drawState,
  /** Entries in the pool now that were bought. */
  paid: whole,
  /** Entries in the pool now that came by post. */
  free: whole,
  charity_total_pence: pence,
  freezes_at: moment.nullable(),
  /** Of the public beacon; named when the draw got its date. */
  round: whole.nullable(),
  drawn_at: moment.nullable(),
  drawn_number: whole.nullable(),
  winner: winner.nullable(),
})
export type PublicDraw = z.infer<typeof publicDraw>

export const allDraws = z.strictObject({ now: moment, payment, draws: z.array(publicDraw) })
export type AllDraws = z.infer<typeof allDraws>

/** A number drawn; named as in the result file, in the order of places. */
export const pick = z.strictObject({ index: whole, ticketNo: whole })

/** What became of the prize, as the result file tells it. */
export const claimEvent = z.strictObject({
  at: moment,
  act: z.enum(['told', 'claimed', 'lapsed', 'refused', 'promoted', 'delivered', 'unclaimed']),
  place: whole.nullable(),
  ticketNo: whole.nullable(),
})
export type ClaimEvent = z.infer<typeof claimEvent>

export const oneDraw = z.strictObject({
  now: moment,
  draw: publicDraw,
  /** The terms as the text that was sealed; none while the draw has no date. */
  manifest: text.nullable(),
  manifest_hash: hex.nullable(),
  published_at: moment.nullable(),
  /** The newest one. */
  checkpoint: checkpoint.nullable(),
  pool: z
    .strictObject({
      root: hex,
      n: whole,
      paid: whole,
      free: whole,
      frozen_at: moment,
      log_size: whole,
    })
    .nullable(),
  result: z
    .strictObject({ round: whole, randomness: hex, signature: hex, seed: hex, drawn_at: moment })
    .nullable(),
  picks: z.array(pick),
  claims: z.array(claimEvent),
})
export type OneDraw = z.infer<typeof oneDraw>

/** Why a number left the pool. */
export const tombstone = z.enum(['refund', 'void', 'cancelled'])

/** Of a place in the log: a leaf has its commit, a tombstone says why. */
export const logEntry = z.strictObject({
  log_index: whole,
  number: whole,
  commit: hex.nullable(),
  void: tombstone.nullable(),
})
export type LogEntry = z.infer<typeof logEntry>

export const drawActs = {
  /** The newest two hundred. */
  all_draws: act({}, allDraws),
  /** Null when there is no such draw. */
  one_draw: act({ draw_id: uuid }, oneDraw.nullable()),
}

/** For the functions `log-proof` and `receipt` alone. */
export const logActs = {
  /** How long a log is, and the roots of its whole blocks of 1,024 entries as one run of hex. */
  log_blocks: act({ draw_id: uuid }, z.strictObject({ size: whole, roots: hex }).nullable()),
  /** A stretch of it, at most 1,024 entries. */
  log_entries: act({ draw_id: uuid, first: whole, past_last: whole }, z.array(logEntry)),
}
