import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'
import { Link } from './link.tsx'
import { Section } from './section.tsx'

interface Way {
  readonly label: string
  readonly to: string
}

interface ClosingBandProps {
  ground?: 'ink' | 'paper'
  title: string
  text: string
  links: readonly Way[]
  /** What is to be known before going on. */
  children?: ReactNode
}

/** The end of a page: one last thought, and the ways onward. */
export function ClosingBand({ ground = 'ink', title, text, links, children }: ClosingBandProps) {
  const ink = ground === 'ink'
  return (
    <Section ground={ground} className="grid items-end gap-10 lg:grid-cols-[minmax(20rem,1fr)_auto]">
      <div>
        <h2 className="text-title">{title}</h2>
        <p className={`mt-4 max-w-[27.6em] ${ink ? 'text-ivory/80' : 'text-slate'}`}>{text}</p>
      </div>
      <div>
        <WaysOnward links={links} look={ink ? 'ivory' : 'ink'} className="lg:justify-end" />
        {children}
      </div>
    </Section>
  )
}

interface WaysOnwardProps {
  links: readonly Way[]
  /** How the first way looks; the second is outlined, more are links in passing. */
  look: 'ivory' | 'ink'
  className?: string
}

export function WaysOnward({ links, look, className = '' }: WaysOnwardProps) {
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-3 ${className}`}>
      {links.slice(0, 2).map((link, index) => (
        <ButtonLink key={link.to} to={link.to} look={index === 0 ? look : 'outline'} arrow={index === 0}>
          {link.label}
        </ButtonLink>
      ))}
      {links.slice(2).map(({ to, label }) => (
        <Link key={to} to={to} className="px-2 py-1 underline decoration-champagne underline-offset-4">
          {label}
        </Link>
      ))}
    </div>
  )
}
