import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { deskWords, type rooms } from '../../../content/operator/frame.ts'
import { Refused } from '../../../lib/refused.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useDesk } from '../api.ts'
import { PageTitle } from '../parts/page-title.tsx'
import { Told } from '../parts/room.tsx'
import { Who } from '../parts/who.ts'
import { RoomLinks } from './room-links.tsx'

interface DeskProps {
  /** The operator's address. */
  who: string
  room: (typeof rooms)[number]
  children: ReactNode
}

/** The frame of every room, for operators who took both steps; the service decides who that is. */
export function Desk({ who, room, children }: DeskProps) {
  const asked = useDesk('operator_today', {}, { everyMs: 15_000 })
  const [search] = useSearchParams()
  // A page about one thing has that thing for its headline.
  const isDetail = search.has('id') || search.has('schedule')
  const closed = closedFor(asked.error)
  // Also for whoever was an operator a moment ago: what they were shown goes with their right to see it.
  if (closed) return <Closed words={closed} />
  return (
    <div className="group/desk mx-auto max-w-[92rem] px-(--bar-inset) pb-24 lining-nums lg:grid lg:grid-cols-[9rem_minmax(0,1fr)] lg:gap-x-16 lg:pt-12 print:block print:p-0">
      <RoomLinks />
      <div className="min-w-0 max-lg:pt-7 print:pt-0">
        {!isDetail && (
          <PageTitle className="mb-8 lg:mb-10 print:text-[20pt] print:group-has-data-paper/desk:hidden">
            {room.title}
          </PageTitle>
        )}
        <Told asked={asked}>{() => <Who value={who}>{children}</Who>}</Told>
      </div>
    </div>
  )
}

function closedFor(error: Error | null) {
  if (!(error instanceof Refused)) return null
  if (error.code === 'not_an_operator') return deskWords.closed.notAnOperator
  return error.code === 'second_factor_needed' ? deskWords.closed.secondStep : null
}

function Closed({ words: { title, text, way } }: { words: NonNullable<ReturnType<typeof closedFor>> }) {
  return (
    <div className="column rhythm">
      <h1 className="text-title">{title}</h1>
      <p className="mt-6 mb-8 max-w-[34em] text-slate">{text}</p>
      <ButtonLink to={way.to} arrow>
        {way.label}
      </ButtonLink>
    </div>
  )
}
