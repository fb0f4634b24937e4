import type { ReactNode } from 'react'
import type { Claim } from '../../../../../contract/operator.ts'
import { claimWords } from '../../../../content/operator/draws.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { formatListDay, formatListMoment } from '../../../../lib/time.ts'
import { Clock } from '../../parts/clock.tsx'
import { DeskLink } from '../../parts/desk-link.tsx'
import { type FactLine, Facts } from '../../parts/facts.tsx'

const words = claimWords.facts

/** Who it is, how they are reached, and by when. */
export function ClaimFacts({ claim, now }: { claim: Claim; now: string }) {
  return <Facts lines={[...holderOf(claim), ...clocksOf(claim, now), ...publishedOf(claim)]} />
}

function holderOf({ name, email, phone, address }: Claim): FactLine[] {
  return [
    [words.name, found(name, email)],
    [words.phone, way(phone && `tel:${phone}`, phone)],
    [words.email, way(email && `mailto:${email}`, email)],
    [words.address, address ?? words.missing],
  ]
}

function clocksOf(claim: Claim, now: string): FactLine[] {
  const { status, told_at, claim_by, contact_due_at, contacted_at, claimed_at } = claim
  const isOpen = status === 'untold' || status === 'told' || status === 'claimed'
  const call: FactLine = contacted_at
    ? [words.called, formatListMoment(contacted_at)]
    : [words.callBy, <Clock key="call" at={contact_due_at} now={now} />]
  return [
    ...at(words.told, told_at),
    ...(status === 'told' && claim_by
      ? [[words.until, <Clock key="until" at={claim_by} now={now} />] as const]
      : []),
    ...(isOpen || contacted_at ? [call] : []),
    ...at(words.claimed, claimed_at),
  ]
}

function publishedOf({ born_on, first_name, county, status }: Claim): FactLine[] {
  if (status !== 'claimed' && status !== 'delivered') return []
  const published = first_name && county ? fillIn(words.named, { name: first_name, county }) : words.nothing
  return [...(born_on ? [[words.born, formatListDay(born_on)] as const] : []), [words.publishes, published]]
}

function at(label: string, moment: string | null): FactLine[] {
  return moment ? [[label, formatListMoment(moment)]] : []
}

/** Whoever it is leads to where people are found. */
function found(name: string | null, email: string | null): ReactNode {
  const sought = email ?? name
  if (!sought) return words.erased
  return <DeskLink to={`/operator/people?q=${encodeURIComponent(sought)}`}>{name ?? email}</DeskLink>
}

/** To whom one may write or telephone at once. */
function way(to: string | null, text: string | null): ReactNode {
  if (!to) return words.missing
  return (
    <a href={to} className="underline decoration-champagne underline-offset-4 hover:decoration-ink">
      {text}
    </a>
  )
}
