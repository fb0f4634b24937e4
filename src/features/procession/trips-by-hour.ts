import { procession } from '../../content/procession/hours.ts'
import type { Experience } from '../../content/types.ts'
import { fillIn } from '../../lib/fill-in.ts'

/** What the procession shows of each trip, from dawn to night. */
export function tripsByHour(experiences: readonly Experience[]) {
  return procession.hours.map(([slug, hour]) => {
    const trip = experiences.find((experience) => experience.slug === slug)
    if (!trip?.days[0]) throw new Error(`The procession names a trip that has no first day: ${slug}`)
    const { title, location, duration, maxGuests, image } = trip.card
    return {
      to: trip.path,
      hour,
      title,
      location,
      facts: fillIn(procession.facts, { duration, guests: maxGuests }),
      poster: image.name,
      firstDay: trip.days[0].backgroundImage.name,
    }
  })
}
