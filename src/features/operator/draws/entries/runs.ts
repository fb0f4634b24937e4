import type { Entry } from '../../../../../contract/desk.ts'

/** Numbers in a row that came in together, with one order or as one letter. */
export interface Run {
  /** The first of them: all of them have its holder, its day and its source. */
  readonly entry: Entry
  readonly last: number
  /** Their numbers by how they stand, in the order in which that first occurs. */
  readonly standings: ReadonlyMap<Entry['status'], readonly number[]>
}

export function inRuns(entries: readonly Entry[]): Run[] {
  const runs: Entry[][] = []
  for (const entry of entries) {
    const run = runs.at(-1)
    if (run && follows(entry, run.at(-1))) run.push(entry)
    else runs.push([entry])
  }
  return runs.flatMap(runOf)
}

function follows(entry: Entry, before: Entry | undefined): boolean {
  return entry.order_id !== null && entry.order_id === before?.order_id && entry.number === before.number + 1
}

function runOf(entries: readonly Entry[]): Run[] {
  const [entry] = entries
  if (!entry) return []
  const byStatus = Map.groupBy(entries, ({ status }) => status)
  const standings = new Map([...byStatus].map(([status, some]) => [status, some.map(({ number }) => number)]))
  return [{ entry, last: entries.at(-1)?.number ?? entry.number, standings }]
}
