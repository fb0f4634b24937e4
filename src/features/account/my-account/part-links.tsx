import { useEffect, useRef } from 'react'
import { myAccountWords } from '../../../content/account/my-account.ts'
import { bringIntoView } from '../../../lib/bring-into-view.ts'
import { Link } from '../../../ui/link.tsx'
import { useCurrentPart } from './use-current-part.ts'

const { links } = myAccountWords.parts
const ids = links.map(({ id }) => id)

/** The parts of a long page: beside it where the screen is wide enough, else a strip that stays under the bar. */
export function PartLinks() {
  const current = useCurrentPart(ids)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (current) bringIntoView(list.current)
  }, [current])
  return (
    <nav
      aria-label={myAccountWords.parts.label}
      className="hairline max-lg:sticky max-lg:border-b max-lg:top-17 max-lg:z-10 max-lg:-mx-(--gutter) max-lg:mb-12 max-lg:bg-ivory print:hidden"
    >
      <ul
        ref={list}
        className="hairline max-lg:flex max-lg:overflow-x-auto max-lg:px-[calc(var(--gutter)-0.75rem)] max-lg:pr-14 max-lg:[mask-image:linear-gradient(to_right,#000_calc(100%-3.5rem),transparent)] max-lg:[scrollbar-width:none] lg:sticky lg:top-36 lg:border-l"
      >
        {links.map(({ label, id }) => (
          <li key={id} className="shrink-0">
            <Link
              to={`#${id}`}
              replace
              aria-current={id === current ? 'location' : undefined}
              className="caps block border-transparent text-[0.68rem] whitespace-nowrap text-slate hover:text-ink aria-[current]:border-gold-deep aria-[current]:text-ink max-lg:flex max-lg:min-h-12 max-lg:items-center max-lg:border-b-2 max-lg:px-3 lg:-ml-px lg:border-l-2 lg:py-2.5 lg:pl-5 lg:hover:border-gold-deep"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
