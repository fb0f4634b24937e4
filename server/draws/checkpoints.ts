import type { FreshSeal } from '../../contract/tickets.ts'
import type { Sql } from '../database/pool.ts'
import { log } from '../log.ts'
import { type CheckpointKey, checkpointKey } from './checkpoint-key.ts'
import { GrowingLog } from './growing-log.ts'

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

  /** Writes down a word about whatever was logged since the last one. */
  async catchUp(): Promise<void> {
    const behind = await this.#sql`
      select d.id, 2 * d.numbered - d.live as size from private.draws d
      where 2 * d.numbered - d.live > coalesce(
        (select c.size from private.checkpoints c where c.draw_id = d.id order by c.size desc limit 1), 0)`
    for (const { id, size } of behind) await this.#logOf(id).write(size)
  }

  /**
   * Adds the signed checkpoint that covers a seal. The entry itself is safe already: when no word about it can be had
   * in time, the seal goes out without, and the receipt has it later.
   */
  async complete(draw: string, seal: FreshSeal): Promise<FreshSeal> {
    if (seal.checkpoint) return seal
    const checkpoint = await inTime(this.#logOf(draw).covering(seal.tickets)).catch((cause) => {
      log.error(`No checkpoint of draw ${draw} in time`, cause)
      return null
    })
    return { ...seal, checkpoint }
  }

  #logOf(draw: string): GrowingLog {
    const known = this.#logs.get(draw) ?? new GrowingLog(this.#sql, this.key, draw)
    this.#logs.set(draw, known)
    return known
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing within ${patienceMs} ms`)), patienceMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
