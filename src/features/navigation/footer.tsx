import { brand } from '../../content/brand.ts'
import { footerLinks, footerWords, legalLinks, sisterLinks } from '../../content/navigation.ts'
import { Link } from '../../ui/link.tsx'
import { LogoMark } from '../../ui/logo.tsx'
import type { NavLink } from './nav-link.ts'

export function Footer() {
  return (
    <footer className="bg-ink text-ivory">
      <div className="column grid gap-x-16 gap-y-12 pt-20 pb-14 lg:grid-cols-[1.3fr_2fr_1fr]">
        <div>
          <p className="flex flex-wrap items-center gap-3 font-display text-3xl font-semibold">
            <LogoMark className="w-11 text-champagne" />
            {brand.name}
          </p>
          <p className="mt-5 max-w-[18em] text-ivory/75">{brand.tagline}</p>
        </div>
        <nav aria-label={footerWords.links}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-8 gap-y-1 sm:grid-cols-3">
            {footerLinks.map((link) => (
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
          aria-label={footerWords.elsewhere}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] content-start gap-x-8 gap-y-1 lg:grid-cols-1"
        >
          {brand.social.map(({ label, href }) => (
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
            © {brand.copyrightYear} {brand.name}
          </p>
          <p className="max-w-[36em]">{footerWords.note}</p>
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
