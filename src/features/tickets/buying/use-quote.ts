import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Draw } from '../../../../contract/offer.ts'
import type { Quote } from '../../../../contract/tickets.ts'
import { askOffer } from '../../../lib/on-offer.ts'
import type { RefusalCode } from '../../../lib/refused.ts'
import { quote } from '../api.ts'

const typingPause = 300
const mostAsked = 10_000
/** The draw is not what this page took it for. */
const changed: readonly (RefusalCode | null)[] = ['closed', 'cancelled', 'superseded', 'off_sale']

export interface Quoted {
  readonly quote: Quote | undefined
  readonly isFirst: boolean
  /** Asks anew, for what has happened meanwhile. */
  readonly askAgain: () => Promise<Quote | undefined>
}

/** What so many would cost and change. One question while somebody types: the one before is given up. */
export function useQuote(draw: Draw | undefined, quantity: number): Quoted {
  const settled = useSettled(quantity)
  const asked = useQuery({
    queryKey: ['quote', draw?.id, Math.min(settled, mostAsked)],
    queryFn: ({ signal }) =>
      quote({ draw_id: draw?.id ?? '', quantity: Math.min(settled, mostAsked) }, signal),
    enabled: draw !== undefined && Number.isInteger(settled) && settled >= 1,
    placeholderData: keepPreviousData,
  })
  // Another draw's figures are never shown for this one.
  const own = asked.data && asked.data.draw_id === draw?.id ? asked.data : undefined
  const isChanged = changed.includes(own?.refusal ?? null)
  useEffect(() => {
    if (isChanged) askOffer()
  }, [isChanged])
  return {
    quote: own,
    isFirst: !own && asked.isFetching,
    askAgain: async () => (await asked.refetch()).data,
  }
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
