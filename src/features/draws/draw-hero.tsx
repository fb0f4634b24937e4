import type { ReactNode } from 'react'
import type { Picture } from '../../content/types.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHero } from '../../ui/page-hero.tsx'
import { lastMinutes, MomentClock, WaitingForBeacon } from './draw-moment.tsx'
import { labelOf, sentenceOf, stateAt } from './draw-state.ts'
import { DrawnNumber } from './drawn-number.tsx'
import type { DrawState, OneDraw } from './types.ts'
import type { DrawWords } from './words.ts'

interface DrawHeroProps {
  detail: OneDraw
  /** The service's time. */
  now: number
  watched: boolean
  words: DrawWords
  picture: Picture
  /** What the example says of itself before anything else. */
  marked?: { eyebrow: string; sentence: string } | undefined
}

/** What the draw is doing now, over the poster of its trip. */
export function DrawHero({ detail, now, watched, words, picture, marked }: DrawHeroProps) {
  const { draw } = detail
  const state = stateAt(draw, now)
  const left = draw.drawsAt ? Date.parse(draw.drawsAt) - now : Number.POSITIVE_INFINITY
  const hasNumber = state === 'drawn' && draw.drawnNumber !== null
  const quiet = hasNumber || state === 'frozen' || state === 'drawing'
  const label = labelOf(draw, state, words.states)
  const demo = draw.payment === 'demo' ? ` · ${words.page.demonstration}` : ''
  return (
    <PageHero
      eyebrow={marked?.eyebrow ?? label + demo}
      title={<span className={`block ${quiet ? 'text-heading' : 'text-title'}`}>{draw.title}</span>}
      lead={marked?.sentence ?? sentenceOf(draw, state, words)}
      picture={picture}
      tall={state === 'drawing' || (hasNumber && watched) || (state === 'frozen' && left <= lastMinutes)}
    >
      {state === 'frozen' && <MomentClock left={Math.max(0, left)} words={words.moment} />}
      <div role="status" className="w-full empty:absolute">
        {state === 'drawing' && <WaitingForBeacon round={draw.round} since={-left} words={words.moment} />}
        {hasNumber && <DrawnNumber detail={detail} watched={watched} words={words} />}
      </div>
      <WaysIn state={state} experience={draw.experience} words={words} />
    </PageHero>
  )
}

interface WaysInProps {
  state: DrawState
  experience: string
  words: DrawWords
}

/** Both ways into an open draw, with equal weight. */
function WaysIn({ state, experience, words: { page } }: WaysInProps): ReactNode {
  if (state !== 'open') return null
  return (
    <>
      <ButtonLink to={`/buy-ticket?experience=${experience}`} look="ivory" arrow>
        {page.enter}
      </ButtonLink>
      <ButtonLink to={page.freeEntry.to} look="outline">
        {page.freeEntry.label}
      </ButtonLink>
    </>
  )
}
