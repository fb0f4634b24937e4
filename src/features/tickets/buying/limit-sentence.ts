import { buyWords } from '../../../content/tickets/buying.ts'
import { ticketErrors } from '../../../content/tickets/refusals.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatPence } from '../../../lib/money.ts'
import { formatDay } from '../../../lib/time.ts'
import type { Quote, TicketErrorCode } from '../types.ts'

const { limits } = buyWords

type Room = Pick<Quote, 'youMayBuy' | 'remaining' | 'leftThisMonthPence' | 'onBreakUntil'>

/** What of a draw or a person stands in the way of so many; fewer might pass. */
export type Limit = 'quantity' | 'maximum' | 'remaining' | 'month'

/** Undefined where no other quantity would help. */
export function limitMet(refusal: TicketErrorCode | null, room: Room | undefined): Limit | undefined {
  if (refusal === 'bad_quantity') return 'quantity'
  if (refusal === 'over_spend_limit') return 'month'
  if (refusal !== 'sold_out' && refusal !== 'over_personal_maximum') return undefined
  const isShort = room ? room.youMayBuy === room.remaining : refusal === 'sold_out'
  return isShort ? 'remaining' : 'maximum'
}

/** Why this cannot be bought, told by what can. */
export function limitSentence(refusal: TicketErrorCode, room: Room | undefined): string {
  if (room && (refusal === 'sold_out' || refusal === 'over_personal_maximum')) return roomSentence(room)
  if (refusal === 'over_spend_limit' && room && room.leftThisMonthPence !== null)
    return fillIn(limits.month, { amount: formatPence(room.leftThisMonthPence) })
  if (refusal === 'on_break' && room?.onBreakUntil)
    return fillIn(limits.onBreak, { day: formatDay(room.onBreakUntil) })
  return ticketErrors[refusal] ?? ticketErrors.failed
}

function roomSentence({ youMayBuy, remaining }: Room): string {
  const { soldOut, full, left, yours } = limits
  if (remaining === 0) return soldOut
  if (youMayBuy === 0) return full
  const words = youMayBuy === remaining ? left : yours
  return youMayBuy === 1 ? words.one : fillIn(words.many, { count: youMayBuy })
}
