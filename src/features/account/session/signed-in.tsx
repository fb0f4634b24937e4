import { Fragment, type ReactNode } from 'react'
import { useAuth } from './auth-context.tsx'

/** Shows its children to a signed-in visitor, and something else to everybody else. */
export function SignedIn({ children, otherwise }: { children: ReactNode; otherwise: ReactNode }) {
  const { status, user } = useAuth()
  // Another person gets a part of their own, not what the one before left in it.
  return user && status === 'signed-in' ? <Fragment key={user.id}>{children}</Fragment> : otherwise
}
