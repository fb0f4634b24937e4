import type { CSSProperties } from 'react'
import { decodePicture, Picture } from '../../ui/picture.tsx'
import type { ItineraryDay } from './itinerary-day.ts'
import type { Slide } from './slideshow.ts'

interface StagePictureProps {
  day: ItineraryDay
  index: number
  count: number
  slide: Slide
}

export function StagePicture({ day, index, count, slide }: StagePictureProps) {
  const current = index === slide.index
  const leaving = index === slide.from
  const next = index === (slide.index + 1) % count
  if (!current && !leaving && !next) return null
  const part = current ? (slide.from === null ? 'current' : 'enters') : leaving ? 'leaves' : 'waits'
  const { heart } = day.backgroundImage
  return (
    <div
      className="stage-picture"
      data-part={part}
      data-direction={slide.direction}
      aria-hidden={!current}
      style={heart === undefined ? undefined : ({ '--heart': `${heart}%` } as CSSProperties)}
    >
      <Picture
        picture={day.backgroundImage}
        sizes="100vw"
        first={current && slide.from === null}
        decoded={slide.from !== null}
        upright
        className="size-full object-[70%_50%] upright:object-[70%_var(--heart,50%)]"
      />
    </div>
  )
}

const patience = 2500

/** Resolves when the picture is ready; a slow or broken line does not stop the journey. */
export async function decodedDay(day: ItineraryDay | undefined): Promise<void> {
  if (!day) return
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, patience))
  await Promise.race([decodePicture(day.backgroundImage).catch(() => undefined), tooLong])
}
