import type { ComponentProps } from 'react'
import { Link } from '../../../ui/link.tsx'
import { Breakable } from './breakable.tsx'

/** A word in a list that leads to its page; on paper it leads nowhere. */
export function DeskLink({ children, ...link }: ComponentProps<typeof Link>) {
  return (
    <Link
      className="py-0.5 wrap-break-word underline decoration-champagne underline-offset-4 hover:decoration-ink print:no-underline"
      {...link}
    >
      {typeof children === 'string' ? <Breakable>{children}</Breakable> : children}
    </Link>
  )
}
