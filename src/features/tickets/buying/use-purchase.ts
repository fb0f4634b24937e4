import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Draw } from '../../../../contract/offer.ts'
import { type RefusalCode, Refused } from '../../../lib/refused.ts'
import { purchase } from '../api.ts'
import { orderQuery } from '../receipts/order-query.ts'

/** One wish to buy keeps one request id, however often it is clicked or retried. */
export function usePurchase(draw: Draw | undefined, onRefusal: () => Promise<unknown>) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ key: string; code: RefusalCode } | null>(null)
  const wish = useRef<{ key: string; requestId: string } | null>(null)
  const underway = useRef(false)

  const requestIdFor = (key: string): string => {
    if (wish.current?.key !== key) wish.current = { key, requestId: crypto.randomUUID() }
    return wish.current.requestId
  }

  const buy = async (quantity: number) => {
    if (!draw || underway.current) return
    const key = wishKey(draw, quantity)
    if (!Number.isInteger(quantity) || quantity < 1) return setRefused({ key, code: 'bad_quantity' })
    underway.current = true
    setBusy(true)
    setRefused(null)
    try {
      const once = { draw_id: draw.id, quantity, request_id: requestIdFor(key), confirms_adult: true }
      const outcome = await purchase(once, draw.payment)
      wish.current = null
      if ('checkout' in outcome) return window.location.assign(outcome.checkout)
      // Shown at once; what the page asks for is how it stands by then.
      queries.setQueryData(orderQuery(outcome.order.id).queryKey, outcome.order)
      navigate(`/thank-you?order=${outcome.order.id}`)
    } catch (error) {
      const code = error instanceof Refused ? error.code : 'failed'
      // Only an unanswered request may have been carried out: any refusal ends this wish.
      if (code !== 'connection_lost') wish.current = null
      // Somebody was quicker: what is left now is told, not what was left before.
      await onRefusal()
      setRefused({ key, code })
    } finally {
      underway.current = false
      setBusy(false)
    }
  }
  /** Of this very wish: another quantity has not been refused yet. */
  const refusalOf = (quantity: number) =>
    draw && refused?.key === wishKey(draw, quantity) ? refused.code : null
  return { buy, busy, refusalOf }
}

const wishKey = (draw: Draw, quantity: number) => `${draw.id}:${quantity}`
