import type { ReactNode } from 'react'
import type { Today } from '../../../../contract/desk.ts'
import { todayWords } from '../../../content/operator/today.ts'
import { formatCount } from '../../../lib/count.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatListMoment } from '../../../lib/time.ts'
import { Part } from '../parts/room.tsx'
import { standingOf } from './standing.ts'

const words = todayWords.health

/** Whether everything that works by itself does; trouble comes first. */
export function Health({ today: { health, database_bytes, now } }: { today: Today }) {
  const size = formatCount(Math.round(database_bytes / 1_000_000))
  const beats = health.map((beat) => ({ ...beat, standing: standingOf(beat, now) }))
  const isWell = ({ standing }: (typeof beats)[number]) => standing === 'well'
  return (
    <Part title={words.title}>
      <dl className="grid gap-x-10 sm:grid-cols-2 xl:grid-cols-3">
        {[...beats.filter((beat) => !isWell(beat)), ...beats.filter(isWell)].map((beat) => (
          <Line key={beat.name} name={words.names[beat.name]} standing={beat.standing}>
            {beat.note}
            <span className="block">{fillIn(words.seen, { moment: formatListMoment(beat.at) })}</span>
          </Line>
        ))}
        <Line name={words.database} standing="well">
          {fillIn(words.size, { size })}
        </Line>
      </dl>
    </Part>
  )
}

interface LineProps {
  name: string
  standing: ReturnType<typeof standingOf>
  children: ReactNode
}

function Line({ name, standing, children }: LineProps) {
  return (
    <div className="border-t border-mist py-3">
      <dt className="flex items-baseline justify-between gap-x-4">
        <span>{name}</span>
        <span className={standing === 'well' ? 'text-slate' : 'font-medium text-rose-error'}>
          {words[standing]}
        </span>
      </dt>
      <dd className="text-sm wrap-break-word text-slate">{children}</dd>
    </div>
  )
}
