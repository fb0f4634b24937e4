import type { procession } from '../../content/procession.ts'
import type { Experience } from '../../content/types.ts'

/** What the procession shows of each trip, from dawn to night. */
export function tripsByHour(hours: typeof procession.hours, experiences: readonly Experience[]) {
  return hours.map(([slug, hour]) => {
    const trip = experiences.find((experience) => experience.slug === slug)
    if (!trip?.days[0]) throw new Error(`The procession names a trip that has no first day: ${slug}`)
    const { title, location, duration, maxGuests, image } = trip.card
    return {
      to: trip.path,
      hour,
      title,
      location,
      facts: `${duration} · ${maxGuests} guests`,
      poster: image.name,
      firstDay: trip.days[0].backgroundImage.name,
    }
  })
}
