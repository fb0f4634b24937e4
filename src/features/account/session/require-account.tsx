import { Fragment, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { onwardQuery } from '../api.ts'
import type { User } from './api-session.ts'
import { useAuth } from './auth-context.tsx'

interface RequireAccountProps {
  /** Whether the visitor is brought back here after signing in. */
  andReturn?: boolean
  children: (user: User) => ReactNode
}

/** Shows its children to a signed-in visitor and sends everybody else, the half signed in too, to the login page. */
export function RequireAccount({ andReturn, children }: RequireAccountProps) {
  const { status, user } = useAuth()
  const { pathname, search } = useLocation()
  if (status === 'unknown') return <div className="min-h-[60svh]" aria-busy="true" />
  // Another person gets a page of their own, not what the one before left in it.
  if (user && status === 'signed-in') return <Fragment key={user.id}>{children(user)}</Fragment>
  const next = andReturn ? pathname + search : new URLSearchParams(search).get('next')
  return <Navigate to={`/login${onwardQuery(next)}`} replace />
}
