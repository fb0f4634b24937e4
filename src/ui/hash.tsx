import type { ReactNode } from 'react'

/** Figures that are kept rather than read: small, in columns, broken anywhere, and marked whole by one click. */
export function Hash({ children }: { children: ReactNode }) {
  return <code className={`break-all ${look}`}>{children}</code>
}

/** The same where it would outweigh all around it: its beginning is seen, the whole of it is there to be read out and copied. */
export function ShortHash({ children, width = 'max-w-[7.5em]' }: { children: string; width?: string }) {
  return (
    <code title={children} className={`inline-block truncate align-bottom ${width} ${look}`}>
      {children}
    </code>
  )
}

const look = 'font-sans text-[0.72rem] tabular-nums select-all print:text-[6.5pt]'
