import type { Heartbeat } from '../contract/desk.ts'
import type { Sql } from './database/pool.ts'

/** One part of a worker says how it fares: what troubles it, or null. */
export type Tell = (trouble: string | null) => Promise<void>

const everyMs = 30_000

/**
 * Shows on the operator's desk that a worker is alive: twice a minute, and at once when it fares otherwise than before.
 * A worker with several parts is well when all of them are.
 */
export function pulseOf(sql: Sql, name: Heartbeat['name'], note: string): (part: string) => Tell {
  const troubles = new Map<string, string>()
  let told = { at: 0, words: '' }
  return (part) => async (trouble) => {
    if (trouble) troubles.set(part, trouble)
    else troubles.delete(part)
    const [worst] = troubles.values()
    const words = worst ?? note
    if (words === told.words && Date.now() - told.at < everyMs) return
    told = { at: Date.now(), words }
    // Whoever cannot say so has other troubles, which are logged where they come up.
    await sql`select private.beat(${name}, ${worst === undefined}, ${words})`.catch(() => {})
  }
}
