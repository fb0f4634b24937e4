import type { BookedDraw } from '../../../../../contract/desk.ts'
import { oneDrawWords as words } from '../../../../content/operator/draws.ts'
import { formatCount } from '../../../../lib/count.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { formatPence } from '../../../../lib/money.ts'
import { ticketNumber } from '../../../../lib/ticket-number.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { DeskLink } from '../../parts/desk-link.tsx'
import { type FactLine, Facts } from '../../parts/facts.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { standingOf } from '../standing.ts'

/** Its name, how it stands, and the figures one asks for first. */
export function Headline({ draw }: { draw: BookedDraw }) {
  const canBeDated = draw.status === 'open' && draw.closes_at === null && !draw.off_sale
  return (
    <header>
      <PageTitle>{draw.title}</PageTitle>
      <p className="mt-3 mb-6 flex flex-wrap items-baseline gap-x-6 gap-y-2 text-slate">
        <span className={draw.prize === 'untold' ? 'text-rose-error' : 'text-ink'}>{standingOf(draw)}</span>
        <DeskLink to={`/draws/${draw.id}`}>{words.publicPage}</DeskLink>
      </p>
      {draw.drawn_number !== null && <NumberDrawn number={draw.drawn_number} />}
      <Facts isLarge lines={figuresOf(draw)} />
      <Facts lines={termsOf(draw)} />
      {canBeDated && (
        <ButtonLink to={`/operator/draws?schedule=${draw.experience}`} size="small" className="mt-4">
          {words.schedule}
        </ButtonLink>
      )}
    </header>
  )
}

const { facts } = words

/** What all of it was for. */
function NumberDrawn({ number }: { number: number }) {
  return (
    <dl className="mb-7">
      <dt className="caps text-[0.71rem] tracking-[0.12em] text-slate">{facts.number}</dt>
      <dd className="figures mt-1 text-[3.25rem] leading-none">{ticketNumber(number)}</dd>
    </dl>
  )
}

function figuresOf(draw: BookedDraw): FactLine[] {
  const bought = formatCount(draw.paid_tickets)
  return [
    [facts.bought, draw.cap === null ? bought : fillIn(facts.capped, { bought, cap: formatCount(draw.cap) })],
    [facts.posted, formatCount(draw.postal_entries)],
    [facts.retired, formatCount(draw.retired_numbers)],
    [facts.taken, draw.payment === 'demo' ? facts.demo : formatPence(draw.takings_pence)],
  ]
}

function termsOf(draw: BookedDraw): FactLine[] {
  const share = { pence: formatPence(draw.charity_pence), charity: draw.charity_name }
  return [
    [facts.price, formatPence(draw.price_pence)],
    [facts.share, fillIn(facts.shareOf, share)],
    [facts.maximum, formatCount(draw.max_per_person)],
    [facts.mode, words.mode[draw.payment]],
  ]
}
