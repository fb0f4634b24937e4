import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a route change the keyboard and a screen reader go on where the link led, as after a page load. */
export function useFocusOnRouteChange(): void {
  const { pathname, hash } = useLocation()
  const shown = useRef({ pathname, hash })
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, hash }
    if (before.pathname === pathname && before.hash === hash) return
    const target = hash && document.getElementById(hash.slice(1))
    if (target) takeFocus(target)
    else if (before.pathname !== pathname) takeFocus(document.querySelector('h1'))
  }, [pathname, hash])
}

function takeFocus(element: HTMLElement | null): void {
  element?.setAttribute('tabindex', '-1')
  element?.focus({ preventScroll: true })
}
