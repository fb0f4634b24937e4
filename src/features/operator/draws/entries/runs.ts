import type { Entry } from '../../../../../contract/desk.ts'

/** Numbers in a row that came in together, with one order or as one letter. */
export interface Run {
  /** The first of them: all of them have its holder, its day and its source. */
  readonly entry: Entry
  readonly last: number
  /** Their numbers by how they stand, those in the draw first. */
  readonly standings: ReadonlyMap<Entry['status'], readonly number[]>
}

const statuses = ['live', 'refunded', 'void'] as const satisfies readonly Entry['status'][]

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
  const numbersOf = (status: Entry['status']) =>
    entries.filter((one) => one.status === status).map(({ number }) => number)
  const standings = statuses.map((status) => [status, numbersOf(status)] as const)
  return [
    {
      entry,
      last: entries.at(-1)?.number ?? entry.number,
      standings: new Map(standings.filter(([, numbers]) => numbers.length > 0)),
    },
  ]
}
