/** The timings of the slideshow, all in milliseconds. */
export const timing = {
  /** Unless whoever shows the slideshow says otherwise. */
  autoAdvance: 5000,
  pauseAfterChoosing: 550,
  slide: 1000,
  slideToFirst: 300,
  /** How long the stage knows that it is going from the last day to the first. */
  toFirstFlag: 350,
  swipeSlide: 180,
  swipeWithin: 600,
} as const

export type Direction = 1 | -1

export interface Slide {
  index: number
  /** The day that is leaving; null before anything has moved. */
  from: number | null
  direction: Direction
  duration: number
  toFirst: boolean
}

export const firstSlide: Slide = { index: 0, from: null, direction: 1, duration: 0, toFirst: false }

export type Move = 'auto' | 'choose' | 'swipe'

export function slideTo(current: Slide, target: number, count: number, move: Move): Slide {
  const index = ((target % count) + count) % count
  if (index === current.index) return current
  const toFirst = current.index === count - 1 && index === 0 && move !== 'swipe'
  return {
    index,
    from: current.index,
    direction: move === 'auto' ? 1 : shortestDirection(current.index, index, count),
    duration: move === 'swipe' ? timing.swipeSlide : toFirst ? timing.slideToFirst : timing.slide,
    toFirst,
  }
}

/** Forward when it is no farther than back: from day 7 to day 2 is two steps on, not five back. */
export function shortestDirection(from: number, to: number, count: number): Direction {
  const forward = (to - from + count) % count
  return forward <= count - forward ? 1 : -1
}

/** The five days a phone shows: the current one as near the middle as the ends allow. */
export function pillWindow(index: number, count: number, size = 5): number[] {
  const shown = Math.min(size, count)
  const first = Math.min(Math.max(0, index - Math.floor(shown / 2)), count - shown)
  return Array.from({ length: shown }, (_, offset) => first + offset)
}
