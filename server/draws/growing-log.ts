import { toHex } from '../../draw/bytes.ts'
import type { SignedCheckpoint } from '../../draw/checkpoint.ts'
import { LeafHasher } from '../../draw/leaf-hasher.ts'
import { TreeBuilder } from '../../draw/tree.ts'
import type { Sql } from '../database.ts'
import type { CheckpointKey } from './checkpoint-key.ts'
import { commitLength, type Stone, tombstoneHash } from './entry-log.ts'

export const blockSize = 1024
const mostAtOnce = 5000

type Tail = { commits: string | null; tombstones: Stone[] | null; now: Date }
type Block = { block: number; root: Uint8Array }

/** One draw's log as this host has read it: only the frontier of its tree, and the last word signed about it. */
export class GrowingLog {
  readonly #sql: Sql
  readonly #key: CheckpointKey
  readonly #draw: string
  readonly #hasher: LeafHasher
  #tree = new TreeBuilder()
  #block = new TreeBuilder()
  #leaves = 0
  #isLoaded = false
  #unwritten: Block[] = []
  #latest: SignedCheckpoint | null = null
  #growing: Promise<void> | null = null

  constructor(sql: Sql, key: CheckpointKey, draw: string) {
    this.#sql = sql
    this.#key = key
    this.#draw = draw
    this.#hasher = new LeafHasher(draw)
  }

  /** A checkpoint of at least this size. Buyers who come together share one: whoever comes late waits for the next. */
  async covering(size: number): Promise<SignedCheckpoint> {
    // A reading under way may have begun before the entry asked for was committed; the one after it has not.
    for (let readings = 0; readings < 3; readings += 1) {
      if (this.#latest && this.#latest.size >= size) return this.#latest
      this.#growing ??= this.#grow().finally(() => {
        this.#growing = null
      })
      await this.#growing
    }
    if (this.#latest && this.#latest.size >= size) return this.#latest
    throw new Error(`The log of ${this.#draw} has no ${size} entries`)
  }

  async #grow(): Promise<void> {
    if (!this.#isLoaded) await this.#load()
    let tail = await this.#readTail()
    while (this.#take(tail)) tail = await this.#readTail()
    if (this.#latest?.size === this.#tree.size) return
    const checkpoint = this.#key.sign({
      at: tail.now.toISOString(),
      draw: this.#draw,
      root: toHex(this.#tree.root()),
      size: this.#tree.size,
    })
    await this.#write(checkpoint)
    this.#latest = checkpoint
  }

  /** Goes on where any host stopped. */
  async #load(): Promise<void> {
    const [last] = await this.#sql`
      select leaves, size, frontier, private.checkpoint_facts(c) as facts from private.checkpoints c
      where draw_id = ${this.#draw} order by size desc limit 1`
    if (last) {
      const hashes: Uint8Array[] = []
      for (let at = 0; at < last.frontier.length; at += 32) hashes.push(last.frontier.subarray(at, at + 32))
      this.#tree = new TreeBuilder({ size: last.size, hashes })
      this.#block = openBlock(this.#tree)
      this.#leaves = last.leaves
      this.#latest = last.facts
    }
    this.#isLoaded = true
  }

  async #readTail(): Promise<Tail> {
    const [tail] = await this.#sql`
      select encode(commits, 'hex') as commits, tombstones, private.now() as now
      from private.log_after(${this.#draw}, ${this.#leaves}, ${this.#tree.size}, ${mostAtOnce})`
    return tail as unknown as Tail
  }

  /** Appends what was read, leaves and tombstones each at their place; true when there may be more. */
  #take({ commits, tombstones }: Tail): boolean {
    const stones = tombstones ?? []
    const leaves = (commits?.length ?? 0) / commitLength
    let [stone, leaf] = [0, 0]
    for (;;) {
      const next = stones[stone]
      if (next?.at === this.#tree.size) {
        this.#append(tombstoneHash(this.#draw, next))
        stone += 1
      } else if (leaf < leaves && (next || stones.length < mostAtOnce)) {
        const commit = (commits as string).slice(leaf * commitLength, (leaf + 1) * commitLength)
        this.#leaves += 1
        this.#append(this.#hasher.hash(this.#leaves, commit))
        leaf += 1
      } else break
    }
    return leaves === mostAtOnce || stones.length === mostAtOnce
  }

  #append(hash: Uint8Array): void {
    this.#tree.append(hash)
    this.#block.append(hash)
    if (this.#block.size < blockSize) return
    this.#unwritten.push({ block: this.#tree.size / blockSize - 1, root: this.#block.root() })
    this.#block = new TreeBuilder()
  }

  async #write({ size, root, at, signature }: SignedCheckpoint): Promise<void> {
    const frontier = Buffer.concat(this.#tree.frontier().hashes)
    const blocks = this.#unwritten
    await Promise.all([
      this.#sql`
        insert into private.checkpoints (draw_id, size, leaves, root, at, signature, frontier)
        values (${this.#draw}, ${size}, ${this.#leaves}, ${Buffer.from(root, 'hex')}, ${at},
          ${Buffer.from(signature, 'hex')}, ${frontier})
        on conflict do nothing`,
      ...blocks.map(
        ({ block, root }) => this.#sql`
          insert into private.log_blocks (draw_id, block, root) values (${this.#draw}, ${block}, ${root})
          on conflict do nothing`,
      ),
    ])
    this.#unwritten = this.#unwritten.slice(blocks.length)
  }
}

/** The part of a tree after its last whole block: the smallest of its full subtrees. */
function openBlock(tree: TreeBuilder): TreeBuilder {
  const size = tree.size % blockSize
  const count = size.toString(2).replaceAll('0', '').length
  const { hashes } = tree.frontier()
  return new TreeBuilder({ size, hashes: count > 0 ? hashes.slice(-count) : [] })
}
