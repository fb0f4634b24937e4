import type { Args } from '../../../contract/acts.ts'
import type { Prize } from '../../../contract/prizes.ts'
import { ask } from '../../lib/ask.ts'

export interface MyPrizes {
  /** How much later the service's clock is than the visitor's, in milliseconds. */
  readonly ahead: number
  readonly prizes: readonly Prize[]
}

export async function myPrizes(): Promise<MyPrizes> {
  const { now, prizes } = await ask('my_prizes', {})
  return { ahead: Date.parse(now) - Date.now(), prizes }
}

/** Claiming again what is claimed changes nothing. */
export const claimPrize = (claim: Args<'claim_prize'>) => ask('claim_prize', claim)

/** Consent taken back: from now on nothing but the number is published. */
export const unpublishName = ({ draw_id, place }: Prize) => ask('unpublish_name', { draw_id, place })
