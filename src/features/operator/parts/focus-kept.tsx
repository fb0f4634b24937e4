import { type ReactNode, useLayoutEffect, useRef } from 'react'

/**
 * For what goes once it has been used: should the focus be in it then, the headline of its part takes it over, or that
 * of the page, so that whoever goes by keyboard is not back at the top of it all.
 */
export function FocusKept({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const inside = place.current
    return () => {
      if (!inside?.contains(document.activeElement)) return
      const headlines = headlinesAbove(inside)
      // Once it is gone, since the part it stood in may go with it.
      queueMicrotask(() => {
        if (document.activeElement === document.body)
          focusOn(headlines.find(({ isConnected }) => isConnected))
      })
    }
  }, [])
  return (
    <div ref={place} className="contents">
      {children}
    </div>
  )
}

function headlinesAbove(element: Element): HTMLElement[] {
  const part = element.parentElement?.closest('section')
  const headline = part ? part.querySelector('h2') : document.querySelector<HTMLElement>('main h1')
  return [...(headline ? [headline] : []), ...(part ? headlinesAbove(part) : [])]
}

function focusOn(headline: HTMLElement | undefined): void {
  headline?.setAttribute('tabindex', '-1')
  headline?.focus({ preventScroll: true })
}
