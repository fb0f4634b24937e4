import type { tripOfferWords } from '../../content/trip-offer.ts'
import type { ExperienceSlug } from '../../content/types.ts'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { TellMeWhen } from './tell-me-when.tsx'
import { useTrip } from './use-trip.ts'

interface TripWaysInProps {
  slug: ExperienceSlug
  words: typeof tripOfferWords
  look: 'ink' | 'ivory'
  className?: string
}

/** A ticket or a stamp, with equal weight, while a draw is open; else the letter that tells of the next one comes first. */
export function TripWaysIn({ slug, words, look, className = '' }: TripWaysInProps) {
  const told = useTrip(slug)
  const buy = words.waysIn.buy
  if (told && !told.draw)
    return (
      <ButtonRow className={className}>
        <TellMeWhen trip={told.trip} words={words.notice} look={look} />
        <ButtonLink to={buyTicket(slug)} look="outline">
          {buy}
        </ButtonLink>
      </ButtonRow>
    )
  const { to, label } = words.waysIn.freeEntry
  return (
    // Which of them comes first is not known at once: only who waits long for the answer is shown the ticket alone.
    <ButtonRow className={`${className} ${told ? '' : 'animate-[arrive_900ms_1.5s_both]'}`}>
      <ButtonLink to={buyTicket(slug)} look={look}>
        {buy}
      </ButtonLink>
      <ButtonLink to={to} look={look} className={told ? '' : 'invisible'}>
        {label}
      </ButtonLink>
    </ButtonRow>
  )
}

interface TripBuyProps {
  slug: ExperienceSlug
  words: typeof tripOfferWords
  arrow?: boolean
  className?: string
}

/** The way to the ticket where it is always to be found: it lights up when there is one to buy. */
export function TripBuy({ slug, words, arrow, className }: TripBuyProps) {
  const look = useTrip(slug)?.draw ? 'ivory' : 'outline'
  return (
    <ButtonLink to={buyTicket(slug)} look={look} arrow={arrow} className={className}>
      {words.waysIn.buy}
    </ButtonLink>
  )
}

const buyTicket = (slug: string) => `/buy-ticket?experience=${slug}`
