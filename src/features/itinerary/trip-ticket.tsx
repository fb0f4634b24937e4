import type { ReactNode } from 'react'
import { ticketWords } from '../../content/itinerary/long-page.ts'
import type { ExperienceCard } from '../../content/types.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { Picture } from '../../ui/picture.tsx'
import { type Accents, inColoursOf } from '../../ui/poster-hero.tsx'
import { Eyebrow } from '../../ui/section.tsx'

interface TripTicketProps {
  card: ExperienceCard
  accents: Accents
  /** The ways in and the offer in one line, from whoever knows them. */
  children: ReactNode
}

/** The end of a long page: a ticket to where it led. */
export function TripTicket({ card, accents, children }: TripTicketProps) {
  const { image, title, location, duration, maxGuests, price } = card
  return (
    <section style={inColoursOf(accents)} className="trip-ground">
      <div className="column rhythm">
        <div className="trip-ticket text-ink">
          <div className="trip-ticket-face grid items-center gap-x-[min(4vw,3.5rem)] sm:grid-cols-[minmax(9rem,26%)_1fr]">
            <Picture
              picture={{ name: image.name, alt: '' }}
              sizes="(min-width: 64rem) 220px, 26vw"
              className="aspect-4/5 w-full max-sm:hidden"
            />
            <div>
              <Eyebrow>{location}</Eyebrow>
              <h2 className="mt-3 text-title">{title}</h2>
              <div className="double-rule mt-8" />
              <p className="caps mt-5 text-slate">
                {fillIn(ticketWords.facts, { duration, guests: maxGuests, price })}
              </p>
            </div>
          </div>
          <div className="trip-ticket-stub">{children}</div>
        </div>
      </div>
    </section>
  )
}
