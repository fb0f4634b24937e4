import { type Fault, note } from './faults.ts'
import { type Claim, claimActs, type Pick } from './result.ts'
import { instantOf, isUtc } from './times.ts'

/** Only drawn numbers, in the order of time; a reserve's turn comes when that of the pick before it has ended. */
export function claimFaults(claims: unknown, picks: readonly Pick[]): Fault[] {
  if (!Array.isArray(claims) || !claims.every(isClaim)) return [{ code: 'not_claims' }]
  const faults: Fault[] = []
  // Before anybody's turn: with no picks the prize is unclaimed at once.
  let [turn, hasEnded, lastTime] = [-1, true, 0]
  claims.forEach(({ at, act, place, ticketNo }, position) => {
    if (place === null || ticketNo === null) {
      const isLast = position === claims.length - 1 && turn === picks.length - 1 && hasEnded
      if (!isLast) note(faults, 'unclaimed_too_early', position)
    } else {
      if (picks[place]?.ticketNo !== ticketNo) note(faults, 'claim_of_undrawn_number', ticketNo)
      if (place === turn + 1 && hasEnded) [turn, hasEnded] = [place, false]
      else if (place !== turn) note(faults, 'claim_out_of_turn', ticketNo)
      hasEnded = hasEnded || act === 'lapsed' || act === 'refused'
    }
    if (instantOf(at) < lastTime) note(faults, 'claims_out_of_order', position)
    lastTime = instantOf(at)
  })
  return faults
}

function isClaim(value: unknown): value is Claim {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 4) return false
  const { at, act, place, ticketNo } = value as Claim
  if (!isUtc(at)) return false
  if (act === 'unclaimed') return place === null && ticketNo === null
  return claimActs.includes(act) && Number.isSafeInteger(place) && Number.isSafeInteger(ticketNo)
}
