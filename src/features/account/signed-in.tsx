import type { ReactNode } from 'react'
import { useAuth } from './auth-context.tsx'

/** Shows its children to a signed-in visitor, and something else to everybody else. */
export function SignedIn({ children, otherwise }: { children: ReactNode; otherwise: ReactNode }) {
  const { status } = useAuth()
  return status === 'signed-in' ? children : otherwise
}
