import { useEffect, useState } from 'react'
import { backend } from '../../lib/backend.ts'
import { type Settings, settings } from '../../lib/settings.ts'
import { type CountdownValue, onVisitorsClock, timeLeft, week } from './countdown.ts'

const pageLoadedAt = Date.now()
let closing: Promise<number> | undefined

/** Every countdown of the page counts to the same moment: the next closing, or a week after the page loaded. */
function closingTime(): Promise<number> {
  closing ??= settings()
    .then(nextDraw)
    .then((draw) => (draw ? onVisitorsClock(draw.closes_at, draw.now, Date.now()) : pageLoadedAt + week))
  return closing
}

async function nextDraw({ nextDraw, backendUrl }: Settings): Promise<Settings['nextDraw']> {
  if (nextDraw !== undefined || !backendUrl) return nextDraw
  const { data } = await (await backend()).rpc('next_closing')
  return data as Settings['nextDraw']
}

export function useCountdown(): CountdownValue {
  const [target, setTarget] = useState(pageLoadedAt + week)
  const [now, setNow] = useState(pageLoadedAt)

  useEffect(() => {
    closingTime().then(setTarget)
  }, [])

  useEffect(() => {
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= target) clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    // A background tab is throttled: catch up at once when it is looked at again.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [target])

  return timeLeft(target, now)
}
