import { pillWords, unitWords, withoutClock } from '../../../content/offer/clock.ts'
import { useClosing, useCountdown } from './use-countdown.ts'

const parts = ['days', 'hours', 'minutes', 'seconds'] as const

/** The large clock of the home page, or the words in its place. */
export function CountdownClock({ label }: { label: string }) {
  const closing = useClosing()
  const left = useCountdown(closing)
  const frame = 'hairline border-y py-8 md:py-10'
  if (closing.kind === 'unannounced' || closing.kind === 'ended')
    return (
      <p className={`${frame} font-display text-title font-medium text-balance`}>
        {withoutClock[closing.kind]}
      </p>
    )
  return (
    <div
      role="timer"
      aria-label={label}
      className={`${frame} grid grid-cols-4 ${closing.kind === 'unknown' ? 'invisible' : ''}`}
    >
      {parts.map((part) => (
        <div key={part} className="border-champagne/25 text-center not-first:border-l">
          <b className="figures block font-medium text-[clamp(2.9rem,7.4vw,6.5rem)] leading-none">
            {twoDigits(left[part])}
          </b>
          <span className="caps mt-3 block text-[0.66rem] text-champagne max-sm:tracking-[0.1em]">
            {unitWords[part]}
          </span>
        </div>
      ))}
    </div>
  )
}

/** The small one under the navigation bar; without a date there is none. */
export function CountdownPill() {
  const closing = useClosing()
  const left = useCountdown(closing)
  const frame =
    'hairline caps flex items-baseline gap-4 border bg-ink/65 px-6 py-2 text-[0.68rem] text-ivory backdrop-blur-md'
  if (closing.kind === 'unannounced') return null
  if (closing.kind === 'ended') return <p className={frame}>{withoutClock.ended}</p>
  const label = closing.kind === 'counting' && closing.scheduled ? pillWords.closes : pillWords.label
  return (
    <div
      role="timer"
      aria-label={label}
      className={`${frame} ${closing.kind === 'unknown' ? 'invisible' : ''}`}
    >
      {label}
      <b className="figures text-lg leading-tight font-medium tracking-wider">
        {parts.map((part) => twoDigits(left[part])).join(' : ')}
      </b>
    </div>
  )
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
