import { useEffect, useRef } from 'react'
import { LogoMark } from '../../ui/logo.tsx'
import { hideLoader, loaderIsShown } from './first-visit.ts'

const ringMs = 2000
const flightMs = 1200
const autoHideMs = 4000

/** The first-visit loader: a ring closes around the logo, which then flies to its place in the bar. */
export function Splash() {
  const overlay = useRef<HTMLDivElement>(null)
  const logo = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!loaderIsShown()) return
    const flight = setTimeout(() => flyToBar(overlay.current, logo.current), ringMs)
    const completion = setTimeout(hideLoader, ringMs + flightMs)
    const autoHide = setTimeout(hideLoader, autoHideMs)
    const skip = () => hideLoader()
    const skippers = ['keydown', 'pointerdown', 'wheel'] as const
    for (const event of skippers) addEventListener(event, skip, { once: true, passive: true })
    return () => {
      for (const timer of [flight, completion, autoHide]) clearTimeout(timer)
      for (const event of skippers) removeEventListener(event, skip)
      hideLoader()
    }
  }, [])

  return (
    <div ref={overlay} className="splash" data-testid="splash" aria-hidden="true">
      <div ref={logo} className="relative grid size-40 place-items-center text-champagne">
        <svg
          viewBox="0 0 160 160"
          className="splash-ring absolute inset-0 -rotate-90"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <circle cx="80" cy="80" r="78" strokeOpacity="0.18" />
          <circle cx="80" cy="80" r="78" strokeWidth="1.5" pathLength="1" strokeDasharray="1" />
        </svg>
        <LogoMark className="w-24" />
      </div>
    </div>
  )
}

function flyToBar(overlay: HTMLElement | null, logo: HTMLElement | null): void {
  const target = document.querySelector('header svg')
  if (!overlay || !logo || !target || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const from = logo.getBoundingClientRect()
  const to = target.getBoundingClientRect()
  const timing = { duration: flightMs, easing: 'cubic-bezier(.6,0,.2,1)', fill: 'forwards' } as const
  const move = `translate(${to.x + to.width / 2 - from.x - from.width / 2}px, ${to.y + to.height / 2 - from.y - from.height / 2}px)`
  // The mark inside the ring is 96 of 160 px wide.
  logo.animate([{}, { transform: `${move} scale(${to.width / (from.width * 0.6)})` }], timing)
  logo.querySelector('.splash-ring')?.animate([{ opacity: 1 }, { opacity: 0 }], { ...timing, duration: 300 })
  overlay.animate([{}, { backgroundColor: 'transparent' }], timing)
}
