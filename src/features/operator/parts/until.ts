import { deskWords } from '../../../content/operator/frame.ts'
import { fillIn } from '../../../lib/fill-in.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export interface Until {
  /** 'in 9 h', or 'late by 2 days'. */
  readonly text: string
  /** Half a day is left, or less than nothing. */
  readonly isPressing: boolean
}

/** How long there is to a moment, as one asks it of a clock. */
export function until(moment: string, now: string): Until {
  const left = Date.parse(moment) - Date.parse(now)
  const span = spanOf(Math.abs(left))
  return {
    text: fillIn(left < 0 ? deskWords.clock.late : deskWords.clock.in, { span }),
    isPressing: left < 12 * hour,
  }
}

function spanOf(ms: number): string {
  const { minutes, hours, days } = deskWords.clock
  if (ms < hour) return fillIn(minutes, { count: Math.max(1, Math.floor(ms / minute)) })
  if (ms < 2 * day) return fillIn(hours, { count: Math.floor(ms / hour) })
  return fillIn(days, { count: Math.floor(ms / day) })
}
