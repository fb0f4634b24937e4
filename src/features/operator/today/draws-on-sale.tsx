import type { BookedDraw } from '../../../../contract/desk.ts'
import { todayWords } from '../../../content/operator/today.ts'
import { formatCount } from '../../../lib/count.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatPence } from '../../../lib/money.ts'
import { formatListMoment } from '../../../lib/time.ts'
import { Link } from '../../../ui/link.tsx'
import { useDesk } from '../api.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import { Dotted } from '../parts/dotted.tsx'
import { Part, Told } from '../parts/room.tsx'
import { SalesChart } from './sales-chart.tsx'

const words = todayWords.draws

/** Tickets and pounds of each draw on sale, against its cap and its time. */
export function DrawsOnSale() {
  const asked = useDesk('operator_draws', {}, { everyMs: 15_000 })
  return (
    <Part title={words.title}>
      <Told asked={asked}>
        {(draws) => {
          const onSale = draws.filter(({ state }) => state === 'open').toSorted(soonestFirst)
          if (onSale.length === 0) return <p className="text-slate">{words.empty}</p>
          const [sold, unsold] = [onSale.filter(hasSold), onSale.filter((draw) => !hasSold(draw))]
          return (
            <>
              <ul className="grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-2">
                {sold.map((draw) => (
                  // Of an odd number the first, which closes soonest, has a row for itself.
                  <li key={draw.id} className="min-w-0 md:first:nth-last-[odd]:col-span-2">
                    <DrawOnSale draw={draw} />
                  </li>
                ))}
              </ul>
              {unsold.length > 0 && <Unsold draws={unsold} />}
            </>
          )
        }}
      </Told>
    </Part>
  )
}

const hasSold = (draw: BookedDraw) => draw.paid_tickets > 0

/** Those without a date last, and of those the fullest first. */
function soonestFirst(one: BookedDraw, other: BookedDraw): number {
  const closing = ({ closes_at }: BookedDraw) => (closes_at ? Date.parse(closes_at) : Number.MAX_SAFE_INTEGER)
  return closing(one) - closing(other) || other.paid_tickets - one.paid_tickets
}

/** A chart of nothing would say no more. */
function Unsold({ draws }: { draws: readonly BookedDraw[] }) {
  return (
    <div className="mt-10 border-t border-mist pt-4 first:mt-0">
      <p className="caps text-[0.71rem] tracking-[0.12em] text-slate">{words.unsold}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {draws.map(({ id, title }) => (
          <li key={id}>
            <DeskLink to={`/operator/draws?id=${id}`}>{title}</DeskLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function DrawOnSale({ draw }: { draw: BookedDraw }) {
  const cap = draw.cap === null ? words.uncapped : fillIn(words.cap, { cap: formatCount(draw.cap) })
  const closes = draw.closes_at
    ? fillIn(words.closes, { moment: formatListMoment(draw.closes_at) })
    : words.undated
  const taken =
    draw.payment === 'demo' ? words.demo : fillIn(words.taken, { pence: formatPence(draw.takings_pence) })
  return (
    <Link to={`/operator/draws?id=${draw.id}`} className="group block">
      <p className="flex items-baseline justify-between gap-x-4">
        <span className="font-medium decoration-champagne underline-offset-4 group-hover:underline">
          {draw.title}
        </span>
        <span className="shrink-0 text-sm text-slate">
          <span className="figures text-2xl text-ink">{formatCount(draw.paid_tickets)}</span>{' '}
          {draw.paid_tickets === 1 ? words.tickets.one : words.tickets.many}
        </span>
      </p>
      <p className="text-sm text-slate">
        <Dotted>
          {taken}
          {cap}
          {closes}
        </Dotted>
      </p>
      <SalesChart draw={draw} />
    </Link>
  )
}
