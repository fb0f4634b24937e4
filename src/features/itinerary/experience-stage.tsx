import { type CSSProperties, useCallback } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { decodePicture, Picture } from '../../ui/picture.tsx'
import { DayPanel } from './day-panel.tsx'
import { DaySelector } from './day-selector.tsx'
import type { ItineraryDay } from './itinerary-day.ts'
import type { Slide } from './slideshow.ts'
import { useSlideshow } from './use-slideshow.ts'
import { useToFirstFlag } from './use-to-first-flag.ts'

interface ExperienceStageProps {
  name: string
  days: readonly ItineraryDay[]
  accents: { sky: string; light: string }
  buyTo: string
  backTo: string
  /** A longer read about this journey, where there is one. */
  more?: { to: string; label: string }
}

/** Full-screen pictures, a day in words, and the days to choose from. */
export function ExperienceStage({ name, days, accents, buyTo, backTo, more }: ExperienceStageProps) {
  const prepare = useCallback((index: number) => decoded(days[index]), [days])
  const { slide, lastMove, choose, hover, focus, touch } = useSlideshow(days.length, prepare)
  const style = {
    '--sky': accents.sky,
    '--light': accents.light,
    '--slide': `${slide.duration}ms`,
  } as CSSProperties
  return (
    <main
      id="main"
      data-hero
      className="stage"
      style={style}
      data-to-first={useToFirstFlag(slide) || undefined}
      {...touch}
      {...focus}
    >
      {days.map((day, index) => (
        <StagePicture key={day.label} day={day} index={index} count={days.length} slide={slide} />
      ))}
      <div className="stage-scrim" />
      <header className="relative z-10 flex items-center justify-between gap-4 px-5 py-4 md:px-10 bar:px-14 bar:py-7">
        <Link to={backTo} className="caps -ml-3 px-3 py-3">
          ← Back
        </Link>
        <h1 className="font-display text-2xl max-md:sr-only">{name}</h1>
        <ButtonLink to={buyTo} look="ivory" className="min-h-11 px-6 md:px-8">
          Buy Ticket
        </ButtonLink>
      </header>
      <div className="stage-panel" {...hover} aria-live={lastMove === 'auto' ? 'off' : 'polite'}>
        {days.map((day, index) => (
          <DayPanel
            key={day.label}
            day={day}
            number={index + 1}
            count={days.length}
            shown={index === slide.index}
          />
        ))}
        {more && (
          <Link to={more.to} className="caps mt-6 inline-block border-b border-champagne pb-1 text-[0.7rem]">
            {more.label}
          </Link>
        )}
      </div>
      <div className="relative z-10" {...hover}>
        <DaySelector days={days} current={slide.index} choose={choose} />
      </div>
    </main>
  )
}

interface StagePictureProps {
  day: ItineraryDay
  index: number
  count: number
  slide: Slide
}

function StagePicture({ day, index, count, slide }: StagePictureProps) {
  const current = index === slide.index
  const leaving = index === slide.from
  const next = index === (slide.index + 1) % count
  if (!current && !leaving && !next) return null
  const part = current ? (slide.from === null ? 'current' : 'enters') : leaving ? 'leaves' : 'waits'
  return (
    <div className="stage-picture" data-part={part} data-direction={slide.direction} aria-hidden={!current}>
      <Picture
        picture={day.backgroundImage}
        sizes="100vw"
        first={current && slide.from === null}
        decoded={slide.from !== null}
        upright
        className="size-full object-[70%_50%]"
      />
    </div>
  )
}

const patience = 2500

/** Resolves when the picture is ready; a slow or broken line does not stop the journey. */
async function decoded(day: ItineraryDay | undefined): Promise<void> {
  if (!day) return
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, patience))
  await Promise.race([decodePicture(day.backgroundImage).catch(() => undefined), tooLong])
}
