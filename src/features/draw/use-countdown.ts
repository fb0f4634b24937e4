import { useEffect, useState } from 'react'
import { nextClosing } from './api.ts'
import { type CountdownValue, onVisitorsClock, timeLeft, week } from './countdown.ts'

const pageLoadedAt = Date.now()
const askAgainAfter = 5000
let closing: Promise<number> | undefined

/** Every countdown of the page counts to the same moment: the next closing, or a week after the page loaded. */
function closingTime(): Promise<number> {
  closing ??= askUntilAnswered()
  return closing
}

async function askUntilAnswered(): Promise<number> {
  try {
    const draw = await nextClosing()
    return draw ? onVisitorsClock(draw.closes_at, draw.now, Date.now()) : pageLoadedAt + week
  } catch {
    await new Promise((resolve) => setTimeout(resolve, askAgainAfter))
    return askUntilAnswered()
  }
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
