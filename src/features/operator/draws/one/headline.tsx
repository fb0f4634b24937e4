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
        <span>{words.mode[draw.payment]}</span>
        <DeskLink to={`/draws/${draw.id}`}>{words.publicPage}</DeskLink>
      </p>
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

function figuresOf(draw: BookedDraw): FactLine[] {
  const bought = formatCount(draw.paid_tickets)
  return [
    ...(draw.drawn_number === null ? [] : [[facts.number, ticketNumber(draw.drawn_number)] as const]),
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
  ]
}
