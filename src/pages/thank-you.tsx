import { experiences } from '../content/experiences/index.ts'
import { seo } from '../content/seo.ts'
import { thankYouWords } from '../content/tickets/thanks.ts'
import { useAuth } from '../features/account/session/auth-context.tsx'
import { stillHeld } from '../features/tickets/holding/held-numbers.ts'
import { KeepsakeActions, KeepsakePicture } from '../features/tickets/keepsake/kept-ticket.tsx'
import { nightOf } from '../features/tickets/keepsake/night.ts'
import { type Keepsake, useKeepsake } from '../features/tickets/keepsake/use-keepsake.ts'
import type { ShownOrder, ShownTrip } from '../features/tickets/shown.ts'
import { OrderSummary } from '../features/tickets/thanks/order-summary.tsx'
import { useOrder } from '../features/tickets/thanks/use-order.ts'
import { WithoutOrder } from '../features/tickets/thanks/without-order.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { useTakenOver } from '../lib/use-taken-over.ts'
import { useVisitorSearch } from '../lib/use-visitor-search.ts'
import { AccountFrame } from '../ui/account-frame.tsx'
import { WaysOnward } from '../ui/closing-band.tsx'
import { Poster } from '../ui/poster.tsx'
import type { Route } from './+types/thank-you'

export const meta = () => [...pageMeta(seo['/thank-you']), { name: 'robots', content: 'noindex' }]

/** Runs when the page is prerendered: a visitor downloads the posters' names, not all days of all trips. */
export function loader() {
  return { trips: experiences.map(({ slug, path, accents, card }) => ({ slug, path, accents, card })) }
}

export default function ThankYouPage({ loaderData }: Route.ComponentProps) {
  const { eyebrow, title, wishForward, confirmation, picture, links, without } = thankYouWords
  const isKnown = useTakenOver()
  const { status, user } = useAuth()
  const found = useOrder(useVisitorSearch().get('order'), status)
  const order = found.kind === 'found' ? stillHeld(found.order) : undefined
  const trip = loaderData.trips.find(({ slug }) => slug === order?.experience)
  const keepsake = useKeepsake(order, trip, String(user?.user_metadata.name ?? ''))
  const missing = isKnown && found.kind !== 'found' && found.kind !== 'asking' ? found.kind : undefined
  const hangs = found.kind === 'found' || found.kind === 'asking'
  return (
    <AccountFrame
      eyebrow={eyebrow}
      title={missing ? without[missing].title : title}
      lead={
        missing
          ? without[missing].text
          : `${order?.numbers.length === 1 ? wishForward.one : wishForward.many} ${confirmation}`
      }
      {...(missing && { picture })}
      band="high"
      poster={hangs && <OnTheWall order={order} trip={trip} keepsake={keepsake} />}
      night={trip && nightOf(trip.accents.sky)}
    >
      {order && trip && (
        <OrderSummary order={order}>
          <KeepsakeActions keepsake={keepsake} order={order} trip={trip} />
        </OrderSummary>
      )}
      {missing ? <WithoutOrder kind={missing} /> : <WaysOnward links={links} look="ink" className="mt-10" />}
    </AccountFrame>
  )
}

interface OnTheWallProps {
  order: ShownOrder | undefined
  trip: ShownTrip | undefined
  keepsake: Keepsake
}

/** The ticket that was bought; the poster alone while it is not paid, or where it cannot be drawn. */
function OnTheWall({ order, trip, keepsake }: OnTheWallProps) {
  if (trip && (order?.status !== 'paid' || keepsake.failed))
    return <Poster poster={{ picture: trip.card.image, title: trip.card.title, line: trip.card.location }} />
  return <KeepsakePicture keepsake={keepsake} order={order} trip={trip} />
}
