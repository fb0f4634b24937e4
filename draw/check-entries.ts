import { isTicketNo, type Leaf, type Tombstone, tombstoneLine } from './entries.ts'
import { type Fault, note } from './faults.ts'
import { LeafLines } from './leaf-hasher.ts'
import { HashList, NumberList } from './lists.ts'
import { leafHash, TreeBuilder } from './tree.ts'

const decoder = new TextDecoder()

/** The entries of a result, read once: numbers and hashes are kept, 36 bytes each, the lines are not. */
export class Entries {
  readonly faults: Fault[] = []
  readonly live = new EntryList(this.faults)
  readonly retired = new EntryList(this.faults)
  readonly pool = new TreeBuilder()
  readonly tombstones: { ticketNo: number; hash: Uint8Array }[] = []
  #draw: string
  #lines: LeafLines

  constructor(draw: string) {
    this.#draw = draw
    this.#lines = new LeafLines(draw)
  }

  addLeaf(line: Uint8Array): void {
    this.pool.append(this.live.add(this.#lines, line, this.#draw))
  }

  addRetired(line: Uint8Array): void {
    this.retired.add(this.#lines, line, this.#draw)
  }

  addTombstone(line: Uint8Array): void {
    const ticketNo = tombstoneNumber(decoder.decode(line), this.#draw)
    if (ticketNo === 0) note(this.faults, 'not_a_tombstone', this.tombstones.length)
    this.tombstones.push({ ticketNo, hash: leafHash(line) })
  }

  /** Every number handed back has one tombstone and a leaf that is not in the pool; no other leaf has. */
  matchTombstones(): void {
    const dead = new Set<number>()
    for (const { ticketNo } of this.tombstones) {
      if (dead.has(ticketNo)) note(this.faults, 'second_tombstone', ticketNo)
      dead.add(ticketNo)
    }
    for (let at = 0; dead.size > 0 && at < this.live.length; at++) {
      const ticketNo = this.live.numbers.at(at)
      if (dead.has(ticketNo)) note(this.faults, 'live_leaf_with_tombstone', ticketNo)
    }
    for (let at = 0; at < this.retired.length; at++) {
      const ticketNo = this.retired.numbers.at(at)
      if (!dead.delete(ticketNo)) note(this.faults, 'retired_leaf_without_tombstone', ticketNo)
    }
    for (const ticketNo of dead) note(this.faults, 'tombstone_without_leaf', ticketNo)
  }

  /** The root of the log that these entries make, or null where the tombstones' places cannot be. */
  logRoot(tombstonesAt: unknown, faults: Fault[], onProgress: (rebuilt: number) => void): Uint8Array | null {
    if (!this.#canStandAt(tombstonesAt)) {
      note(faults, 'tombstone_places')
      return null
    }
    const log = new TreeBuilder()
    const issued = new Issued(this.live, this.retired)
    let buried = 0
    for (let place = 0; place < this.logSize; place++) {
      if (place === tombstonesAt[buried]) {
        const tombstone = this.tombstones[buried++] as (typeof this.tombstones)[number]
        if (tombstone.ticketNo > issued.lastNumber) note(faults, 'tombstone_before_leaf', tombstone.ticketNo)
        log.append(tombstone.hash)
      } else {
        log.append(issued.next())
      }
      if (place % 65_536 === 0) onProgress(place)
    }
    return log.root()
  }

  get logSize(): number {
    return this.live.length + this.retired.length + this.tombstones.length
  }

  #canStandAt(places: unknown): places is number[] {
    if (!Array.isArray(places) || places.length !== this.tombstones.length) return false
    return places.every((place, at) => {
      const before = at === 0 ? -1 : places[at - 1]
      return Number.isSafeInteger(place) && place > before && place < this.logSize
    })
  }
}

/** Leaves in the order of their numbers. */
class EntryList {
  readonly numbers = new NumberList()
  readonly hashes = new HashList()
  #faults: Fault[]
  #last = 0

  constructor(faults: Fault[]) {
    this.#faults = faults
  }

  get length(): number {
    return this.numbers.length
  }

  add(lines: LeafLines, line: Uint8Array, draw: string): Uint8Array {
    const ticketNo = lines.ticketNo(line)
    if (ticketNo === 0) note(this.#faults, nameOfBadLeaf(line, draw), this.length)
    else if (ticketNo === this.#last) note(this.#faults, 'leaf_twice', ticketNo)
    else if (ticketNo < this.#last) note(this.#faults, 'leaf_out_of_order', ticketNo)
    this.#last = Math.max(this.#last, ticketNo)
    this.numbers.push(ticketNo)
    const hash = this.hashes.add()
    lines.hashInto(line, hash)
    return hash
  }
}

/** The leaves as they were issued: live and retired ones together, by number. */
class Issued {
  lastNumber = 0
  #live: EntryList
  #retired: EntryList
  #liveAt = 0
  #retiredAt = 0

  constructor(live: EntryList, retired: EntryList) {
    this.#live = live
    this.#retired = retired
  }

  next(): Uint8Array {
    const noneRetired = this.#retiredAt === this.#retired.length
    const liveFirst = this.#live.numbers.at(this.#liveAt) < this.#retired.numbers.at(this.#retiredAt)
    if (this.#liveAt < this.#live.length && (noneRetired || liveFirst)) {
      this.lastNumber = this.#live.numbers.at(this.#liveAt)
      return this.#live.hashes.at(this.#liveAt++)
    }
    this.lastNumber = this.#retired.numbers.at(this.#retiredAt)
    return this.#retired.hashes.at(this.#retiredAt++)
  }
}

function nameOfBadLeaf(line: Uint8Array, draw: string): string {
  const leaf = parsed(decoder.decode(line)) as Partial<Leaf> | null
  return typeof leaf?.draw === 'string' && leaf.draw !== draw ? 'leaf_of_another_draw' : 'not_a_leaf'
}

/** The number on a tombstone of this draw, or 0 if the line is not, byte for byte, one. */
function tombstoneNumber(text: string, draw: string): number {
  const { ticketNo, void: reason } = (parsed(text) ?? {}) as Partial<Tombstone>
  if (!isTicketNo(ticketNo) || !reason || !['refund', 'void', 'cancelled'].includes(reason)) return 0
  return tombstoneLine({ draw, ticketNo, v: 1, void: reason }) === text ? ticketNo : 0
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
