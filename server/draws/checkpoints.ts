import type { SignedCheckpoint } from '../../draw/checkpoint.ts'
import type { Sql } from '../database.ts'
import { log } from '../log.ts'
import { type CheckpointKey, checkpointKey } from './checkpoint-key.ts'
import { GrowingLog } from './growing-log.ts'

type Seal = { tickets: { index: number }[] | null; checkpoint?: SignedCheckpoint | null }

const patienceMs = 2000

/** Signs what the logs of all draws have become. */
export class Checkpoints {
  readonly key: CheckpointKey
  readonly #sql: Sql
  readonly #logs = new Map<string, GrowingLog>()

  constructor(sql: Sql, key: CheckpointKey) {
    this.#sql = sql
    this.key = key
  }

  static async open(sql: Sql): Promise<Checkpoints> {
    return new Checkpoints(sql, await checkpointKey(sql))
  }

  covering(draw: string, size: number): Promise<SignedCheckpoint> {
    const known = this.#logs.get(draw) ?? new GrowingLog(this.#sql, this.key, draw)
    this.#logs.set(draw, known)
    return known.covering(size)
  }

  /** Whatever was logged since the last word: letters, refunds, and payments that no buyer waits for. */
  async catchUp(): Promise<void> {
    const behind = await this.#sql`
      select d.id, 2 * d.numbered - d.live as size from private.draws d
      where 2 * d.numbered - d.live > coalesce(
        (select c.size from private.checkpoints c where c.draw_id = d.id order by c.size desc limit 1), 0)`
    for (const { id, size } of behind) await this.covering(id, size)
  }

  /**
   * Facts with a seal get the signed checkpoint that covers it. The entry itself is safe already: when no word about it
   * can be had in time, the facts go out without, and the receipt has it later.
   */
  async complete<T extends { draw_id?: unknown; seal?: unknown }>(facts: T): Promise<T> {
    const seal = facts.seal as Seal | undefined
    const last = seal?.tickets?.at(-1)
    if (!last || seal?.checkpoint || typeof facts.draw_id !== 'string') return facts
    const checkpoint = await inTime(this.covering(facts.draw_id, last.index + 1)).catch((cause) => {
      log.error(`No checkpoint of ${facts.draw_id} in time`, cause)
      return null
    })
    return { ...facts, seal: { ...seal, checkpoint } }
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing within ${patienceMs} ms`)), patienceMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
