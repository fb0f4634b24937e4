import type { SealedTicket } from '../../contract/tickets.ts'
import { toHex } from '../../draw/bytes.ts'
import type { SignedCheckpoint } from '../../draw/checkpoint.ts'
import { LeafHasher } from '../../draw/leaf-hasher.ts'
import { TreeBuilder } from '../../draw/tree.ts'
import type { Sql } from '../database/pool.ts'
import type { CheckpointKey } from './checkpoint-key.ts'
import { commitLength, type Stone, tombstoneHash } from './entry-log.ts'

const blockSize = 1024
const mostAtOnce = 5000

type Tail = { leaves: number; commits: string | null; tombstones: Stone[] | null }
type Block = { block: number; root: Uint8Array }
/** Of a ticket's seal, what the log holds. */
type LoggedTicket = Omit<SealedTicket, 'salt'>

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
  /** Leaves that a buyer's answer told us of before we came to their place. */
  readonly #heard = new Map<number, LoggedTicket>()
  #latest: SignedCheckpoint | null = null
  #writtenSize = 0
  #reading: Promise<void> | null = null

  constructor(sql: Sql, key: CheckpointKey, draw: string) {
    this.#sql = sql
    this.#key = key
    this.#draw = draw
    this.#hasher = new LeafHasher(draw)
  }

  /**
   * A checkpoint that covers these tickets, which have just been sold. What their buyers were told is enough to go on
   * building, so that most purchases ask the database nothing more.
   */
  async covering(tickets: readonly LoggedTicket[]): Promise<SignedCheckpoint> {
    const size = 1 + Math.max(...tickets.map(({ index }) => index))
    if (this.#isLoaded) this.#hear(tickets)
    if (this.#tree.size < size) await this.#reach(size)
    return this.#signed()
  }

  /** Reads on to at least this size and writes down a checkpoint, for other hosts and for later. */
  async write(size: number): Promise<void> {
    await this.#reach(size)
    const checkpoint = this.#signed()
    if (checkpoint.size > this.#writtenSize || checkpoint.size === 0) await this.#write(checkpoint)
  }

  #hear(tickets: readonly LoggedTicket[]): void {
    for (const ticket of tickets) if (ticket.index >= this.#tree.size) this.#heard.set(ticket.index, ticket)
    for (let next = this.#heard.get(this.#tree.size); next; next = this.#heard.get(this.#tree.size)) {
      this.#heard.delete(next.index)
      this.#appendLeaf(next.commit)
    }
  }

  /** Those who come together share one reading; whoever comes while it is under way may need the next. */
  async #reach(size: number): Promise<void> {
    for (let readings = 0; this.#tree.size < size || !this.#isLoaded; readings += 1) {
      if (readings === 3) throw new Error(`The log of ${this.#draw} has no ${size} entries`)
      this.#reading ??= this.#read().finally(() => {
        this.#reading = null
      })
      await this.#reading
    }
  }

  async #read(): Promise<void> {
    if (!this.#isLoaded) await this.#load()
    while (this.#take(await this.#readTail())) {}
    for (const index of this.#heard.keys()) if (index < this.#tree.size) this.#heard.delete(index)
  }

  #signed(): SignedCheckpoint {
    if (this.#latest?.size !== this.#tree.size) {
      this.#latest = this.#key.sign({
        at: new Date().toISOString(),
        draw: this.#draw,
        root: toHex(this.#tree.root()),
        size: this.#tree.size,
      })
    }
    return this.#latest
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
      this.#writtenSize = last.size
    }
    this.#isLoaded = true
  }

  async #readTail(): Promise<Tail> {
    const leaves = this.#leaves
    const size = this.#tree.size
    const [tail] = await this.#sql`
      select encode(commits, 'hex') as commits, tombstones
      from private.log_after(${this.#draw}, ${leaves}, ${size}, ${mostAtOnce})`
    return { leaves, ...(tail as unknown as Omit<Tail, 'leaves'>) }
  }

  /**
   * Appends what was read, leaves and tombstones each at their place; true when there may be more. Buyers' answers may
   * have taken the tree on meanwhile: what they told is skipped.
   */
  #take({ leaves: before, commits, tombstones }: Tail): boolean {
    const stones = tombstones ?? []
    const leaves = (commits?.length ?? 0) / commitLength
    const stoneAt = new Map(stones.map((stone) => [stone.at, stone]))
    const lastStone = stones.at(-1)?.at ?? -1
    for (;;) {
      const stone = stoneAt.get(this.#tree.size)
      const leaf = this.#leaves - before
      const mayBeStone = stones.length === mostAtOnce && this.#tree.size > lastStone
      if (stone) this.#append(tombstoneHash(this.#draw, stone))
      else if (leaf < leaves && !mayBeStone) this.#appendLeaf(commitAt(commits as string, leaf))
      else break
    }
    return leaves === mostAtOnce || stones.length === mostAtOnce
  }

  #appendLeaf(commit: string): void {
    this.#leaves += 1
    this.#append(this.#hasher.hash(this.#leaves, commit))
  }

  #append(hash: Uint8Array): void {
    this.#tree.append(hash)
    this.#block.append(hash)
    if (this.#block.size < blockSize) return
    this.#unwritten.push({ block: this.#tree.size / blockSize - 1, root: this.#block.root() })
    this.#block = new TreeBuilder()
  }

  /** Blocks first: whoever goes on from the checkpoint takes them for written. */
  async #write({ size, root, at, signature }: SignedCheckpoint): Promise<void> {
    const [leaves, frontier, blocks] = [
      this.#leaves,
      Buffer.concat(this.#tree.frontier().hashes),
      this.#unwritten,
    ]
    this.#unwritten = []
    try {
      for (const block of blocks) await this.#writeBlock(block)
      await this.#sql`
        insert into private.checkpoints (draw_id, size, leaves, root, at, signature, frontier)
        values (${this.#draw}, ${size}, ${leaves}, ${Buffer.from(root, 'hex')}, ${at},
          ${Buffer.from(signature, 'hex')}, ${frontier})
        on conflict do nothing`
      this.#writtenSize = size
    } catch (cause) {
      this.#unwritten = [...blocks, ...this.#unwritten]
      throw cause
    }
  }

  async #writeBlock({ block, root }: Block): Promise<void> {
    await this.#sql`
      insert into private.log_blocks (draw_id, block, root) values (${this.#draw}, ${block}, ${root})
      on conflict do nothing`
  }
}

function commitAt(commits: string, leaf: number): string {
  return commits.slice(leaf * commitLength, (leaf + 1) * commitLength)
}

/** The part of a tree after its last whole block: the smallest of its full subtrees. */
function openBlock(tree: TreeBuilder): TreeBuilder {
  const size = tree.size % blockSize
  const count = size.toString(2).replaceAll('0', '').length
  const { hashes } = tree.frontier()
  return new TreeBuilder({ size, hashes: count > 0 ? hashes.slice(-count) : [] })
}
