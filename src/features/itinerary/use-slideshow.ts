import {
  type PointerEvent,
  type TouchEvent,
  type UIEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useSwipe } from '../../lib/use-swipe.ts'
import { firstSlide, type Move, type Slide, slideTo, timing } from './slideshow.ts'

interface SlideshowOptions {
  count: number
  /** Resolves once the picture of a day can be shown without a flash. */
  prepare: (index: number) => Promise<void>
  /** How long a day is shown before the next one comes by itself, in milliseconds. */
  autoAdvance?: number
  /** Something else is being read; no day comes by itself. */
  held?: boolean
  /** Something lies over the days; the keys are meant for it. */
  covered?: boolean
}

export function useSlideshow(options: SlideshowOptions) {
  const { count, prepare, autoAdvance = timing.autoAdvance, held = false, covered = false } = options
  const [slide, setSlide] = useState<Slide>(firstSlide)
  const [lastMove, setLastMove] = useState<Move>('auto')
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [reading, setReading] = useState(false)
  const [stopped, setStopped] = useState(false)
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

  const { touched, touch } = useTouch(step)
  const wait = autoAdvance + (lastMove === 'choose' ? timing.pauseAfterChoosing : 0)
  const paused = stopped || held || covered || hovered || focused || touched || reading
  useAutoAdvance({ slide, wait, paused, step })
  useArrowKeys(step, covered)

  return {
    slide,
    lastMove,
    choose,
    pace: { stopped, toggle: () => setStopped((before) => !before) },
    // A finger never hovers, though browsers play a mouse's part after every tap.
    hover: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
    },
    // A mouse click focuses too, but only a keyboard's focus means that somebody is reading here;
    // whoever plays the days by keyboard sees them go at once.
    focus: {
      onFocus: ({ target }: { target: Element }) => setFocused(target.matches(readers)),
      onBlur: () => setFocused(false),
    },
    touch,
    // Whoever has scrolled down in a day's words is reading them; no other day takes them away.
    scroll: { onScroll: ({ currentTarget }: UIEvent) => setReading(currentTarget.scrollTop > 0) },
  }
}

const readers = ':is(a, button:not(.stage-pace), input, [tabindex="0"]):focus-visible'

type Step = (by: number, move: Move) => void

interface AutoAdvance {
  slide: Slide
  wait: number
  paused: boolean
  step: Step
}

function useAutoAdvance({ slide, wait, paused, step }: AutoAdvance) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide starts the wait anew
  useEffect(() => {
    if (paused || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timer = setTimeout(() => step(1, 'auto'), wait)
    return () => clearTimeout(timer)
  }, [slide, wait, paused, step])
}

const keySteps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function useArrowKeys(step: Step, covered: boolean) {
  useEffect(() => {
    if (covered) return
    const onKey = (event: KeyboardEvent) => {
      const by = keySteps[event.key]
      if (!by || event.altKey || event.ctrlKey || event.metaKey || scrollsPanel(event)) return
      event.preventDefault()
      step(by, 'choose')
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [step, covered])
}

/** For whoever reads in the panel, up and down scroll it. */
function scrollsPanel({ key, target }: KeyboardEvent): boolean {
  const upOrDown = key === 'ArrowUp' || key === 'ArrowDown'
  return upOrDown && target instanceof Element && target.closest('.stage-panel') !== null
}

/** Swipes move a day; while a finger is down, perhaps scrolling the panel, no day comes by itself. */
function useTouch(step: Step) {
  const [touched, setTouched] = useState(false)
  const swipe = useSwipe((by, elapsed) => {
    if (elapsed <= timing.swipeWithin) step(by, 'swipe')
  })
  const touch = {
    onTouchStart: (event: TouchEvent) => {
      setTouched(true)
      swipe.onTouchStart(event)
    },
    onTouchEnd: (event: TouchEvent) => {
      setTouched(event.touches.length > 0)
      swipe.onTouchEnd(event)
    },
    onTouchCancel: (event: TouchEvent) => {
      setTouched(event.touches.length > 0)
      swipe.onTouchCancel()
    },
  }
  return { touched, touch }
}
