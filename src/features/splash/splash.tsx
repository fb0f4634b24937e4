import { useLayoutEffect } from 'react'
import { LogoMark } from '../../ui/logo.tsx'
import { hideLoader, showLoaderOnArrival } from './first-visit.ts'

/**
 * The first-visit loader: a ring closes around the logo, which then flies to its place in the bar.
 * Ring and flight are one CSS timeline, so they keep together however late the application starts.
 */
export function Splash() {
  useLayoutEffect(() => {
    showLoaderOnArrival()
    return hideLoader
  }, [])

  return (
    <div className="splash" data-testid="splash" aria-hidden="true">
      <div className="splash-logo text-champagne">
        <svg
          viewBox="0 0 160 160"
          className="splash-ring"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <circle cx="80" cy="80" r="78" strokeOpacity="0.18" />
          <circle cx="80" cy="80" r="78" strokeWidth="1.5" pathLength="1" strokeDasharray="1" />
        </svg>
        <LogoMark className="splash-mark" />
      </div>
    </div>
  )
}
