import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Tells whoever looks at the console which address led nowhere. */
export function LogUnknownPath() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.info('404: nothing lives at', pathname)
  }, [pathname])
  return null
}
