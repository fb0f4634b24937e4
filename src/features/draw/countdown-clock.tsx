import { useCountdown } from './use-countdown.ts'

const parts = ['days', 'hours', 'minutes', 'seconds'] as const

/** The large clock of the home page. */
export function CountdownClock({ label }: { label: string }) {
  const left = useCountdown()
  return (
    <div role="timer" aria-label={label} className="hairline grid grid-cols-4 border-y py-8 md:py-10">
      {parts.map((part) => (
        <div key={part} className="border-champagne/25 text-center not-first:border-l">
          <b className="figures block font-medium text-[clamp(2.9rem,7.4vw,6.5rem)] leading-none">
            {twoDigits(left[part])}
          </b>
          <span className="caps mt-3 block text-[0.66rem] text-champagne max-sm:tracking-[0.1em]">
            {part}
          </span>
        </div>
      ))}
    </div>
  )
}

/** The small one under the navigation bar. */
export function CountdownPill({ label }: { label: string }) {
  const left = useCountdown()
  return (
    <div
      role="timer"
      aria-label={label}
      className="hairline caps flex items-baseline gap-4 border bg-ink/65 px-6 py-2 text-[0.68rem] text-ivory backdrop-blur-md"
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
