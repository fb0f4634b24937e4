import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const desk = { queryKey: ['desk'] }

/** Brings the part that a link led to into view, once all that stands above it has arrived. */
export function useArrival(): void {
  const { hash, key } = useLocation()
  const arrived = useRef('')
  const queries = useQueryClient()
  const fetching = useIsFetching(desk)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever something arrives
  useEffect(() => {
    // Asked of the queries themselves: in the first round they have begun after this room was drawn.
    if (!hash || arrived.current === key || queries.isFetching(desk) > 0) return
    arrived.current = key
    const part = document.getElementById(hash.slice(1))
    part?.setAttribute('tabindex', '-1')
    part?.focus({ preventScroll: true })
    part?.scrollIntoView()
  }, [fetching, hash, key, queries])
}
