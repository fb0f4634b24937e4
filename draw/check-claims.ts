import { type Fault, note } from './faults.ts'
import { type Claim, claimActs, type Pick } from './result.ts'
import { instantOf, isUtc } from './times.ts'

/** Only drawn numbers, in the order of time; a reserve's turn comes when the pick before it has lapsed. */
export function claimFaults(claims: unknown, picks: readonly Pick[]): Fault[] {
  if (!Array.isArray(claims) || !claims.every(isClaim)) return [{ code: 'not_claims' }]
  const faults: Fault[] = []
  let [turn, lapsed, lastTime] = [0, false, 0]
  claims.forEach(({ at, act, place, ticketNo }, position) => {
    if (picks[place]?.ticketNo !== ticketNo) note(faults, 'claim_of_undrawn_number', ticketNo)
    if (place === turn + 1 && lapsed) [turn, lapsed] = [place, false]
    else if (place !== turn) note(faults, 'claim_out_of_turn', ticketNo)
    if (instantOf(at) < lastTime) note(faults, 'claims_out_of_order', position)
    lapsed = lapsed || act === 'lapsed'
    lastTime = instantOf(at)
  })
  return faults
}

function isClaim(value: unknown): value is Claim {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 4) return false
  const { at, act, place, ticketNo } = value as Claim
  return isUtc(at) && claimActs.includes(act) && Number.isSafeInteger(place) && Number.isSafeInteger(ticketNo)
}
