import { useEffect, useState, useSyncExternalStore } from 'react'
import { type Closing, currentClosing, onClosingChange, pageLoadedAt, reachZero, unknown } from './closing.ts'
import { type CountdownValue, timeLeft, week } from './countdown.ts'

/** Every clock of the page tells the same: the next closing, or what stands in its place. */
export function useClosing(): Closing {
  return useSyncExternalStore(onClosingChange, currentClosing, () => unknown)
}

export function useCountdown(closing: Closing): CountdownValue {
  const [now, setNow] = useState(pageLoadedAt)
  const target = closing.kind === 'counting' ? closing.target : pageLoadedAt + week

  useEffect(() => {
    if (closing.kind !== 'counting') return
    // The specified week without a date stands at its zeros; asked again and again, it would start anew each time.
    if (!closing.scheduled && Date.now() >= closing.target) return setNow(Date.now())
    const tick = () => {
      setNow(Date.now())
      if (Date.now() < closing.target) return
      clearInterval(timer)
      reachZero(closing)
    }
    const timer = setInterval(tick, 1000)
    setNow(Date.now())
    // A background tab is throttled: catch up at once when it is looked at again.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [closing])

  return timeLeft(target, now)
}
