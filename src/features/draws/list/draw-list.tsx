import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { PublicDraw } from '../../../../contract/draws.ts'
import { drawListWords as words } from '../../../content/draws/list.ts'
import { pictureOf } from '../../../content/draws/pictures.ts'
import { allDraws } from '../api.ts'
import { DrawCard } from './draw-card.tsx'
import { DrawEvents } from './draw-events.tsx'
import { groupDraws } from './draw-groups.ts'

export const drawsQuery = { queryKey: ['all-draws'], queryFn: allDraws, retry: 1 } as const

/** Every draw by what it is doing. */
export function DrawList() {
  const { data, isError } = useQuery({ ...drawsQuery, refetchInterval: 60_000 })
  if (isError) return <p className="text-slate">{words.unreachable}</p>
  if (!data) return <div className="min-h-96" aria-busy="true" />
  if (data.draws.length === 0) return <Nothing {...words.empty} />
  return (
    <>
      <DrawEvents draws={data.draws} />
      {groupDraws(data.draws).map(({ name, draws }) => (
        <DrawGroup key={name} title={words.groups[name]}>
          {draws.map((draw) => (
            <li key={draw.id}>
              <DrawCard
                draw={draw}
                picture={pictureOf(draw.experience)}
                to={`/draws/${draw.id}`}
                follow={canBeChecked(draw) ? words.check : words.follow}
              />
            </li>
          ))}
        </DrawGroup>
      ))}
    </>
  )
}

function DrawGroup({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="mt-16 first-of-type:mt-0 md:mt-20">
      <h2 id={heading} className="text-heading">
        {title}
      </h2>
      <ul className="mt-8 space-y-8">{children}</ul>
    </section>
  )
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <div className="hairline border-y py-12">
      <h2 className="text-heading">{title}</h2>
      <p className="mt-4 max-w-[33.6em] text-slate">{text}</p>
    </div>
  )
}

function canBeChecked({ state }: PublicDraw): boolean {
  return state === 'frozen' || state === 'drawing' || state === 'drawn'
}
