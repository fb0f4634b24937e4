import { momentWords as words } from '../../../content/draws/page.ts'
import { formatCount } from '../../../lib/count.ts'
import { fillIn } from '../../../lib/fill-in.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** From here on the clock is all there is to see. */
export const lastMinutes = 10 * minute
/** A beacon signs every three seconds; after this long people wonder. */
const lateAfter = 30 * second

/** A pane of night, so that nothing of the poster lies behind what is said now. */
const night = 'hairline w-full border bg-ink/70 backdrop-blur-md'

/** Until the hour: days while there are any, hours, and in the last minutes minutes and seconds alone, as large as the screen allows. */
export function MomentClock({ left }: { left: number }) {
  const near = left <= lastMinutes
  const parts = [
    ['days', Math.floor(left / day)],
    ['hours', Math.floor((left % day) / hour)],
    ['minutes', Math.floor((left % hour) / minute)],
    ['seconds', Math.floor((left % minute) / second)],
  ] as const
  return (
    <div
      role="timer"
      aria-label={words.countdown}
      className={`${night} flex ${near ? 'py-6 md:py-8' : 'max-w-[36rem] py-5'}`}
    >
      {parts.slice(near ? 2 : left < day ? 1 : 0).map(([part, value]) => (
        <div key={part} className="flex-1 border-champagne/35 text-center not-first:border-l">
          <b
            className={`figures block font-medium leading-none ${near ? 'text-[clamp(min(5rem,24vw),17vw,11rem)]' : 'text-[clamp(min(2.4rem,12vw),6vw,4.25rem)]'}`}
          >
            {String(value).padStart(2, '0')}
          </b>
          <span className="caps mt-2.5 block text-[min(0.66rem,3vw)] text-champagne max-sm:tracking-[0.1em]">
            {words.units[part]}
          </span>
        </div>
      ))}
    </div>
  )
}

interface WaitingProps {
  round: number | null
  /** How long ago the hour was, in milliseconds. */
  since: number
}

/** The hour has come and the round has not: we wait, and say so. */
export function WaitingForBeacon({ round, since }: WaitingProps) {
  const number = { round: round === null ? '' : formatCount(round) }
  return (
    <div className={`${night} grid items-center gap-5 p-5 md:grid-cols-[8rem_minmax(0,1fr)] md:gap-9 md:p-8`}>
      <svg
        viewBox="0 0 128 128"
        fill="none"
        stroke="currentColor"
        className="w-16 text-champagne md:w-full"
        aria-hidden="true"
      >
        <circle className="beacon-ring" cx="64" cy="64" r="62" />
        <circle className="beacon-ring" cx="64" cy="64" r="62" />
        <circle className="beacon-ring" cx="64" cy="64" r="62" />
        <circle cx="64" cy="64" r="5" fill="currentColor" stroke="none" />
      </svg>
      <div>
        <p className="font-display text-heading">{fillIn(words.waiting, number)}</p>
        <p className="mt-3 max-w-[27.6em] text-ivory/90">
          {since > lateAfter ? fillIn(words.late, number) : words.watching}
        </p>
      </div>
    </div>
  )
}
