import { useEffect, useState } from 'react'

/** The visitor's clock, looked at every second until `deadline`. */
export function useClock(deadline: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const look = () => {
      setNow(Date.now())
      if (Date.now() >= deadline) clearInterval(timer)
    }
    const timer = setInterval(look, 1000)
    // A background tab is throttled: catch up at once when it is looked at again.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [deadline])
  return now
}
