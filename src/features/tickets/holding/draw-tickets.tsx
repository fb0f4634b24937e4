import type { MyDraw } from '../../../../contract/tickets.ts'
import { myTicketsWords as words } from '../../../content/tickets/holding.ts'
import type { Picture as PictureContent } from '../../../content/types.ts'
import { formatCount } from '../../../lib/count.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatMoment } from '../../../lib/time.ts'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { NumberChips } from './number-chips.tsx'
import { numberGroups } from './number-groups.ts'
import { RefundTickets } from './refund-tickets.tsx'

interface DrawTicketsProps {
  mine: MyDraw
  /** Numbers whose payment is contested. */
  suspended: readonly number[]
  poster: PictureContent | undefined
}

/** What somebody holds in one draw, beside its poster. */
export function DrawTickets({ mine, suspended, poster }: DrawTicketsProps) {
  const { draw } = mine
  const live = mine.tickets.filter(
    ({ status, source, number }) => status === 'live' && source === 'paid' && !suspended.includes(number),
  )
  return (
    <article className="grid grid-cols-[6.5rem_minmax(0,1fr)] bg-paper shadow-paper sm:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="relative bg-midnight max-sm:aspect-4/5 sm:row-span-2 sm:min-h-60">
        {poster && <Picture picture={poster} sizes="16rem" className="absolute size-full" />}
      </div>
      <div className="px-5 pt-5 sm:px-8 sm:pt-7">
        <p className="caps text-[0.66rem] text-gold-deep">{words.drawStatuses[mine.status]}</p>
        <h3 className="mt-1.5 text-subheading">
          <Title draw={draw} />
        </h3>
        <p className="mt-1.5 text-base text-slate">{whenDrawn(mine)}</p>
        <Chance mine={mine} />
      </div>
      <div className="px-5 pb-5 max-sm:col-span-2 sm:px-8 sm:pb-7">
        {mine.status === 'waiting' && <p className="mt-4 text-base text-slate">{words.waiting}</p>}
        <Numbers mine={mine} suspended={suspended} />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6">
          <p className="text-sm text-slate">{refundLine(mine)}</p>
          {mine.refundable && live.length > 0 && <RefundTickets drawId={draw.id} tickets={live} />}
        </div>
      </div>
    </article>
  )
}

/** Only a draw with a date has a page of its own. */
function Title({ draw: { id, title, draws_at: drawsAt } }: { draw: MyDraw['draw'] }) {
  if (!drawsAt) return title
  return (
    <Link
      to={`/draws/${id}`}
      className="underline decoration-champagne decoration-1 underline-offset-4 hover:decoration-ink"
    >
      {title}
    </Link>
  )
}

/** All entries being one's own is no chance to speak of: it says how few there are, and they become more. */
function Chance({ mine: { odds, status } }: { mine: MyDraw }) {
  if (!odds || odds.yours === 0 || status === 'cancelled') return null
  const tense = status === 'drawn' ? 'past' : 'now'
  if (odds.yours === odds.issued)
    return (
      <p className="text-base text-slate">{words.odds.alone[tense][odds.yours === 1 ? 'one' : 'many']}</p>
    )
  return (
    <p className="text-base text-slate">
      {fillIn(words.odds[tense], { yours: formatCount(odds.yours), issued: formatCount(odds.issued) })}
    </p>
  )
}

const looks = {
  drawn: 'drawn',
  live: 'plain',
  suspended: 'waiting',
  wasIn: 'plain',
  refunded: 'gone',
  void: 'gone',
} as const

function Numbers({ mine, suspended }: Pick<DrawTicketsProps, 'mine' | 'suspended'>) {
  return numberGroups(mine, suspended).map(({ standing, source, numbers }) => {
    const label = words.standings[standing] + (source === 'post' ? words.byPost : '')
    return (
      <div key={label} className="mt-4">
        <p className={`caps text-[0.64rem] ${standing === 'suspended' ? 'text-rose-error' : 'text-slate'}`}>
          {label}
        </p>
        {standing === 'suspended' && <p className="mt-2 max-w-[34em] text-sm">{words.suspended}</p>}
        <NumberChips numbers={numbers} look={looks[standing]} label={label} />
      </div>
    )
  })
}

function whenDrawn({ draw, status }: MyDraw): string {
  const { when } = words
  if (!draw.draws_at) return when.undated
  const said = status === 'drawn' ? when.drawn : status === 'cancelled' ? when.cancelled : when.toCome
  return `${said} ${formatMoment(draw.draws_at)}`
}

function refundLine({ draw, tickets, status, refundable }: MyDraw): string {
  const { refund } = words
  const paid = tickets.filter(({ source }) => source === 'paid')
  if (paid.length === 0 || status === 'cancelled') return ''
  if (paid.every((ticket) => ticket.status === 'refunded')) return refund.allBack
  if (!refundable) return paid.some((ticket) => ticket.status === 'live') ? refund.closed : ''
  return draw.refunds_until ? `${refund.until} ${formatMoment(draw.refunds_until)}` : refund.untilUndated
}
