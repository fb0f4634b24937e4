import type { DrawState, PublicDraw } from '../../../../contract/draws.ts'
import { drawFacts } from '../../../content/draws/facts.ts'
import type { Picture as PictureContent } from '../../../content/types.ts'
import { ticketNumber } from '../../../lib/ticket-number.ts'
import { Arrow } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { labelOf, sentenceOf } from '../draw-state.ts'
import { comingFacts, openFacts, shortFacts } from '../fact-lines.ts'

interface DrawCardProps {
  draw: PublicDraw
  picture: PictureContent
  to: string
  follow: string
}

/** One draw in the list: its poster, what it is doing, and the figures to compare it by. */
export function DrawCard({ draw, picture, to, follow }: DrawCardProps) {
  const facts = (factsByState[draw.state] ?? shortFacts)(draw)
  return (
    <article className="group relative grid bg-paper p-3.5 shadow-paper md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="aspect-[5/2] overflow-hidden md:aspect-auto md:min-h-full">
        <Picture
          picture={picture}
          sizes="(min-width: 84rem) 480px, (min-width: 48rem) 38vw, 92vw"
          className="size-full object-[70%_50%] transition-transform duration-1000 ease-physical group-hover:scale-[1.03]"
        />
      </div>
      <div className="px-[min(1.25rem,5vw)] py-6 md:px-9 md:py-7">
        <p className="caps text-[0.68rem] text-gold-deep">
          {labelOf(draw, draw.state)}
          {draw.payment === 'demo' && ` · ${drawFacts.demonstration}`}
        </p>
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-8">
          <h3 className="text-subheading">
            <Link to={to} className="after:absolute after:inset-0">
              {draw.title}
            </Link>
          </h3>
          {draw.drawn_number !== null && (
            <p className="figures text-[2.6rem] leading-tight text-gold-deep">
              {ticketNumber(draw.drawn_number)}
            </p>
          )}
        </div>
        {!factsByState[draw.state] && (
          <p className="mt-2 max-w-[33.6em] text-base text-slate">{sentenceOf(draw, draw.state)}</p>
        )}
        <dl className="mt-4 grid gap-x-8 sm:mt-5 sm:grid-cols-2">
          {facts.map(([label, value]) => (
            <FactOfCard key={label} label={label} value={value} />
          ))}
        </dl>
        <p className="caps mt-4 flex items-center gap-3" aria-hidden="true">
          {follow} <Arrow />
        </p>
      </div>
    </article>
  )
}

/** Before a draw closes, its facts say all that its sentence would. */
const factsByState: Partial<Record<DrawState, typeof openFacts>> = { upcoming: comingFacts, open: openFacts }

/** One line on a phone; two where facts stand side by side. */
function FactOfCard({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-5 border-t border-mist py-2 sm:block sm:last:odd:col-span-2 sm:py-2.5">
      <dt className="caps text-[0.62rem] text-gold-deep">{label}</dt>
      <dd className="text-base leading-snug sm:mt-0.5">{value}</dd>
    </div>
  )
}
