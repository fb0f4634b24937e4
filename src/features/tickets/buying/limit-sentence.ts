import type { Quote } from '../../../../contract/tickets.ts'
import { buyWords } from '../../../content/tickets/buying.ts'
import { ticketErrors } from '../../../content/tickets/refusals.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatPence } from '../../../lib/money.ts'
import type { RefusalCode, Sentences } from '../../../lib/refused.ts'
import { formatDay } from '../../../lib/time.ts'

const { limits } = buyWords
const sentences: Sentences = ticketErrors

type Room = Pick<Quote, 'you_may_buy' | 'remaining' | 'left_this_month_pence' | 'on_break_until'>

/** What of a draw or a person stands in the way of so many; fewer might pass. */
export type Limit = 'quantity' | 'maximum' | 'remaining' | 'month'

/** Undefined where no other quantity would help. */
export function limitMet(refusal: RefusalCode | null, room: Room | undefined): Limit | undefined {
  if (refusal === 'bad_quantity') return 'quantity'
  if (refusal === 'over_spend_limit') return 'month'
  if (refusal !== 'sold_out' && refusal !== 'over_personal_maximum') return undefined
  const isShort = room ? room.you_may_buy === room.remaining : refusal === 'sold_out'
  return isShort ? 'remaining' : 'maximum'
}

/** Why this cannot be bought, told by what can. */
export function limitSentence(refusal: RefusalCode, room: Room | undefined): string {
  if (room && (refusal === 'sold_out' || refusal === 'over_personal_maximum')) return roomSentence(room)
  if (refusal === 'over_spend_limit' && room && room.left_this_month_pence !== null)
    return fillIn(limits.month, { amount: formatPence(room.left_this_month_pence) })
  if (refusal === 'on_break' && room?.on_break_until)
    return fillIn(limits.onBreak, { day: formatDay(room.on_break_until) })
  return sentences[refusal] ?? sentences.failed
}

function roomSentence({ you_may_buy: youMayBuy, remaining }: Room): string {
  const { soldOut, full, left, yours } = limits
  if (remaining === 0) return soldOut
  if (youMayBuy === 0) return full
  const words = youMayBuy === remaining ? left : yours
  return youMayBuy === 1 ? words.one : fillIn(words.many, { count: youMayBuy })
}
