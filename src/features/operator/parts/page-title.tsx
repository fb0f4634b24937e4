import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

interface PageTitleProps {
  className?: string
  children: ReactNode
}

/** The headline of a room, or of a page in it about one thing. */
export function PageTitle({ className = '', children }: PageTitleProps) {
  const headline = useRef<HTMLHeadingElement>(null)
  const came = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the way here, not of those that follow within the page
  useEffect(() => {
    // Whoever was led here by a link that is gone with its page goes on here; a page that was opened begins at its top.
    const isLost = document.activeElement === document.body && came !== 'POP'
    if (isLost) headline.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={headline} tabIndex={-1} className={`text-title wrap-break-word ${className}`}>
      {children}
    </h1>
  )
}
