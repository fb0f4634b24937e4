import { useQuery } from '@tanstack/react-query'
import type { FreeEntryFacts } from '../../../../contract/offer.ts'
import { byPostWords as words } from '../../../content/tickets/by-post.ts'
import { formatCount } from '../../../lib/count.ts'
import { formatDay, formatMoment } from '../../../lib/time.ts'
import { freeEntryFacts } from '../api.ts'

/** The draws a letter may name now, and when it must arrive. */
export function FreeEntryDraws() {
  const { data } = useQuery({ queryKey: ['free-entry'], queryFn: freeEntryFacts })
  return (
    <>
      <h2 className="text-heading">{words.title}</h2>
      {data && data.draws.length > 0 ? (
        <ul className="hairline mt-8 border-b">
          {data.draws.map((draw) => (
            <li key={draw.id} className="hairline grid gap-x-10 gap-y-3 border-t py-6 lg:grid-cols-[2fr_3fr]">
              <h3 className="text-subheading">{draw.title}</h3>
              <Facts draw={draw} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-6 text-slate">{words.empty}</p>
      )}
    </>
  )
}

function Facts({ draw }: { draw: FreeEntryFacts['draws'][number] }) {
  const { facts, undated } = words
  const lines = [
    [facts.postalCloses, draw.postal_closes_at ? formatDay(draw.postal_closes_at) : undated],
    [facts.draws, draw.draws_at ? formatMoment(draw.draws_at) : undated],
    [facts.maximum, draw.max_per_person],
    [facts.issued, formatCount(draw.issued)],
  ] as const
  return (
    <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-[3fr_3fr_2fr_2fr]">
      {lines.map(([label, value]) => (
        <div
          key={label}
          className="max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-4"
        >
          <dt className="caps text-[0.62rem] text-gold-deep">{label}</dt>
          <dd className="text-base text-slate">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
