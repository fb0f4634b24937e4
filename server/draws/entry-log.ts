import { type Tombstone, tombstoneBytes } from '../../draw/entries.ts'
import { leafHash } from '../../draw/tree.ts'
import type { Sql } from '../database/pool.ts'

/** A tombstone as the database keeps it: where in the log, of which number, and why. */
export type Stone = { at: number; number: number; void: Tombstone['void'] }

/** Commits of consecutive numbers, the first of them named, as one run of hex. */
export type CommitPage = { first: number; commits: string }

export const commitLength = 64
const pageSize = 10_000

export function tombstoneHash(draw: string, { number, void: reason }: Stone): Uint8Array {
  return leafHash(tombstoneBytes({ draw, ticketNo: number, v: 1, void: reason }))
}

export async function tombstonesOf(sql: Sql, draw: string): Promise<Stone[]> {
  return sql<Stone[]>`
    select log_index as at, number, void from private.tombstones where draw_id = ${draw} order by log_index`
}

/** Every leaf's commit by number, a page at a time: a million of them are 64 MB of hex, and never here at once. */
export async function* commitPages(sql: Sql, draw: string): AsyncGenerator<CommitPage> {
  for (let first = 1; ; first += pageSize) {
    const [page] = await sql`
      select encode(string_agg(commit, '' order by number), 'hex') as commits from private.tickets
      where draw_id = ${draw} and number between ${first} and ${first + pageSize - 1}`
    if (!page?.commits) return
    yield { first, commits: page.commits }
    if (page.commits.length < pageSize * commitLength) return
  }
}

export function* leavesOf({ first, commits }: CommitPage): Generator<{ ticketNo: number; commit: string }> {
  for (let at = 0; at < commits.length; at += commitLength) {
    yield { ticketNo: first + at / commitLength, commit: commits.slice(at, at + commitLength) }
  }
}
