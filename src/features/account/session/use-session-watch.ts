import { useEffect } from 'react'
import { onSessionDoubt } from '../../../lib/session-doubt.ts'
import { mayHaveSession, renewSession } from './api-session.ts'

/**
 * A session that was ended elsewhere, or is from before the second step was set up, learns of it when the service
 * first refuses an act: renewed, it is over or half signed in.
 */
export function useSessionWatch(): void {
  useEffect(
    () =>
      onSessionDoubt(() => {
        if (mayHaveSession()) renewSession().catch(() => undefined)
      }),
    [],
  )
}
