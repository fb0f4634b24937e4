import type { ReactNode } from 'react'

interface ScrollingTableProps {
  label: string
  className?: string
  children: ReactNode
}

/** A table wider than a phone scrolls in its own frame, by keyboard too. */
export function ScrollingTable({ label, className = '', children }: ScrollingTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling frame must be reachable to be scrolled
    <section aria-label={label} tabIndex={0} className={`overflow-x-auto ${className}`}>
      {children}
    </section>
  )
}
