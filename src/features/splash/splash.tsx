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
        <div className="splash-ring">
          <div />
          <div />
        </div>
        <LogoMark className="splash-mark" />
      </div>
    </div>
  )
}
