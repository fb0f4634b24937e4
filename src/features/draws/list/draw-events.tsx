import type { PublicDraw } from '../../../../contract/draws.ts'
import { pictureOf } from '../../../content/draws/pictures.ts'
import { publicOrigin } from '../../../lib/public-origin.ts'
import { pictureAddress } from '../../../ui/picture.tsx'
import { drawEvent, type ScheduledDraw } from './draw-event.ts'

/** The draws still to come, for search engines: dates are known to the backend only, so no prerendered page can tell them. */
export function DrawEvents({ draws }: { draws: readonly PublicDraw[] }) {
  const events = draws
    .filter(isToCome)
    .map((draw) => drawEvent(draw, publicOrigin, pictureAddress(pictureOf(draw.experience))))
  if (events.length === 0) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose '<' are written as escapes
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(events) }} />
}

function isToCome(draw: PublicDraw): draw is ScheduledDraw {
  return draw.draws_at !== null && draw.drawn_at === null && draw.state !== 'cancelled'
}

function inScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
