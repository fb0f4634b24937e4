import { prizeWords } from '../../content/prizes.ts'
import { type TimeLeft, timeLeft } from './time-left.ts'

const words = prizeWords.deadline

interface DeadlineClockProps {
  deadline: number
  now: number
}

const parts = ['hours', 'minutes', 'seconds'] as const satisfies readonly (keyof TimeLeft)[]

export function DeadlineClock({ deadline, now }: DeadlineClockProps) {
  const left = timeLeft(deadline, now)
  return (
    <div role="timer" aria-label={words.label} className="hairline mt-7 grid grid-cols-3 border-y py-4">
      {parts.map((part) => (
        <div key={part} className="border-champagne/25 text-center not-first:border-l">
          <b className="figures block text-[clamp(2.1rem,9vw,3rem)] leading-none font-medium">
            {String(left[part]).padStart(2, '0')}
          </b>
          <span className="caps mt-2 block text-[min(0.6rem,3.2vw)] text-champagne max-sm:tracking-[0.08em]">
            {words.parts[part]}
          </span>
        </div>
      ))}
    </div>
  )
}
