import { useRef } from 'react'
import type { OneDraw as Detail } from '../../../../contract/draws.ts'
import { CheckDesk } from '../checking/check-desk.tsx'
import { stateAt } from '../draw-state.ts'
import { DrawHero } from './draw-hero.tsx'
import { MethodPicture } from './method-picture.tsx'
import { PrizeStory } from './prize-story.tsx'
import { PublishedFacts } from './published-facts.tsx'
import { useNow } from './use-now.ts'
import './draws.css'

interface OneDrawProps {
  detail: Detail
  /** How much earlier the visitor's clock is than the service's. */
  ahead?: number
  /** The name of its one file. */
  file: string
  /** What the example says of itself, and a receipt of it that need not be chosen from the disk. */
  marked?: { eyebrow: string; sentence: string; cheat: { title: string; text: string } }
  receipt?: { label: string; load: () => Promise<string> }
}

/** Everything there is to know and to check about one draw. */
export function OneDraw({ detail, ahead = 0, file, marked, receipt }: OneDrawProps) {
  const { state } = detail.draw
  const now = useNow(ahead, state === 'frozen' || state === 'drawing')
  const watched = useWatched(detail, now)
  return (
    <>
      <DrawHero detail={detail} now={now} watched={watched} marked={marked} />
      <PrizeStory detail={detail} />
      <CheckDesk
        detail={detail}
        fileAddress={detail.pool ? `/draw-files/${file}.json` : null}
        receipt={receipt}
        cheat={marked?.cheat}
      />
      <MethodPicture />
      <PublishedFacts detail={detail} />
    </>
  )
}

/** Whether the visitor was here before the number was. */
function useWatched({ draw }: Detail, now: number): boolean {
  const watched = useRef(false)
  const state = stateAt(draw, now)
  if (state === 'frozen' || state === 'drawing') watched.current = true
  return watched.current
}
