import type { Picture } from '../../content/types.ts'
import { publicOrigin } from '../../lib/public-origin.ts'
import { pictureAddress } from '../../ui/picture.tsx'
import { type DrawEventWords, drawEvent, type ScheduledDraw } from './draw-event.ts'
import type { PublicDraw } from './types.ts'

interface DrawEventsProps {
  draws: readonly PublicDraw[]
  words: DrawEventWords
  pictureOf: (experience: string) => Picture
}

/** The draws still to come, for search engines: dates are known to the backend only, so no prerendered page can tell them. */
export function DrawEvents({ draws, words, pictureOf }: DrawEventsProps) {
  const events = draws
    .filter(isToCome)
    .map((draw) => drawEvent(draw, words, publicOrigin, pictureAddress(pictureOf(draw.experience))))
  if (events.length === 0) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose '<' are written as escapes
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(events) }} />
}

function isToCome(draw: PublicDraw): draw is ScheduledDraw {
  return draw.drawsAt !== null && draw.drawnAt === null && draw.state !== 'cancelled'
}

function inScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
