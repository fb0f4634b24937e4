import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a route change a screen reader goes on at the new page's heading, as after a page load. */
export function useFocusOnRouteChange(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = document.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])
}
