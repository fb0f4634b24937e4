import type { ReactNode } from 'react'

/** Figures that are kept rather than read: small, in columns, broken anywhere, and marked whole by one click. */
export function Hash({ children }: { children: ReactNode }) {
  return (
    <code className="font-sans text-[0.72rem] break-all tabular-nums select-all print:text-[6.5pt]">
      {children}
    </code>
  )
}
