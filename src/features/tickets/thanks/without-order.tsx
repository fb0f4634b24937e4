import { useLocation } from 'react-router'
import { thankYouWords as words } from '../../../content/tickets/thanks.ts'
import { ButtonLink, ButtonRow } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import type { FoundOrder } from './use-order.ts'

/** Where it leads from a page that has nobody to thank; its thanks stand small below, as what they are. */
export function WithoutOrder({ kind }: { kind: Exclude<FoundOrder['kind'], 'found' | 'asking'> }) {
  const here = useLocation()
  const { label, to } = words.without[kind].way
  const [first, second] = words.links
  const next = kind === 'signedOut' ? `?next=${encodeURIComponent(here.pathname + here.search)}` : ''
  return (
    <>
      <ButtonRow>
        <ButtonLink to={to + next} arrow>
          {label}
        </ButtonLink>
        <ButtonLink to={first.to} look="outline">
          {first.label}
        </ButtonLink>
      </ButtonRow>
      <Link
        to={second.to}
        className="mt-5 inline-block py-1 underline decoration-champagne underline-offset-4"
      >
        {second.label}
      </Link>
      <div className="mt-12 border-t border-mist pt-6 text-sm text-slate">
        <p className="caps text-[0.66rem] text-gold-deep">{words.afterwards}</p>
        <h2 className="mt-2 text-xl italic">{words.title}</h2>
        <p className="italic">
          {words.wishForward.one} {words.confirmation}
        </p>
      </div>
    </>
  )
}
