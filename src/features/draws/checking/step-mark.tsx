import { checkWords } from '../../../content/draws/checking.ts'
import type { StepStatus } from './check-story.ts'

const strokes: Record<StepStatus, string> = {
  pending: '',
  holds: 'm9.5 16.5 4.6 4.6 9-10',
  fails: 'm11 11 10 10m0-10L11 21',
  waits: 'M16 9.5V16l4 3',
}

const colours: Record<StepStatus, string> = {
  pending: 'text-mist',
  holds: 'text-gold-deep',
  fails: 'text-rose-error',
  waits: 'text-slate',
}

/** A ring, and in it the tick, the cross or the clock's hands. */
export function StepMark({ status }: { status: StepStatus }) {
  return (
    <svg
      viewBox="0 0 32 32"
      role="img"
      aria-label={checkWords.status[status]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      className={`size-8 ${colours[status]}`}
    >
      <circle cx="16" cy="16" r="15" />
      <path key={status} d={strokes[status]} pathLength="1" className="step-stroke" strokeWidth="1.8" />
    </svg>
  )
}
