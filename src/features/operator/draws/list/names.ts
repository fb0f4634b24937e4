import type { BookedDraw } from '../../../../../contract/desk.ts'
import { formatMonth } from '../../../../lib/time.ts'

type Named = Pick<BookedDraw, 'id' | 'title' | 'draws_at'>

/** Draws by their ids as a list calls them: a trip has one after another, and those of one title differ by their month, where they have one. */
export function namesOf(draws: readonly Named[]): ReadonlyMap<string, string> {
  const counts = Map.groupBy(draws, ({ title }) => title)
  return new Map(
    draws.map(({ id, title, draws_at }) => {
      const isAlone = counts.get(title)?.length === 1
      return [id, isAlone || !draws_at ? title : `${title}, ${formatMonth(draws_at)}`]
    }),
  )
}
