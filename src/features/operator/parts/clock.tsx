import { formatListMoment } from '../../../lib/time.ts'
import { until } from './until.ts'

/** A moment that somebody has to keep, and how long that still is. */
export function Clock({ at, now }: { at: string; now: string }) {
  const { text, isPressing } = until(at, now)
  return (
    <>
      {formatListMoment(at)}
      <span
        className={`block text-sm whitespace-nowrap ${isPressing ? 'font-medium text-rose-error' : 'text-slate'}`}
      >
        {text}
      </span>
    </>
  )
}
