import type { ReactNode } from 'react'
import { dayWords } from '../../content/itinerary/days.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { type ItineraryDay, timeAndActivity } from './itinerary-day.ts'

const { place, numerals } = dayWords

interface DayPanelProps {
  day: ItineraryDay
  number: number
  count: number
  shown: boolean
  /** What follows the day's plan. */
  children?: ReactNode
}

/** All days are in the page, for machines and for visitors without scripts; one is shown. */
export function DayPanel({ day, number, count, shown, children }: DayPanelProps) {
  return (
    <section data-shown={shown || undefined} aria-label={day.label} className="day-panel">
      <p className="caps flex items-center gap-4 text-champagne after:h-px after:max-w-18 after:flex-1 after:bg-champagne">
        {fillIn(place, { number: numerals[number] ?? number, count: numerals[count] ?? count })}
      </p>
      <h2 className="day-title">{day.title}</h2>
      <ul className="day-plan mt-4 md:mt-7 sideways:mt-3">
        {day.activities.map((line, index) => (
          <Activity key={line} line={line} repeated={sameTime(line, day.activities[index - 1])} />
        ))}
      </ul>
      {children}
    </section>
  )
}

function Activity({ line, repeated }: { line: string; repeated: boolean }) {
  const { time, activity } = timeAndActivity(line)
  return (
    <li className="flex flex-wrap gap-x-4 border-t border-ivory/16 py-1.5 text-[0.9rem] leading-snug md:py-[clamp(0.3rem,0.85svh,0.65rem)] md:text-base sideways:py-1.5 sideways:text-[0.9rem]">
      {time && (
        <b
          className={`caps basis-[4.6rem] pt-0.5 text-[0.62rem] text-champagne max-md:tracking-[0.08em] md:basis-[5.6rem] md:pt-1 sideways:basis-[4.6rem] sideways:pt-0.5 sideways:tracking-[0.08em] ${repeated ? 'h-0 opacity-0' : ''}`}
        >
          {time}
          <span className="sr-only">: </span>
        </b>
      )}
      {/* Large text puts the activity under its time. */}
      <span className="flex-1 basis-40">{activity}</span>
    </li>
  )
}

function sameTime(line: string, previous: string | undefined): boolean {
  return previous !== undefined && timeAndActivity(line).time === timeAndActivity(previous).time
}
