import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { localPath } from '../../../lib/paths.ts'
import { useVisitorSearch } from '../../../lib/use-visitor-search.ts'

/** A confirmed address arrives at the account page; whoever signed up on the way to another page goes on there. */
export function OnTheWay({ children }: { children: ReactNode }) {
  const next = localPath(useVisitorSearch().get('next'), '')
  return next ? <Navigate to={next} replace /> : children
}
