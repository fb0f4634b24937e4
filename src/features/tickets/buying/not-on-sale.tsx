import type { ReactNode } from 'react'
import { buyWords } from '../../../content/tickets/buying.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatNearMoment } from '../../../lib/time.ts'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { ShownTrip } from '../shown.ts'
import type { Choice } from './use-choice.ts'

const words = buyWords.notOnSale

interface NotOnSaleProps {
  choice: Choice
  /** How to hear of its opening; the page brings it. */
  notice: ReactNode
}

/** Somebody came for a trip that cannot be bought: said first, with what can be done instead. */
export function NotOnSale({ choice, notice }: NotOnSaleProps) {
  const { trip, standing, trips, offer } = choice
  if (!trip) return null
  const facts = offer?.trips.find(({ experience }) => experience === trip.slug)
  const open = trips.filter((other) => other.standing === 'open')
  return (
    <>
      <div className="border border-champagne bg-paper p-[min(2rem,7vw)]">
        <h2 className="text-subheading">
          {fillIn(standing === 'closed' ? words.closed : facts?.opens_at ? words.opens : words.next, {
            trip: trip.card.title,
            moment: facts?.opens_at ? formatNearMoment(facts.opens_at) : '',
          })}
        </h2>
        {standing === 'closed' && facts?.draw_id && (
          <Link to={`/draws/${facts.draw_id}`} className="mt-2 inline-block underline">
            {words.draw}
          </Link>
        )}
        {notice && <div className="mt-4">{notice}</div>}
      </div>
      <h3 className="mt-10 text-subheading">{open.length > 0 ? words.others : words.noOthers}</h3>
      <ul className="mt-4 mb-10 grid grid-cols-2 gap-4 sm:grid-cols-4">
        {open.map((other) => (
          <li key={other.slug}>
            <SmallPoster trip={other} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The way to a trip that can be bought; its name is said once, so the picture stays silent. */
function SmallPoster({ trip: { slug, card } }: { trip: ShownTrip }) {
  return (
    <Link
      to={`?experience=${slug}`}
      className="block font-display text-xl leading-tight underline decoration-champagne underline-offset-4 hover:decoration-ink"
    >
      <span className="block aspect-4/5 bg-paper p-1.5 shadow-paper">
        <Picture picture={{ ...card.image, alt: '' }} sizes="9rem" className="size-full" />
      </span>
      <span className="mt-2 block">{card.title}</span>
    </Link>
  )
}
