import { type CSSProperties, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { stageWords as words } from '../../content/itinerary/days.ts'
import { Link } from '../../ui/link.tsx'
import { type Accents, inColoursOf } from '../../ui/poster-hero.tsx'
import { DayPanel } from './day-panel.tsx'
import { DaySelector } from './day-selector.tsx'
import type { ItineraryDay } from './itinerary-day.ts'
import { PrizeDialog } from './prize-dialog.tsx'
import { FoldButton, PaceButton, StageButton } from './stage-foot.tsx'
import { decodedDay, StagePicture } from './stage-picture.tsx'
import type { Fact } from './trip-facts.tsx'
import { useSlideshow } from './use-slideshow.ts'
import { useToFirstFlag } from './use-to-first-flag.ts'
import './stage.css'

interface ExperienceStageProps {
  name: string
  days: readonly ItineraryDay[]
  facts: readonly Fact[]
  /** Where the long page is. */
  journey: string
  accents: Accents
  /** How long a day is shown before the next one comes by itself, in milliseconds. */
  autoAdvance?: number
  /** From whoever knows how the trip stands: the way to its ticket, and under it how it stands in a few words. */
  buy: ReactNode
  state: ReactNode
  /** All ways in and the terms, for the end of the days and for the sheet of facts. */
  ending: ReactNode
  terms: ReactNode
}

/** Full-screen pictures, a day in words, and the days to choose from. */
export function ExperienceStage(props: ExperienceStageProps) {
  const { name, days, facts, journey, accents, autoAdvance, buy, state, ending, terms } = props
  const prize = usePrize()
  const [folded, setFolded] = useState(true)
  const prepare = useCallback((index: number) => decodedDay(days[index]), [days])
  const { slide, lastMove, choose, pace, hover, focus, touch, scroll } = useSlideshow({
    count: days.length,
    prepare,
    autoAdvance,
    held: !folded,
    covered: prize.open,
  })
  const style = { ...inColoursOf(accents), '--slide': `${slide.duration}ms` } as CSSProperties
  return (
    <main id="main" data-hero>
      <div
        className="stage"
        style={style}
        data-to-first={useToFirstFlag(slide) || undefined}
        data-folded={folded || undefined}
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
          {buy}
          {state}
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
            >
              {index === days.length - 1 && <div className="day-ticket">{ending}</div>}
            </DayPanel>
          ))}
          <Link to={journey} className="stage-journey caps">
            {words.journey}
          </Link>
        </section>
        <div className="stage-foot">
          <FoldButton folded={folded} toggle={() => setFolded(!folded)} />
          <div className="stage-days" {...hover}>
            <DaySelector days={days} current={slide.index} choose={choose} />
          </div>
          <PaceButton {...pace} />
          <StageButton className="stage-prize" onClick={prize.show}>
            {words.prize}
          </StageButton>
        </div>
      </div>
      <PrizeDialog dialog={prize.dialog} name={name} facts={facts} journey={journey} onClose={prize.closed}>
        {terms}
      </PrizeDialog>
    </main>
  )
}

/** Whether the sheet with the facts lies over the stage. */
function usePrize() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const show = () => {
    setOpen(true)
    dialog.current?.showModal()
  }
  return { dialog, open, show, closed: () => setOpen(false) }
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
