import { createHash } from 'node:crypto'
import type { Sql } from '../database/pool.ts'

/** So many in so many seconds; zero means no limit. A lease is how many turns a host takes from the database at once. */
export type Limit = { kind: string; most: number; seconds: number; lease?: number }

type Held = { left: number; until: number }

const mostHeld = 50_000

/** Counts in the database, so that all hosts count together and a restart forgets nothing. */
export class Throttle {
  readonly #sql: Sql
  readonly #now: () => number
  readonly #held = new Map<string, Held>()

  constructor(sql: Sql, now: () => number = Date.now) {
    this.#sql = sql
    this.#now = now
  }

  /** Takes one turn, and tells how many seconds to wait if there is none left. */
  async take(limit: Limit, key: string): Promise<number> {
    if (limit.most === 0) return 0
    const place = `${limit.kind} ${key}`
    const held = this.#held.get(place)
    const now = this.#now()
    if (held && held.until > now && held.left > 0) {
      held.left -= 1
      return 0
    }
    if (held && held.until > now && held.left < 0) return Math.ceil((held.until - now) / 1000)
    return this.#lease(limit, key, place)
  }

  async giveBack({ kind, most }: Limit, key: string): Promise<void> {
    if (most === 0) return
    this.#held.delete(`${kind} ${key}`)
    await this.#sql`select host.give_turns_back(${kind}, ${hashed(key)})`
  }

  async #lease({ kind, most, seconds, lease = 1 }: Limit, key: string, place: string): Promise<number> {
    const [row] = await this.#sql`
      select granted, wait_seconds from host.take_turns(${kind}, ${hashed(key)}, ${lease}, ${most}, ${seconds})`
    const { granted, wait_seconds: wait } = row as unknown as { granted: number; wait_seconds: number }
    if (this.#held.size >= mostHeld) this.#held.clear()
    const now = this.#now()
    const before = this.#held.get(place)
    // Others may have leased while this one asked; what they have left counts for all.
    const left = granted + (before && before.until > now ? Math.max(0, before.left) : 0) - 1
    // Below zero is remembered as a refusal: a flood is then answered without asking the database.
    this.#held.set(place, { left, until: now + wait * 1000 })
    return left >= 0 ? 0 : wait
  }
}

/** The table need not know whose address or mailbox it counts. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
