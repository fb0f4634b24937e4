import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { DeskLink } from './desk-link.tsx'

/** The way to a person's page, which knows the search to go back to. */
export function PersonLink({ userId, children }: { userId: string; children: ReactNode }) {
  const [search] = useSearchParams()
  const q = search.get('q')
  const to = new URLSearchParams({ id: userId, ...(q && { q }) })
  return <DeskLink to={`/operator/people?${to}`}>{children}</DeskLink>
}
