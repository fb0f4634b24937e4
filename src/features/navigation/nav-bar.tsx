import { type ReactNode, useEffect, useRef, useState } from 'react'
import { brand } from '../../content/brand.ts'
import { barWords, navLinks } from '../../content/navigation.ts'
import { Link } from '../../ui/link.tsx'
import { LogoMark } from '../../ui/logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { type NavLink, useIsActive } from './nav-link.ts'

interface NavBarProps {
  /** 'Account' or 'Login': whoever knows the visitor puts it here. */
  accountLink: ReactNode
  countdown: ReactNode
  countdownLabel: string
}

export function NavBar({ accountLink, countdown, countdownLabel }: NavBarProps) {
  const [scrolled, top] = useScrolledPast()
  return (
    <>
      <div ref={top} className="absolute top-0 h-10 w-px" aria-hidden="true" />
      <header
        data-scrolled={scrolled || undefined}
        className="group/bar fixed inset-x-0 top-0 z-30 text-ivory transition-colors duration-500 ease-physical data-scrolled:bg-ink/92 data-scrolled:backdrop-blur-md plain:bg-ink"
      >
        <a href="#main" className="caps absolute -top-20 left-4 bg-ivory px-5 py-3 text-ink focus:top-3">
          {barWords.skip}
        </a>
        <div className="flex min-h-(--bar-height) items-center gap-4 px-(--bar-inset) transition-[min-height] duration-500 ease-physical group-data-scrolled/bar:min-h-17 bar:gap-6">
          <Link to="/" className="mr-auto flex items-center gap-3" aria-label={barWords.home}>
            <LogoMark className="bar-mark w-(--bar-mark) text-champagne" />
            <span className="font-display text-[1.72rem] leading-none font-semibold tracking-wide links:max-bar:text-[1.5rem]">
              {brand.name}
            </span>
          </Link>
          {/* The links share what room there is, so that the last of them never leaves the screen. */}
          <nav aria-label={barWords.links} className="hidden max-w-228 grow links:block">
            <ul className="flex justify-between">
              {navLinks.map((link) => (
                <li key={link.to}>
                  <BarLink {...link} />
                </li>
              ))}
            </ul>
          </nav>
          <div className="hidden links:block">{accountLink}</div>
          <MobileMenu accountLink={accountLink} />
        </div>
      </header>
      {/* It hides nothing: on posters it keeps to their calm side, elsewhere to the end of the bar, off the picture. */}
      <aside
        aria-label={countdownLabel}
        className="pointer-events-none absolute inset-x-(--bar-inset) top-[calc(var(--bar-height)+0.5rem)] z-20 hidden justify-center lg:not-empty:flex poster:justify-start plain:justify-end plain:top-(--bar-height) plain:*:border-t-0 plain:*:bg-ink"
      >
        {countdown}
      </aside>
    </>
  )
}

function BarLink({ to, label }: NavLink) {
  const active = useIsActive(to)
  return (
    <Link
      to={to}
      aria-current={active ? 'page' : undefined}
      className="caps relative block py-2 text-[0.66rem] tracking-[0.05em] whitespace-nowrap bar:tracking-[0.09em] after:absolute after:inset-x-0 after:bottom-0.5 after:h-px after:origin-left after:scale-x-0 after:bg-champagne after:transition-transform after:duration-500 after:ease-physical hover:after:scale-x-100 aria-[current=page]:after:scale-x-100"
    >
      {label}
    </Link>
  )
}

function useScrolledPast() {
  const top = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    if (!top.current) return
    const observer = new IntersectionObserver(([entry]) => setScrolled(!entry?.isIntersecting))
    observer.observe(top.current)
    return () => observer.disconnect()
  }, [])
  return [scrolled, top] as const
}
