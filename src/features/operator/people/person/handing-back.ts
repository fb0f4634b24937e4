import type { HeldStretches } from '../../../../../contract/desk.ts'

/** What handing tickets back would do at this moment; null for those that cannot be handed back at all. */
export type HandingBack = 'leaves' | 'exception' | 'closed' | null

export function handingBack(held: HeldStretches, now: string): HandingBack {
  const { source, status, draw_status, refunds_until } = held
  if (source !== 'paid' || status !== 'live' || draw_status === 'cancelled') return null
  if (draw_status === 'drawn') return 'exception'
  const isInTime = refunds_until === null || Date.parse(now) <= Date.parse(refunds_until)
  return draw_status === 'open' && isInTime ? 'leaves' : 'closed'
}
