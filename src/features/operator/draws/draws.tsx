import { useSearchParams } from 'react-router'
import { AllDraws } from './list/all-draws.tsx'
import { OneDraw } from './one/one-draw.tsx'
import { ScheduleDraw } from './schedule/schedule-draw.tsx'

/** The book of draws: all of them, one of them (`?id=`), or one to be (`?schedule=`, with or without its experience). */
export function Draws() {
  const [search] = useSearchParams()
  const id = search.get('id')
  const experience = search.get('schedule')
  if (id) return <OneDraw key={id} id={id} />
  if (experience !== null) return <ScheduleDraw key={experience} experience={experience} />
  return <AllDraws />
}
