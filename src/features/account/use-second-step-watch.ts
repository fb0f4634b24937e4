import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { renewSession } from './api-session.ts'

/** A session from before the second step was set up learns of it when the service first asks for it. */
export function useSecondStepWatch(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error' && asksForIt(event.action.error)) {
          renewSession().catch(() => undefined)
        }
      }),
    [queries],
  )
}

function asksForIt(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'second_factor_needed'
}
