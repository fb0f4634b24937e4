import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { User } from './api.ts'
import { useAuth } from './auth-context.tsx'

interface RequireAccountProps {
  /** Whether the visitor is brought back here after signing in. */
  andReturn?: boolean
  children: (user: User) => ReactNode
}

/** Shows its children to a signed-in visitor and sends everybody else to the login page. */
export function RequireAccount({ andReturn, children }: RequireAccountProps) {
  const { status, user } = useAuth()
  const { pathname, search, hash } = useLocation()
  if (status === 'unknown') return <div className="min-h-[60svh]" aria-busy="true" />
  if (user) return children(user)
  const next = andReturn ? `?next=${encodeURIComponent(pathname + search)}` : spentLink(hash)
  return <Navigate to={`/login${next}`} replace />
}

/** A mailed link that was used or has expired comes back with an error; the login page tells it. */
function spentLink(hash: string): string {
  return hash.includes('error_code=') ? '?link=expired' : ''
}
