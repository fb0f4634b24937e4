import { dayWords } from '../../content/itinerary/days.ts'
import type { DayPlan, DaySource, Picture } from '../../content/types.ts'
import { fillIn } from '../../lib/fill-in.ts'

export interface ItineraryDay {
  /** 'Day 1' */
  label: string
  title: string
  selector: string
  /** Lines of text; those of a timed plan begin with their time: 'Morning: …'. */
  activities: readonly string[]
  backgroundImage: Picture
}

export function itineraryDays(sources: readonly DaySource[]): ItineraryDay[] {
  return sources.map((source, index) => ({
    label: fillIn(dayWords.label, { number: index + 1 }),
    title: source.title,
    selector: source.selector,
    activities: mergeTimeLabels(source.plan),
    backgroundImage: source.backgroundImage,
  }))
}

export function mergeTimeLabels(plan: DayPlan): string[] {
  return plan.flatMap((entry) =>
    typeof entry === 'string' ? [entry] : entry.activities.map((activity) => `${entry.time}: ${activity}`),
  )
}

/** Splits a merged line again, so that the panel can set its time apart. */
export function timeAndActivity(line: string): { time?: string; activity: string } {
  const match = /^(Morning|Afternoon|Evening|All Day|Arrival|Match Time|Departure): (.*)$/.exec(line)
  return match?.[2] ? { time: match[1], activity: match[2] } : { activity: line }
}
