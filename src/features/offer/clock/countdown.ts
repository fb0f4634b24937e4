export interface CountdownValue {
  days: number
  hours: number
  minutes: number
  seconds: number
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

export const week = 7 * day

/** What is left until `target`; nothing is left once it has passed. */
export function timeLeft(target: number, now: number): CountdownValue {
  const left = Math.max(0, target - now)
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  }
}

/** The moment on the visitor's own clock at which the server's clock will show `closesAt`. */
export function onVisitorsClock(closesAt: string, serverNow: string, visitorNow: number): number {
  return Date.parse(closesAt) - Date.parse(serverNow) + visitorNow
}
