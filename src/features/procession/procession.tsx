import { openingWords } from '../../content/procession/opening.ts'
import { Arrow } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { tripsByHour } from './trips-by-hour.ts'
import './procession.css'

type Trip = ReturnType<typeof tripsByHour>[number]

interface ProcessionProps {
  /** Where it ends. */
  skipTo: string
  trips: readonly Trip[]
}

/** The ten posters own the screen one after another, each opening into its first day; procession.css moves them. */
export function Procession({ skipTo, trips }: ProcessionProps) {
  return (
    <section className="procession far">
      <div className="procession-title column">
        <h2 className="max-w-[7.63em] text-title">{openingWords.title}</h2>
        <a href={skipTo} className="caps py-2 underline underline-offset-8">
          {openingWords.skip}
        </a>
      </div>
      <ol>
        {trips.map((trip) => (
          <li key={trip.to}>
            <Link to={trip.to} className="group">
              <Scene {...trip} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The pictures say nothing that the words do not: whoever listens hears the ten names. */
function Scene({ hour, title, location, facts, poster, firstDay }: Trip) {
  return (
    <div className="trip">
      <div className="trip-sky" />
      <div className="trip-poster">
        <Picture picture={{ name: poster, alt: '' }} sizes={posterSizes} />
        <p className="trip-hour" aria-hidden="true">
          {hour}
        </p>
      </div>
      <div className="trip-first-day">
        <Picture picture={{ name: firstDay, alt: '' }} sizes="100vw" upright />
      </div>
      <div className="trip-words">
        <p className="caps">{location}</p>
        <h3>{title}</h3>
        <p className="caps">
          {facts} <Arrow />
        </p>
      </div>
    </div>
  )
}

const posterSizes = '(prefers-reduced-motion: reduce) 20rem, (max-aspect-ratio: 4/5) 74vw, 50vh'
