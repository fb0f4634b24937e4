import type { Heartbeat, Today } from '../../../../contract/desk.ts'
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
  const isWell = ({ standing }: StandingBeat) => standing === 'well'
  return (
    <Part title={words.title}>
      <dl className="ruled grid gap-x-10 sm:grid-cols-2 xl:grid-cols-3">
        {[...beats.filter((beat) => !isWell(beat)), ...beats.filter(isWell)].map((beat) => (
          <Line key={beat.name} beat={beat} />
        ))}
      </dl>
      <p className="border-t border-mist pt-3 text-sm text-slate">{fillIn(words.database, { size })}</p>
    </Part>
  )
}

type StandingBeat = Heartbeat & { standing: ReturnType<typeof standingOf> }

function Line({ beat: { name, at, note, standing } }: { beat: StandingBeat }) {
  const isWell = standing === 'well'
  return (
    <div className="py-3">
      <dt className="flex items-baseline justify-between gap-x-4">
        <span>{words.names[name]}</span>
        <span className={isWell ? 'text-slate' : 'font-medium text-rose-error'}>{words[standing]}</span>
      </dt>
      <dd className="text-sm wrap-break-word text-slate">
        {!isWell && <span className="block text-ink">{words.means[name]}</span>}
        {isWell && <span className="block">{note}</span>}
        {standing === 'troubled' && <span className="block">{fillIn(words.says, { note })}</span>}
        {fillIn(words.seen, { moment: formatListMoment(at) })}
      </dd>
    </div>
  )
}
