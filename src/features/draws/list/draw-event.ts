import type { PublicDraw } from '../../../../contract/draws.ts'
import { brand } from '../../../content/brand.ts'
import { drawEventWords as words } from '../../../content/draws/list.ts'
import { fillIn } from '../../../lib/fill-in.ts'

export type ScheduledDraw = PublicDraw & { readonly draws_at: string }

/** What a search engine is told of a draw that has a date, in the words of schema.org. */
export function drawEvent(draw: ScheduledDraw, origin: string, picture: string) {
  const page = `${origin}/draws/${draw.id}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: fillIn(words.name, { trip: draw.title }),
    description: fillIn(words.description, { trip: draw.title }),
    startDate: draw.draws_at,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: page },
    image: origin + picture,
    url: page,
    organizer: { '@type': 'Organization', name: brand.name, url: `${origin}/` },
    offers: {
      '@type': 'Offer',
      price: (draw.price_pence / 100).toFixed(2),
      priceCurrency: 'GBP',
      validFrom: draw.opens_at,
      ...(draw.closes_at && { validThrough: draw.closes_at }),
      url: `${origin}/buy-ticket`,
    },
  }
}
