import { type TouchEvent, useCallback, useEffect, useRef, useState } from 'react'
import { firstSlide, type Move, type Slide, slideTo, swipeStep, timing } from './slideshow.ts'

/** `prepare` resolves once the picture of a day can be shown without a flash. */
export function useSlideshow(count: number, prepare: (index: number) => Promise<void>) {
  const [slide, setSlide] = useState<Slide>(firstSlide)
  const [lastMove, setLastMove] = useState<Move>('auto')
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  /** Where the visitor is going, which is ahead of `slide` while a picture is being decoded. */
  const heading = useRef(firstSlide.index)

  const goTo = useCallback(
    async (target: number, move: Move) => {
      const index = (target + count) % count
      heading.current = index
      await prepare(index)
      if (heading.current !== index) return
      setLastMove(move)
      setSlide((current) => slideTo(current, target, count, move))
    },
    [count, prepare],
  )
  const step = useCallback((by: number, move: Move) => goTo(heading.current + by, move), [goTo])
  const choose = useCallback((index: number) => goTo(index, 'choose'), [goTo])

  useAutoAdvance(slide, lastMove, hovered || focused, step)
  useArrowKeys(step)

  return {
    slide,
    lastMove,
    choose,
    hover: { onMouseEnter: () => setHovered(true), onMouseLeave: () => setHovered(false) },
    // A mouse click focuses too, but only a keyboard's focus means that somebody is reading here.
    focus: {
      onFocus: ({ target }: { target: Element }) =>
        setFocused(target.matches('a:focus-visible, button:focus-visible')),
      onBlur: () => setFocused(false),
    },
    touch: useSwipe(step),
  }
}

type Step = (by: number, move: Move) => void

function useAutoAdvance(slide: Slide, lastMove: Move, paused: boolean, step: Step) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide starts the wait anew
  useEffect(() => {
    if (paused || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const rest = lastMove === 'choose' ? timing.pauseAfterChoosing : 0
    const timer = setTimeout(() => step(1, 'auto'), timing.autoAdvance + rest)
    return () => clearTimeout(timer)
  }, [slide, lastMove, paused, step])
}

const keySteps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function useArrowKeys(step: Step) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = keySteps[event.key]
      if (!by || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      step(by, 'choose')
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [step])
}

function useSwipe(step: Step) {
  const start = useRef<{ x: number; y: number; at: number } | null>(null)
  return {
    onTouchStart: (event: TouchEvent) => {
      const point = event.changedTouches[0]
      start.current = point ? { x: point.clientX, y: point.clientY, at: event.timeStamp } : null
    },
    onTouchEnd: (event: TouchEvent) => {
      const point = event.changedTouches[0]
      if (!point || !start.current) return
      const { x, y, at } = start.current
      const by = swipeStep(point.clientX - x, point.clientY - y, event.timeStamp - at)
      if (by) step(by, 'swipe')
    },
  }
}
