import type { Entry } from '../../../../../contract/desk.ts'
import { ask } from '../../../../lib/ask.ts'
import type { Listing } from '../../parts/api-pages.ts'

/** The entries of a draw by number, those in it and those that left it; shown in runs, they are few lines. */
export function entryPages(drawId: string, from = 1): Listing<Entry> {
  return {
    key: ['operator_entries', drawId, from],
    atOnce: 100,
    page: (after, at_most, signal) =>
      ask('operator_entries', { draw_id: drawId, after: after?.number ?? from - 1, at_most }, signal),
  }
}
