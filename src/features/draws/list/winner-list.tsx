import { useQuery } from '@tanstack/react-query'
import type { PublicDraw, Winner } from '../../../../contract/draws.ts'
import { winnerListWords as words } from '../../../content/draws/finished.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { ticketNumber } from '../../../lib/ticket-number.ts'
import { formatDay } from '../../../lib/time.ts'
import { Arrow, ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { winnerName } from '../winner-name.ts'
import { drawsQuery } from './draw-list.tsx'

/** Every finished draw, the newest first. */
export function WinnerList() {
  const { data, isError } = useQuery(drawsQuery)
  if (isError) return <p className="text-slate">{words.unreachable}</p>
  if (!data) return <div className="min-h-80" aria-busy="true" />
  const drawn = data.draws.filter(({ state }) => state === 'drawn')
  if (drawn.length === 0) return <NobodyYet {...words.empty} />
  const allDemo = drawn.every(({ payment }) => payment === 'demo')
  return (
    <>
      <h2 className="text-heading">{words.title}</h2>
      {allDemo && <p className="mt-3 text-slate">{words.allDemonstrations}</p>}
      <ul className="mt-10">
        {drawn.map((draw) => (
          <li key={draw.id} className="hairline border-t last:border-b">
            <WinnerRow draw={draw} marked={!allDemo} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface WinnerRowProps {
  draw: PublicDraw
  /** Whether the row itself says that it is a demonstration. */
  marked: boolean
}

function WinnerRow({ draw, marked }: WinnerRowProps) {
  const { winner, drawn_number: drawnNumber } = draw
  const number = winner?.number ?? drawnNumber
  return (
    <article className="group relative grid items-baseline gap-x-10 lg:items-center gap-y-2 py-8 lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)_auto]">
      {number === null ? (
        <p className="font-display text-heading text-slate">{words.nobody.label}</p>
      ) : (
        <p className="figures text-[clamp(3.25rem,8vw,5.5rem)] leading-none text-gold-deep">
          {ticketNumber(number)}
        </p>
      )}
      <div>
        <p className="font-display text-3xl leading-tight italic">
          {winner ? winnerName(winner) : number === null ? words.nobody.text : words.pending}
        </p>
        <h3 className="mt-2 font-sans text-base tracking-normal text-ink">{draw.title}</h3>
        <p className="text-base text-slate">
          {fillIn(words.drawnOn, { date: formatDay(draw.drawn_at ?? draw.draws_at ?? '') })}
          {winner && winner.place > 0 && ` · ${passedOn(draw, winner)}`}
        </p>
        {marked && draw.payment === 'demo' && <p className="text-base text-slate">{words.demonstration}</p>}
      </div>
      <Link
        to={`/draws/${draw.id}`}
        className="caps flex items-center gap-3 py-2 after:absolute after:inset-0"
        aria-label={`${words.check}: ${draw.title}`}
      >
        {words.check} <Arrow />
      </Link>
    </article>
  )
}

function passedOn({ drawn_number: drawnNumber }: PublicDraw, { place }: Winner): string {
  return fillIn(words.reserve, { number: ticketNumber(drawnNumber ?? 0), place })
}

function NobodyYet({ title, text, link }: typeof words.empty) {
  return (
    <div>
      <h2 className="max-w-[9.54em] text-title">{title}</h2>
      <p className="mt-5 mb-9 max-w-[32.4em] text-slate">{text}</p>
      <ButtonLink to={link.to} arrow>
        {link.label}
      </ButtonLink>
    </div>
  )
}
