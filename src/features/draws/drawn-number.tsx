import type { prizeWords } from '../../content/draws.ts'
import { formatCount } from '../../lib/count.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { ticketNumber } from '../../lib/ticket-number.ts'
import { prizeTurn } from './prize-turn.ts'
import type { OneDraw, Winner } from './types.ts'
import type { DrawWords } from './words.ts'

interface DrawnNumberProps {
  detail: OneDraw
  /** The visitor was here when the hour came: the round's signature and number lead to ours, one after the other. */
  watched: boolean
  words: DrawWords
}

/** The number, as large as a number can be. */
export function DrawnNumber({ detail, watched, words }: DrawnNumberProps) {
  const { draw, result } = detail
  if (draw.drawnNumber === null) return null
  const { moment, page } = words
  const turn = prizeTurn(detail, words.prize)
  return (
    <div className={`w-full ${watched ? 'moment-reveal' : ''}`}>
      {watched && result && (
        <>
          <p className="font-display text-subheading">
            {fillIn(moment.arrived, { round: formatCount(result.round) })}
          </p>
          <Hex label={moment.signature} value={result.signature} />
          <Hex label={moment.randomness} value={result.randomness} />
        </>
      )}
      <div>
        <p className="caps text-champagne">{page.number}</p>
        <p className="figures mt-1 text-[clamp(min(4.75rem,20vw),14vw,10.5rem)] leading-[0.92] font-medium tracking-tight">
          {ticketNumber(draw.drawnNumber)}
        </p>
        {draw.winner && <WinnerLine winner={draw.winner} words={words.prize} />}
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

function WinnerLine({ winner, words }: { winner: Winner; words: typeof prizeWords }) {
  const reserve = winner.place > 0
  return (
    <p className="mt-4 text-lg text-ivory/92">
      {reserve && `${fillIn(words.withReserve, { number: ticketNumber(winner.number) })}: `}
      <span className="font-display text-[1.35em] italic">{winnerName(winner, words)}</span>
    </p>
  )
}

/** 'Amara, Kent', or nothing but that there is somebody. */
export function winnerName({ firstName, county }: Winner, words: typeof prizeWords): string {
  if (firstName === null || county === null) return words.unnamed
  return fillIn(words.named, { name: firstName, county })
}
