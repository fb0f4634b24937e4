import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Draw } from '../../../../contract/offer.ts'
import type { Quote } from '../../../../contract/tickets.ts'
import { mostPerWish } from '../../../content/tickets/refusals.ts'
import { askOffer } from '../../../lib/on-offer.ts'
import { type RefusalCode, Refused } from '../../../lib/refused.ts'
import { quote } from '../api.ts'

const typingPause = 300
/** Says nothing about what was asked: a moment later there may be an answer. */
const passing: readonly RefusalCode[] = ['connection_lost', 'failed', 'too_many_requests', 'too_many_calls']
/** The draw is not what this page took it for. */
const changed: readonly (RefusalCode | null)[] = ['closed', 'cancelled', 'superseded', 'off_sale']

export interface Quoted {
  readonly quote: Quote | undefined
  /** Why so many cannot be bought: told by the quote, or instead of one. */
  readonly refusal: RefusalCode | null
  readonly isFirst: boolean
  /** Asks anew, for what has happened meanwhile. */
  readonly askAgain: () => Promise<Quote | undefined>
}

/** What so many would cost and change. One question while somebody types: the one before is given up. */
export function useQuote(draw: Draw | undefined, quantity: number): Quoted {
  const settled = useSettled(quantity)
  // Of more than the most it is told what is met first: what is left, what one person may hold, or the most itself.
  const wanted = Math.min(settled, mostPerWish)
  const asked = useQuery({
    queryKey: ['quote', draw?.id, wanted],
    queryFn: ({ signal }) => quote({ draw_id: draw?.id ?? '', quantity: wanted }, signal),
    enabled: draw !== undefined && Number.isInteger(settled) && settled >= 1,
    placeholderData: keepPreviousData,
    retry: (failures, cause) => failures < 3 && finalWord(cause) === null,
  })
  // Another draw's figures are never shown for this one.
  const own = asked.data && asked.data.draw_id === draw?.id ? asked.data : undefined
  const isChanged = changed.includes(own?.refusal ?? null)
  useEffect(() => {
    if (isChanged) askOffer()
  }, [isChanged])
  const isTooMany = settled > mostPerWish && own !== undefined && !asked.isPlaceholderData
  return {
    quote: own,
    refusal: own?.refusal ?? finalWord(asked.error) ?? (isTooMany ? 'bad_quantity' : null),
    isFirst: !own && asked.isFetching,
    askAgain: async () => (await asked.refetch()).data,
  }
}

/** A refusal that asking again cannot change. */
function finalWord(cause: unknown): RefusalCode | null {
  return cause instanceof Refused && !passing.includes(cause.code) ? cause.code : null
}

/** The value once it has been left alone for a moment. */
function useSettled(value: number): number {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
