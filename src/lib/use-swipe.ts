import { type TouchEvent, useRef } from 'react'
import { swipeStep } from './swipe.ts'

type OnSwipe = (by: 1 | -1, elapsed: number) => void

/** Touch handlers that tell of a sideways swipe by one finger. */
export function useSwipe(onSwipe: OnSwipe) {
  const start = useRef<{ x: number; y: number; at: number } | null>(null)
  return {
    onTouchStart: ({ touches, timeStamp }: TouchEvent) => {
      const finger = touches[0]
      // A second finger means a pinch, and a finger on an enlarged page pans it: neither is a swipe.
      const swipes = finger && touches.length === 1 && !isEnlarged()
      start.current = swipes ? { x: finger.clientX, y: finger.clientY, at: timeStamp } : null
    },
    onTouchEnd: ({ changedTouches, timeStamp }: TouchEvent) => {
      const finger = changedTouches[0]
      if (!finger || !start.current) return
      const { x, y, at } = start.current
      start.current = null
      const by = swipeStep(finger.clientX - x, finger.clientY - y)
      if (by) onSwipe(by, timeStamp - at)
    },
    onTouchCancel: () => {
      start.current = null
    },
  }
}

function isEnlarged(): boolean {
  return (visualViewport?.scale ?? 1) > 1.01
}
