import type { PublicDraw } from './types.ts'

export interface DrawEventWords {
  organizer: string
  nameOf: (trip: string) => string
  descriptionOf: (trip: string) => string
}

export type ScheduledDraw = PublicDraw & { readonly drawsAt: string }

/** What a search engine is told of a draw that has a date, in the words of schema.org. */
export function drawEvent(draw: ScheduledDraw, words: DrawEventWords, origin: string, picture: string) {
  const page = `${origin}/draws/${draw.id}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: words.nameOf(draw.title),
    description: words.descriptionOf(draw.title),
    startDate: draw.drawsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: page },
    image: origin + picture,
    url: page,
    organizer: { '@type': 'Organization', name: words.organizer, url: `${origin}/` },
    offers: {
      '@type': 'Offer',
      price: (draw.pricePence / 100).toFixed(2),
      priceCurrency: 'GBP',
      validFrom: draw.opensAt,
      ...(draw.closesAt && { validThrough: draw.closesAt }),
      url: `${origin}/buy-ticket`,
    },
  }
}
