import { type ItineraryDay, timeAndActivity } from './itinerary-day.ts'

const numerals = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

interface DayPanelProps {
  day: ItineraryDay
  number: number
  count: number
  shown: boolean
}

/** All days are in the page, for machines and for visitors without scripts; one is shown. */
export function DayPanel({ day, number, count, shown }: DayPanelProps) {
  return (
    <section data-shown={shown || undefined} aria-label={day.label} className="day-panel">
      <p className="caps flex items-center gap-4 text-champagne after:h-px after:w-18 after:bg-champagne">
        Day {numerals[number]} of {numerals[count]}
      </p>
      <h2 className="mt-2 text-[clamp(2rem,4.8vw,4.9rem)] leading-[1.02] md:mt-4">{day.title}</h2>
      <ul className="mt-4 md:mt-7">
        {day.activities.map((line, index) => (
          <Activity key={line} line={line} repeated={sameTime(line, day.activities[index - 1])} />
        ))}
      </ul>
    </section>
  )
}

function Activity({ line, repeated }: { line: string; repeated: boolean }) {
  const { time, activity } = timeAndActivity(line)
  return (
    <li className="grid gap-x-4 border-t border-ivory/16 py-1.5 text-[0.9rem] leading-snug has-[b]:grid-cols-[4.6rem_1fr] md:py-2.5 md:text-base md:has-[b]:grid-cols-[5.6rem_1fr]">
      {time && (
        <b
          className={`caps pt-0.5 text-[0.62rem] text-champagne max-md:tracking-[0.08em] md:pt-1 ${repeated ? 'opacity-0' : ''}`}
        >
          {time}
          <span className="sr-only">: </span>
        </b>
      )}
      <span>{activity}</span>
    </li>
  )
}

function sameTime(line: string, previous: string | undefined): boolean {
  return previous !== undefined && timeAndActivity(line).time === timeAndActivity(previous).time
}
