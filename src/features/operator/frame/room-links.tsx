import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { deskWords, rooms } from '../../../content/operator/frame.ts'
import { bringIntoView } from '../../../lib/bring-into-view.ts'
import { Link } from '../../../ui/link.tsx'

/** The rooms of the desk: beside it where the screen is wide enough, else a strip above it. */
export function RoomLinks() {
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another room is another link
  useEffect(() => bringIntoView(list.current), [pathname])
  return (
    <nav
      aria-label={deskWords.rooms}
      className="hairline max-lg:sticky max-lg:top-0 max-lg:z-10 max-lg:-mx-(--bar-inset) max-lg:border-b max-lg:bg-ivory lg:sticky lg:top-10 lg:self-start print:hidden"
    >
      <ul
        ref={list}
        className="hairline max-lg:flex max-lg:overflow-x-auto max-lg:px-[calc(var(--bar-inset)-0.5rem)] max-lg:[scrollbar-width:none] lg:border-l"
      >
        {rooms.map(({ to, label }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              aria-current={pathname === to ? 'page' : undefined}
              className="caps block border-transparent text-[0.71rem] whitespace-nowrap text-slate hover:text-ink aria-[current]:border-gold-deep aria-[current]:text-ink max-lg:flex max-lg:min-h-12 max-lg:items-center max-lg:border-b-2 max-lg:px-2 max-sm:tracking-[0.08em] sm:max-lg:px-4 lg:-ml-px lg:border-l-2 lg:py-2.5 lg:pl-5 lg:hover:border-gold-deep"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
