import type { LogEntry } from '../../contract/draws.ts'
import { fromHex, toHex } from '../../draw/bytes.ts'
import { leafBytes, type Tombstone, tombstoneBytes } from '../../draw/entries.ts'
import { leafHash, nodeHash, type Range } from '../../draw/tree.ts'
import { call, rowsOf } from './call.ts'
import type { FunctionContext } from './context.ts'

/** As in server/draws/growing-log.ts, which writes the roots down. */
const blockSize = 1024

/** A draw's log by its blocks: whole ones by their root, and the entries of those that a proof cuts through. */
export class LogTree {
  readonly size: number
  readonly #context: FunctionContext
  readonly #draw: string
  readonly #roots: Uint8Array
  readonly #entries = new Map<number, Promise<Uint8Array[]>>()
  /** The proofs of one receipt share most of their way to the root. */
  readonly #known = new Map<string, Uint8Array>()

  private constructor(context: FunctionContext, draw: string, size: number, roots: string) {
    this.#context = context
    this.#draw = draw
    this.size = size
    this.#roots = fromHex(roots)
  }

  static async open(context: FunctionContext, draw: string): Promise<LogTree | null> {
    const log = await call(context, 'log_blocks', { draw_id: draw })
    return log && new LogTree(context, draw, log.size, log.roots)
  }

  async proof(ranges: readonly Range[]): Promise<string[]> {
    const hashes: string[] = []
    for (const [start, end] of ranges) hashes.push(toHex(await this.#hashOf(start, end)))
    return hashes
  }

  async #hashOf(start: number, end: number): Promise<Uint8Array> {
    const whole = end - start === blockSize && start % blockSize === 0 && this.#root(start / blockSize)
    if (whole) return whole
    if (end - start === 1) return this.#entry(start)
    const known = this.#known.get(`${start}-${end}`)
    if (known) return known
    let half = 1
    while (half * 2 < end - start) half *= 2
    const hash = nodeHash(await this.#hashOf(start, start + half), await this.#hashOf(start + half, end))
    this.#known.set(`${start}-${end}`, hash)
    return hash
  }

  #root(block: number): Uint8Array | null {
    return block * 32 < this.#roots.length ? this.#roots.subarray(block * 32, block * 32 + 32) : null
  }

  async #entry(index: number): Promise<Uint8Array> {
    const block = Math.floor(index / blockSize)
    const read = this.#entries.get(block) ?? this.#readBlock(block)
    this.#entries.set(block, read)
    const hash = (await read)[index % blockSize]
    if (!hash) throw new Error(`The log of ${this.#draw} has no entry ${index}`)
    return hash
  }

  async #readBlock(block: number): Promise<Uint8Array[]> {
    const first = block * blockSize
    const stretch = { draw_id: this.#draw, first, past_last: first + blockSize }
    const entries = await rowsOf(this.#context, 'log_entries', stretch)
    return entries.map((entry) => this.#hashOfEntry(entry))
  }

  #hashOfEntry({ number, commit, void: reason }: LogEntry): Uint8Array {
    const entry = { draw: this.#draw, ticketNo: number, v: 1 as const }
    if (commit !== null) return leafHash(leafBytes({ ...entry, commit }))
    return leafHash(tombstoneBytes({ ...entry, void: reason as Tombstone['void'] }))
  }
}
