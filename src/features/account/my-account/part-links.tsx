import { Link } from 'react-router'

interface PartLinksProps {
  label: string
  links: readonly { label: string; id: string }[]
}

/** The parts of a long page, beside it where the screen is wide enough. */
export function PartLinks({ label, links }: PartLinksProps) {
  return (
    <nav aria-label={label} className="hidden lg:block print:hidden">
      <ul className="sticky top-36 border-l hairline">
        {links.map(({ label: name, id }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className="caps -ml-px block border-l border-transparent py-2.5 pl-5 text-[0.68rem] text-slate hover:border-gold-deep hover:text-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
