import type { BookedDraw } from '../../../../../contract/desk.ts'

type Named = Pick<BookedDraw, 'id' | 'title' | 'draws_at'>

/** A trip has one draw after another: by their ids, those with a date that share their title, and differ by their month. */
export function namesakes(draws: readonly Named[]): ReadonlySet<string> {
  const ofOneTitle = [...Map.groupBy(draws, ({ title }) => title).values()].filter(({ length }) => length > 1)
  return new Set(
    ofOneTitle
      .flat()
      .filter(({ draws_at }) => draws_at !== null)
      .map(({ id }) => id),
  )
}
