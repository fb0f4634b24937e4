import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { renewSession } from './api-session.ts'

/**
 * A session that was ended elsewhere, or is from before the second step was set up, learns of it when the service
 * first refuses an act: renewed, it is over or half signed in.
 */
export function useSessionWatch(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const caches = [queries.getQueryCache(), queries.getMutationCache()]
    const stops = caches.map((cache) =>
      cache.subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        if (doubtsSession(event.action.error)) renewSession().catch(() => undefined)
      }),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [queries])
}

const doubts: readonly unknown[] = ['second_factor_needed', 'not_signed_in']

function doubtsSession(error: unknown): boolean {
  return doubts.includes((error as { code?: unknown } | null)?.code)
}
