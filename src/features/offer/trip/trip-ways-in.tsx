import { tripWords as words } from '../../../content/offer/trip.ts'
import type { ExperienceSlug } from '../../../content/types.ts'
import { ButtonLink, ButtonRow } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { TellMeWhen } from './tell-me-when.tsx'
import { useTrip } from './use-trip.ts'

interface TripWaysInProps {
  slug: ExperienceSlug
  look: 'ink' | 'ivory'
  className?: string
}

/** A ticket or a stamp, with equal weight, while a draw is open; else the letter that tells of the next one comes first. */
export function TripWaysIn({ slug, look, className = '' }: TripWaysInProps) {
  const told = useTrip(slug)
  if (told && !told.draw)
    return (
      <ButtonRow className={className}>
        <TellMeWhen trip={told.trip} look={look} />
        <QuietBuy slug={slug} />
      </ButtonRow>
    )
  const { to, label } = words.freeEntry
  return (
    // Which of them comes first is not known at once: only who waits long for the answer is shown the ticket alone.
    <ButtonRow className={`${className} ${told ? '' : 'animate-[arrive_900ms_1.5s_both]'}`}>
      <ButtonLink to={buyTicket(slug)} look={look}>
        {words.buy}
      </ButtonLink>
      <ButtonLink to={to} look={look} className={told ? '' : 'invisible'}>
        {label}
      </ButtonLink>
    </ButtonRow>
  )
}

interface TripBuyProps {
  slug: ExperienceSlug
  arrow?: boolean
  className?: string
}

/** The one large button of a page: to the ticket, or to the letter while there is none to buy. */
export function TripBuy({ slug, arrow, className }: TripBuyProps) {
  const told = useTrip(slug)
  if (told && !told.draw) return <TellMeWhen trip={told.trip} look="ivory" className={className} />
  return (
    <ButtonLink to={buyTicket(slug)} look={told ? 'ivory' : 'outline'} arrow={arrow} className={className}>
      {words.buy}
    </ButtonLink>
  )
}

/** The way to the ticket while there is none: still to be found, no longer a button. */
export function QuietBuy({ slug }: { slug: ExperienceSlug }) {
  return (
    <Link
      to={buyTicket(slug)}
      className="self-center justify-self-start py-1 text-left underline decoration-champagne underline-offset-4"
    >
      {words.buy}
    </Link>
  )
}

const buyTicket = (slug: string) => `/buy-ticket?experience=${slug}`
