import type { ReactNode } from 'react'

interface UnfoldingProps {
  title: string
  /** Whether it is open before anybody touches it. */
  open?: boolean
  className?: string
  children: ReactNode
}

/** For those who look closer: a line that opens. */
export function Unfolding({ title, open, className = '', children }: UnfoldingProps) {
  return (
    <details open={open} className={`group hairline border-y py-4 ${className}`}>
      <summary className="caps flex min-h-7 list-none items-center justify-between gap-6 text-gold-deep [&::-webkit-details-marker]:hidden">
        {title}
        <svg
          viewBox="0 0 16 16"
          className="w-3.5 shrink-0 transition-transform duration-500 group-open:rotate-45"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <path d="M8 0v16M0 8h16" />
        </svg>
      </summary>
      <div className="pt-4">{children}</div>
    </details>
  )
}
