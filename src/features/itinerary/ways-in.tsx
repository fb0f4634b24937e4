import { ButtonLink, ButtonRow } from '../../ui/button.tsx'

export interface WaysInWords {
  buy: string
  freeEntry: { to: string; label: string }
}

interface WaysInProps {
  slug: string
  words: WaysInWords
  look: 'ink' | 'ivory'
  className?: string
}

export const buyTicket = (slug: string) => `/buy-ticket?experience=${slug}`

/** A ticket or a stamp: both ways into the draw of a trip, with equal weight. */
export function WaysIn({ slug, words, look, className }: WaysInProps) {
  return (
    <ButtonRow className={className}>
      <ButtonLink to={buyTicket(slug)} look={look}>
        {words.buy}
      </ButtonLink>
      <ButtonLink to={words.freeEntry.to} look={look}>
        {words.freeEntry.label}
      </ButtonLink>
    </ButtonRow>
  )
}
