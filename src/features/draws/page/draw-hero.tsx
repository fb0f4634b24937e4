import type { ReactNode } from 'react'
import type { DrawState, OneDraw } from '../../../../contract/draws.ts'
import { drawFacts } from '../../../content/draws/facts.ts'
import { drawWords as words } from '../../../content/draws/page.ts'
import { pictureOf } from '../../../content/draws/pictures.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { PageHero } from '../../../ui/page-hero.tsx'
import { labelOf, sentenceOf, stateAt } from '../draw-state.ts'
import { lastMinutes, MomentClock, WaitingForBeacon } from './draw-moment.tsx'
import { DrawnNumber } from './drawn-number.tsx'

interface DrawHeroProps {
  detail: OneDraw
  /** The service's time. */
  now: number
  watched: boolean
  /** What the example says of itself before anything else. */
  marked?: { eyebrow: string; sentence: string } | undefined
}

/** What the draw is doing now, over the poster of its trip. */
export function DrawHero({ detail, now, watched, marked }: DrawHeroProps) {
  const { draw } = detail
  const state = stateAt(draw, now)
  const left = draw.draws_at ? Date.parse(draw.draws_at) - now : Number.POSITIVE_INFINITY
  const hasNumber = state === 'drawn' && draw.drawn_number !== null
  const quiet = hasNumber || state === 'frozen' || state === 'drawing'
  const label = labelOf(draw, state)
  const demo = draw.payment === 'demo' ? ` · ${drawFacts.demonstration}` : ''
  return (
    <PageHero
      eyebrow={marked?.eyebrow ?? label + demo}
      title={<span className={`block ${quiet ? 'text-heading' : 'text-title'}`}>{draw.title}</span>}
      lead={marked?.sentence ?? sentenceOf(draw, state)}
      picture={pictureOf(draw.experience)}
      tall={state === 'drawing' || (hasNumber && watched) || (state === 'frozen' && left <= lastMinutes)}
    >
      {state === 'frozen' && <MomentClock left={Math.max(0, left)} />}
      <div role="status" className="w-full empty:absolute">
        {state === 'drawing' && <WaitingForBeacon round={draw.round} since={-left} />}
        {hasNumber && <DrawnNumber detail={detail} watched={watched} />}
      </div>
      <WaysIn state={state} experience={draw.experience} />
    </PageHero>
  )
}

interface WaysInProps {
  state: DrawState
  experience: string
}

/** Both ways into an open draw, with equal weight. */
function WaysIn({ state, experience }: WaysInProps): ReactNode {
  if (state !== 'open') return null
  return (
    <>
      <ButtonLink to={`/buy-ticket?experience=${experience}`} look="ivory" arrow>
        {words.enter}
      </ButtonLink>
      <ButtonLink to={words.freeEntry.to} look="outline">
        {words.freeEntry.label}
      </ButtonLink>
    </>
  )
}
