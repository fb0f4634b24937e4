import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { sessionStorageKey } from '../../lib/backend.ts'
import {
  type AuthChangeEvent,
  currentSession,
  mayHaveSession,
  type Session,
  type User,
  watchSession,
} from './api.ts'

export interface Auth {
  /** Unknown until the stored session has been looked at; pages wait, they do not redirect. */
  status: 'unknown' | 'signed-out' | 'signed-in'
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

  useEffect(() => {
    if (mayHaveSession()) setFollowing(true)
    else setStatus('signed-out')
    return whenAnotherTabSignsIn(() => setFollowing(true))
  }, [])

  useEffect(() => {
    if (!following) return
    const show = (current: Session | null) => {
      setSession(current)
      setStatus(current ? 'signed-in' : 'signed-out')
    }
    let live = true
    currentSession().then((current) => live && show(current))
    const watching = watchSession((event, current) => {
      if (!live) return
      setLastEvent(event)
      show(current)
    })
    return () => {
      live = false
      watching.then((unsubscribe) => unsubscribe())
    }
  }, [following])

  const auth = useMemo<Auth>(
    () => ({ status, session, user: session?.user ?? null, lastEvent, follow: () => setFollowing(true) }),
    [status, session, lastEvent],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

function whenAnotherTabSignsIn(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === sessionStorageKey && event.newValue) listener()
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
