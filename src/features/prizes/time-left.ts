const second = 1000
const minute = 60 * second
const hour = 60 * minute

export interface TimeLeft {
  hours: number
  minutes: number
  seconds: number
}

/** What is left until `deadline`; nothing is left once it has passed. Hours are counted on beyond a day. */
export function timeLeft(deadline: number, now: number): TimeLeft {
  const left = Math.max(0, deadline - now)
  return {
    hours: Math.floor(left / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  }
}
