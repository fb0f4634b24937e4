import { useEffect, useState } from 'react'

const tick = 250

/** The service's time, told by the visitor's clock: `ahead` is how much earlier that clock is. */
export function useNow(ahead: number, running: boolean): number {
  const [now, setNow] = useState(() => Date.now() + ahead)
  useEffect(() => {
    const look = () => setNow(Date.now() + ahead)
    look()
    if (!running) return
    const timer = setInterval(look, tick)
    return () => clearInterval(timer)
  }, [ahead, running])
  return now
}
