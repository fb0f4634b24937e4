import type { ReactNode } from 'react'
import { offerWords as words } from '../../../content/offer/line.ts'
import { useOnOffer } from '../../../lib/on-offer.ts'
import { Link } from '../../../ui/link.tsx'
import { generalFacts } from './offer-facts.ts'

interface OfferLineProps {
  /** Left out where a button beside the line says it already. */
  byPost?: boolean
  className?: string
}

/** The offer in one line, where no trip has been chosen. */
export function OfferLine({ byPost = true, className }: OfferLineProps) {
  const offer = useOnOffer()
  const facts = offer ? generalFacts(offer) : []
  return (
    <OfferRoom room={words.room} className={className}>
      {facts.length > 0 && <FactLine facts={facts} post={byPost && words.byPost.label} />}
    </OfferRoom>
  )
}

interface FactLineProps {
  facts: readonly string[]
  /** What the way in by post is called here, if it is named. */
  post: string | false
}

/** Facts with dots between them; a dot never begins a line. */
export function FactLine({ facts, post }: FactLineProps) {
  return (
    <p className="arrives">
      {facts.join('\u00a0· ')}
      {post && (
        <>
          {'\u00a0· '}
          <Link to={words.byPost.to} className="underline underline-offset-4">
            {post}
          </Link>
        </>
      )}
    </p>
  )
}

interface OfferRoomProps {
  room: string
  className?: string
  children: ReactNode
}

/** Keeps as much room free as `room` would take, so that nothing moves when the facts arrive. */
export function OfferRoom({ room, className = '', children }: OfferRoomProps) {
  return (
    <div data-room={room} className={`offer-room text-sm ${className}`}>
      {children}
    </div>
  )
}
