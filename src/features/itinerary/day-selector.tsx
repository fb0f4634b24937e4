import { stageWords } from '../../content/itinerary/days.ts'
import type { ItineraryDay } from './itinerary-day.ts'
import { pillWindow } from './slideshow.ts'

interface DaySelectorProps {
  days: readonly ItineraryDay[]
  current: number
  choose: (index: number) => void
}

/** Which of the two is shown is for the style sheet to say: it knows how the screen is held. */
export function DaySelector(props: DaySelectorProps) {
  return (
    <>
      <WideSelector {...props} />
      <PillStrip {...props} />
    </>
  )
}

function WideSelector({ days, current, choose }: DaySelectorProps) {
  return (
    <nav aria-label={stageWords.days} className="needs-scripts pills:hidden">
      <ul className="flex border-t border-ivory/25">
        {days.map((day, index) => (
          <li key={day.label} className="min-w-0 flex-1">
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => choose(index)}
              className="group relative block w-full pt-4 pr-3 pb-1 text-left text-sm leading-snug text-ivory/80 hover:text-ivory aria-[current]:text-ivory"
            >
              <span className="absolute -top-px left-0 h-0.5 w-0 bg-(--light) transition-[width] duration-700 ease-physical group-aria-[current]:w-3/5" />
              <span className="caps mb-1 block text-[0.64rem] text-champagne">{day.label}</span>
              {day.selector}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PillStrip({ days, current, choose }: DaySelectorProps) {
  return (
    <nav aria-label={stageWords.days} className="needs-scripts hidden pills:block">
      <ul className="flex gap-2">
        {pillWindow(current, days.length).map((index) => (
          <li key={index} className="flex-1">
            <button
              type="button"
              aria-label={`${days[index]?.label}: ${days[index]?.selector}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => choose(index)}
              className="h-[max(44px,2.2em)] w-full border border-ivory/35 text-sm tracking-widest aria-[current]:border-(--light) aria-[current]:bg-ivory aria-[current]:text-ink"
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
