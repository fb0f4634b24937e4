import { useState } from 'react'
import type { HeldStretches } from '../../../../../contract/desk.ts'
import { personWords } from '../../../../content/operator/people.ts'
import { formatCount } from '../../../../lib/count.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { formatListMoment } from '../../../../lib/time.ts'
import { DeskLink } from '../../parts/desk-link.tsx'
import { Part } from '../../parts/room.tsx'
import { HandBack } from './hand-back.tsx'
import { Stretches } from './stretches.tsx'

const words = personWords.tickets

interface TicketsProps {
  held: readonly HeldStretches[]
  now: string
}

/** What somebody holds and held, draw by draw. */
export function Tickets({ held, now }: TicketsProps) {
  const [said, setSaid] = useState('')
  const draws = [...Map.groupBy(held, ({ draw_id }) => draw_id).values()]
  return (
    <Part id={words.id} title={words.title}>
      <p role="status" className="not-empty:mb-4">
        {said}
      </p>
      <ul>
        {draws.map((groups) => (
          <DrawTickets key={groups[0]?.draw_id} groups={groups} now={now} onDone={setSaid} />
        ))}
      </ul>
    </Part>
  )
}

interface DrawTicketsProps {
  groups: readonly HeldStretches[]
  now: string
  onDone: (said: string) => void
}

function DrawTickets({ groups, now, onDone }: DrawTicketsProps) {
  const [draw] = groups
  if (!draw) return null
  return (
    <li className="border-t border-mist py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <DeskLink to={`/operator/draws?id=${draw.draw_id}`}>{draw.title}</DeskLink>
        <span className="text-sm text-slate">{whenOf(draw)}</span>
      </p>
      {groups.map((group) => (
        <div
          key={`${group.status} ${group.source}`}
          className="mt-2 flex flex-wrap items-baseline gap-x-6 gap-y-2"
        >
          <p className="min-w-0 flex-1 basis-40">
            <span className="mr-3 font-medium tabular-nums">{formatCount(group.count)}</span>
            <span className="mr-3 text-sm text-slate">{standingOf(group)}</span>
            <Stretches stretches={group.stretches} />
          </p>
          <HandBack held={group} now={now} onDone={onDone} />
        </div>
      ))}
    </li>
  )
}

function whenOf({ draws_at, draw_status }: HeldStretches): string {
  if (draw_status === 'cancelled') return words.cancelled
  if (!draws_at) return words.undated
  return fillIn(draw_status === 'drawn' ? words.drawn : words.toDraw, { moment: formatListMoment(draws_at) })
}

function standingOf({ status, source, draw_status }: HeldStretches): string {
  const standing = status === 'live' && draw_status === 'drawn' ? 'was' : status
  return `${words.standings[standing]}, ${words.sources[source]}`
}
