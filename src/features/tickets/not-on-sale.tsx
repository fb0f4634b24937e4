import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { buyWords } from '../../content/tickets.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { formatNearMoment } from '../../lib/time.ts'
import type { Choice } from './use-choice.ts'

interface NotOnSaleProps {
  choice: Choice
  words: (typeof buyWords)['notOnSale']
  /** How to hear of its opening; the page brings it. */
  notice: ReactNode
}

/** Somebody came for a trip that cannot be bought: said first, with what can be done instead. */
export function NotOnSale({ choice, words, notice }: NotOnSaleProps) {
  const { trip, standing, trips, offer } = choice
  if (!trip || !standing || standing === 'open') return null
  const facts = offer?.trips.find(({ experience }) => experience === trip.slug)
  const open = trips.filter((other) => other.standing === 'open')
  return (
    <div className="mb-10 border border-champagne bg-paper p-[min(2rem,7vw)]">
      <h2 className="text-subheading">
        {fillIn(standing === 'closed' ? words.closed : facts?.opensAt ? words.opens : words.next, {
          trip: trip.card.title,
          moment: facts?.opensAt ? formatNearMoment(facts.opensAt) : '',
        })}
      </h2>
      {standing === 'closed' && facts?.drawId && (
        <Link to={`/draws/${facts.drawId}`} className="mt-2 inline-block underline">
          {words.draw}
        </Link>
      )}
      {notice && <div className="mt-4">{notice}</div>}
      <p className="mt-5 text-base text-slate">{open.length > 0 ? words.others : words.noOthers}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {open.map(({ slug, card }) => (
          <li key={slug}>
            <button
              type="button"
              onClick={() => choice.choose(slug)}
              className="min-h-11 text-left font-display text-xl underline decoration-champagne underline-offset-4 hover:decoration-ink"
            >
              {card.title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
