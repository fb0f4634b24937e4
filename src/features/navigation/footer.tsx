import { Link } from '../../ui/link.tsx'
import { LogoMark } from '../../ui/logo.tsx'
import type { NavLink } from './nav-link.ts'

interface FooterProps {
  brandName: string
  tagline: string
  links: readonly NavLink[]
  sisterLinks: readonly NavLink[]
  legalLinks: readonly NavLink[]
  social: readonly { label: string; href: string }[]
  note: string
  copyrightYear: number
}

export function Footer({
  brandName,
  tagline,
  links,
  sisterLinks,
  legalLinks,
  social,
  note,
  copyrightYear,
}: FooterProps) {
  return (
    <footer className="bg-ink text-ivory">
      <div className="column grid gap-x-16 gap-y-12 pt-20 pb-14 lg:grid-cols-[1.3fr_2fr_1fr]">
        <div>
          <p className="flex flex-wrap items-center gap-3 font-display text-3xl font-semibold">
            <LogoMark className="w-11 text-champagne" />
            {brandName}
          </p>
          <p className="mt-5 max-w-[18em] text-ivory/75">{tagline}</p>
        </div>
        <nav aria-label="Footer">
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-8 gap-y-1 sm:grid-cols-3">
            {links.map((link) => (
              <li key={link.to}>
                <FooterLink {...link} />
              </li>
            ))}
          </ul>
          <ul className="hairline mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-8 border-t pt-5 text-base sm:grid-cols-3">
            {sisterLinks.map((link) => (
              <li key={link.to}>
                <FooterLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
        <ul
          aria-label="Elsewhere"
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] content-start gap-x-8 gap-y-1 lg:grid-cols-1"
        >
          {social.map(({ label, href }) => (
            <li key={label}>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-block py-1.5 text-ivory/85 hover:text-champagne"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="column pb-12">
        <div className="hairline flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 border-t pt-7 text-sm text-ivory/70">
          <p>
            © {copyrightYear} {brandName}
          </p>
          <p className="max-w-[36em]">{note}</p>
          <ul className="flex flex-wrap gap-x-7">
            {legalLinks.map((link) => (
              <li key={link.to}>
                <FooterLink {...link} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

function FooterLink({ to, label }: NavLink) {
  return (
    <Link to={to} className="inline-block py-1.5 text-ivory/85 hover:text-champagne">
      {label}
    </Link>
  )
}
