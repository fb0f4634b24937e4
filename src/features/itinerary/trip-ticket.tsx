import type { ReactNode } from 'react'
import type { ExperienceCard } from '../../content/types.ts'
import { type Accents, inColoursOf } from '../../ui/poster-hero.tsx'
import { Eyebrow } from '../../ui/section.tsx'
import { WaysIn, type WaysInWords } from './ways-in.tsx'

interface TripTicketProps {
  slug: string
  card: ExperienceCard
  accents: Accents
  words: WaysInWords
  /** The offer in one line, from whoever knows it. */
  children?: ReactNode
}

/** The end of a long page: a ticket to where it led. */
export function TripTicket({ slug, card, accents, words, children }: TripTicketProps) {
  const { title, location, duration, maxGuests, price } = card
  return (
    <section style={inColoursOf(accents)} className="trip-ground">
      <div className="column rhythm">
        <div className="trip-ticket text-ink">
          <div className="trip-ticket-face">
            <Eyebrow>{location}</Eyebrow>
            <h2 className="mt-3 text-title">{title}</h2>
            <div className="double-rule mt-8" />
            <p className="caps mt-5 text-slate">
              {duration} · {maxGuests} guests · {price}
            </p>
          </div>
          <div className="trip-ticket-stub">
            <WaysIn slug={slug} words={words} look="ink" className="sm:grid sm:w-full" />
            {children}
          </div>
        </div>
      </div>
    </section>
  )
}
