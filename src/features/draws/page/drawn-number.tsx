import type { OneDraw, Winner } from '../../../../contract/draws.ts'
import { drawWords, momentWords, prizeStoryWords } from '../../../content/draws/page.ts'
import { formatCount } from '../../../lib/count.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { ticketNumber } from '../../../lib/ticket-number.ts'
import { winnerName } from '../winner-name.ts'
import { prizeTurn } from './prize-turn.ts'

interface DrawnNumberProps {
  detail: OneDraw
  /** The visitor was here when the hour came: the round's signature and number lead to ours, one after the other. */
  watched: boolean
}

/** The number, as large as a number can be. */
export function DrawnNumber({ detail, watched }: DrawnNumberProps) {
  const { draw, result } = detail
  if (draw.drawn_number === null) return null
  const turn = prizeTurn(detail)
  return (
    <div className={`w-full ${watched ? 'moment-reveal' : ''}`}>
      {watched && result && (
        <>
          <p className="font-display text-subheading">
            {fillIn(momentWords.arrived, { round: formatCount(result.round) })}
          </p>
          <Hex label={momentWords.signature} value={result.signature} />
          <Hex label={momentWords.randomness} value={result.randomness} />
        </>
      )}
      <div>
        <p className="caps text-champagne">{drawWords.number}</p>
        <p className="figures mt-1 text-[clamp(min(4.75rem,20vw),14vw,10.5rem)] leading-[0.92] font-medium tracking-tight">
          {ticketNumber(draw.drawn_number)}
        </p>
        {draw.winner && <WinnerLine winner={draw.winner} />}
        {turn && <p className="mt-4 max-w-[22.8em] text-lg text-ivory/92">{turn.sentence}</p>}
      </div>
    </div>
  )
}

function Hex({ label, value }: { label: string; value: string }) {
  return (
    <div className="mt-3 mb-4 max-w-[32rem]">
      <p className="caps text-[0.66rem] text-champagne">{label}</p>
      <p className="moment-hex mt-1 text-sm leading-snug tracking-wide wrap-anywhere text-ivory/90">
        {value}
      </p>
    </div>
  )
}

function WinnerLine({ winner }: { winner: Winner }) {
  const reserve = winner.place > 0
  return (
    <p className="mt-4 text-lg text-ivory/92">
      {reserve && `${fillIn(prizeStoryWords.withReserve, { number: ticketNumber(winner.number) })}: `}
      <span className="font-display text-[1.35em] italic">{winnerName(winner)}</span>
    </p>
  )
}
