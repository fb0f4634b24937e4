import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { sessionStorageKey } from '../../../lib/backend.ts'
import {
  type AuthChangeEvent,
  currentSession,
  mayHaveSession,
  type Session,
  type User,
  watchSession,
} from './api-session.ts'
import { needsSecondStep } from './assurance.ts'
import { useForgetting } from './use-forgetting.ts'
import { useSessionWatch } from './use-session-watch.ts'

export interface Auth {
  /**
   * Unknown until the stored session has been looked at; pages wait, they do not redirect.
   * Half signed in are those who owe the second step: the login page asks for it.
   */
  status: 'unknown' | 'signed-out' | 'half-signed-in' | 'signed-in'
  session: Session | null
  user: User | null
  /** The auth service's latest event, for pages that wait for one. */
  lastEvent: AuthChangeEvent | null
  /** Starts following the auth service; a form calls it before it signs anybody in. */
  follow: () => void
}

const AuthContext = createContext<Auth | null>(null)

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within AuthProvider')
  return auth
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const [following, setFollowing] = useState(false)
  const [status, setStatus] = useState<Auth['status']>('unknown')
  const [session, setSession] = useState<Session | null>(null)
  const [lastEvent, setLastEvent] = useState<AuthChangeEvent | null>(null)
  const forgetOthersThan = useForgetting()
  useSessionWatch()

  useEffect(() => {
    if (mayHaveSession()) setFollowing(true)
    else setStatus('signed-out')
    return whenAnotherTabSignsIn(() => setFollowing(true))
  }, [])

  useEffect(() => {
    if (!following) return
    const show = (current: Session | null) => {
      forgetOthersThan(current?.user.id ?? null)
      setSession(current)
      setStatus(statusOf(current))
    }
    const stopped = new AbortController()
    followSession(show, setLastEvent, stopped.signal)
    return () => stopped.abort()
  }, [following, forgetOthersThan])

  const auth = useMemo<Auth>(
    () => ({ status, session, user: session?.user ?? null, lastEvent, follow: () => setFollowing(true) }),
    [status, session, lastEvent],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

function statusOf(session: Session | null): Auth['status'] {
  if (!session) return 'signed-out'
  return needsSecondStep(session) ? 'half-signed-in' : 'signed-in'
}

const tryAgainAfter = 3000

/** Tries until it succeeds: a visitor whose line fails for a moment is not signed out by it. */
async function followSession(
  show: (session: Session | null) => void,
  note: (event: AuthChangeEvent) => void,
  stopped: AbortSignal,
): Promise<void> {
  try {
    const current = await currentSession()
    if (stopped.aborted) return
    show(current)
    const unsubscribe = await watchSession((event, session) => {
      if (stopped.aborted) return
      note(event)
      show(session)
    })
    stopped.addEventListener('abort', unsubscribe)
  } catch {
    await new Promise((resolve) => setTimeout(resolve, tryAgainAfter))
    if (!stopped.aborted) await followSession(show, note, stopped)
  }
}

function whenAnotherTabSignsIn(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === sessionStorageKey && event.newValue) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
