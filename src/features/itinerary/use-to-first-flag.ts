import { useEffect, useState } from 'react'
import { type Slide, timing } from './slideshow.ts'

/** True for 350 ms while the stage hurries from the last day back to the first. */
export function useToFirstFlag(slide: Slide): boolean {
  const [over, setOver] = useState<Slide | null>(null)
  useEffect(() => {
    if (!slide.toFirst) return
    const timer = setTimeout(() => setOver(slide), timing.toFirstFlag)
    return () => clearTimeout(timer)
  }, [slide])
  return slide.toFirst && over !== slide
}
