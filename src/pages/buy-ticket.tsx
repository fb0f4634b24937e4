import { experiences } from '../content/experiences/index.ts'
import { eventOver } from '../content/offer/trip.ts'
import { buyTicketPage } from '../content/pages/buy-ticket-page.ts'
import { seo } from '../content/seo.ts'
import { RequireAccount } from '../features/account/session/require-account.tsx'
import { DrawLine } from '../features/offer/line/draw-line.tsx'
import { NoticeForm } from '../features/offer/trip/notice-form.tsx'
import { BuyForm } from '../features/tickets/buying/buy-form.tsx'
import { useChoice } from '../features/tickets/buying/use-choice.ts'
import { nightOf } from '../features/tickets/keepsake/night.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { AccountFrame } from '../ui/account-frame.tsx'
import { Poster } from '../ui/poster.tsx'
import type { Route } from './+types/buy-ticket'

export const meta = () => pageMeta(seo['/buy-ticket'])

/** Runs when the page is prerendered: a visitor downloads the posters' names, not all days of all trips. */
export function loader() {
  return { trips: experiences.map(({ slug, path, accents, card }) => ({ slug, path, accents, card })) }
}

export default function BuyTicketPage({ loaderData }: Route.ComponentProps) {
  const choice = useChoice(loaderData.trips)
  const { trip, draw, offer } = choice
  const isOver = offer?.trips.some(
    ({ experience, event_over: eventOver }) => experience === trip?.slug && eventOver,
  )
  const poster = trip && { picture: trip.card.image, title: trip.card.title, line: trip.card.location }
  const facts = (draw || offer === undefined) && <DrawLine draw={draw} />
  return (
    <AccountFrame
      eyebrow={buyTicketPage.eyebrow}
      title={buyTicketPage.title}
      facts={facts}
      poster={<Poster poster={poster} facts={facts} />}
      night={trip && nightOf(trip.accents.sky)}
    >
      <RequireAccount andReturn>
        {(user) => (
          <>
            <p className="mb-8 border-l-2 border-champagne pl-4 text-base text-slate">
              {buyTicketPage.signedIn} {user.email}
            </p>
            <BuyForm
              choice={choice}
              remark={trip && isOver ? eventOver[trip.slug] : undefined}
              notice={trip && <NoticeForm key={trip.slug} slug={trip.slug} email={user.email} />}
            />
          </>
        )}
      </RequireAccount>
    </AccountFrame>
  )
}
