import { type CSSProperties, useCallback, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { decodePicture, Picture } from '../../ui/picture.tsx'
import { DayPanel } from './day-panel.tsx'
import { DaySelector } from './day-selector.tsx'
import type { ItineraryDay } from './itinerary-day.ts'
import type { Slide } from './slideshow.ts'
import { useSlideshow } from './use-slideshow.ts'
import { useToFirstFlag } from './use-to-first-flag.ts'

interface LabelledLink {
  to: string
  label: string
}

export interface StageWords {
  back: LabelledLink
  buy: LabelledLink
  /** Names the selector for those who do not see it. */
  days: string
}

interface ExperienceStageProps {
  name: string
  days: readonly ItineraryDay[]
  accents: { sky: string; light: string }
  words: StageWords
  /** A longer read about this journey, where there is one. */
  more?: LabelledLink
  /** How long a day is shown before the next one comes by itself, in milliseconds. */
  autoAdvance?: number
}

/** Full-screen pictures, a day in words, and the days to choose from. */
export function ExperienceStage({ name, days, accents, words, more, autoAdvance }: ExperienceStageProps) {
  const prepare = useCallback((index: number) => decoded(days[index]), [days])
  const { slide, lastMove, choose, hover, focus, touch, scroll } = useSlideshow({
    count: days.length,
    prepare,
    autoAdvance,
  })
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
      <header className="stage-header">
        <Link to={words.back.to} className="stage-back caps">
          {words.back.label}
        </Link>
        <h1 className="stage-name">{name}</h1>
        <ButtonLink to={words.buy.to} look="ivory" className="stage-buy">
          {words.buy.label}
        </ButtonLink>
      </header>
      <section
        ref={useFromTheTop(slide.index)}
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable to be scrolled
        tabIndex={0}
        className="stage-panel"
        {...hover}
        {...scroll}
        aria-live={lastMove === 'auto' ? 'off' : 'polite'}
      >
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
      </section>
      <div className="stage-days" {...hover}>
        <DaySelector label={words.days} days={days} current={slide.index} choose={choose} />
      </div>
    </main>
  )
}

/** Every day is read from its first line, however far down the one before was scrolled. */
function useFromTheTop(index: number) {
  const panel = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new day is what calls for it
  useLayoutEffect(() => {
    panel.current?.scrollTo(0, 0)
  }, [index])
  return panel
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
