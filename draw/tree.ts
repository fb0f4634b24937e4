import { concat, equal } from './bytes.ts'
import { MessageBuffer, sha256 } from './sha256.ts'

// The tree of RFC 6962: a leaf is hashed behind 0x00, a node behind 0x01, so that neither passes for the other.
const leafPrefix = Uint8Array.of(0)
const nodePrefix = Uint8Array.of(1)

export const emptyRoot: Uint8Array = sha256(new Uint8Array())

export function leafHash(bytes: Uint8Array): Uint8Array {
  return sha256(concat(leafPrefix, bytes))
}

export function nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(concat(nodePrefix, left, right))
}

/** The roots of the full subtrees that a tree of this size consists of, the largest first. */
export type Frontier = { size: number; hashes: Uint8Array[] }

const node = new MessageBuffer(65)
node.resize(65)
node.bytes.set(nodePrefix)

/** A tree that grows at its end and holds its frontier only: a few hundred bytes for a million leaves. */
export class TreeBuilder {
  #size = 0
  #height = 0
  #stack = new Uint8Array(54 * 32)

  constructor(from: Frontier = { size: 0, hashes: [] }) {
    if (!Number.isSafeInteger(from.size) || from.hashes.length !== onesOf(from.size)) {
      throw new RangeError('a frontier holds one hash for each full subtree')
    }
    for (const hash of from.hashes) this.#push(hash)
    this.#size = from.size
  }

  get size(): number {
    return this.#size
  }

  append(hash: Uint8Array): void {
    this.#push(hash)
    for (let full = this.#size; full % 2 === 1; full = (full - 1) / 2) this.#join()
    this.#size++
  }

  frontier(): Frontier {
    const hashes = Array.from({ length: this.#height }, (_, at) => this.#stack.slice(32 * at, 32 * at + 32))
    return { size: this.#size, hashes }
  }

  root(): Uint8Array {
    const { hashes } = this.frontier()
    return hashes.length === 0 ? emptyRoot : hashes.reduceRight((right, left) => nodeHash(left, right))
  }

  #push(hash: Uint8Array): void {
    if (hash.length !== 32) throw new RangeError('a hash has 32 bytes')
    this.#stack.set(hash, 32 * this.#height++)
  }

  /** The two topmost subtrees, neighbours on the stack, become one. */
  #join(): void {
    const left = 32 * (this.#height-- - 2)
    for (let at = 0; at < 64; at++) node.bytes[1 + at] = this.#stack[left + at] as number
    node.digestInto(this.#stack, left)
  }
}

export function rootOf(hashes: Iterable<Uint8Array>): Uint8Array {
  const tree = new TreeBuilder()
  for (const hash of hashes) tree.append(hash)
  return tree.root()
}

/** From (included) to (excluded): the leaves below one node of a proof. */
export type Range = [start: number, end: number]

/** The subtrees whose roots prove that a leaf is in a tree of this size, in the order of the proof. */
export function inclusionRanges(index: number, size: number): Range[] {
  if (!isPlace(index, size)) throw new RangeError(`no leaf ${index} in a tree of ${size}`)
  const ranges: Range[] = []
  let [start, end] = [0, size]
  while (end - start > 1) {
    const middle = start + largestPowerBelow(end - start)
    if (index < middle) {
      ranges.unshift([middle, end])
      end = middle
    } else {
      ranges.unshift([start, middle])
      start = middle
    }
  }
  return ranges
}

/** The subtrees whose roots prove that a tree of `second` leaves begins with the tree of `first`. */
export function consistencyRanges(first: number, second: number): Range[] {
  if (!isPlace(first, second + 1)) throw new RangeError(`no tree of ${first} before a tree of ${second}`)
  if (first === 0 || first === second) return []
  const ranges: Range[] = []
  let [start, end, wholeOfFirst] = [0, second, true]
  while (end !== first) {
    const middle = start + largestPowerBelow(end - start)
    if (first <= middle) {
      ranges.unshift([middle, end])
      end = middle
    } else {
      ranges.unshift([start, middle])
      start = middle
      wholeOfFirst = false
    }
  }
  // The verifier knows the first root already when it is this very subtree.
  if (!wholeOfFirst) ranges.unshift([start, end])
  return ranges
}

export function inclusionProof(hashes: readonly Uint8Array[], index: number): Uint8Array[] {
  return inclusionRanges(index, hashes.length).map(([start, end]) => rootOf(hashes.slice(start, end)))
}

export function consistencyProof(hashes: readonly Uint8Array[], first: number): Uint8Array[] {
  return consistencyRanges(first, hashes.length).map(([start, end]) => rootOf(hashes.slice(start, end)))
}

/** RFC 9162, 2.1.3.2. False for anything that is not exactly this proof. */
export function isIncluded(
  leaf: Uint8Array,
  index: number,
  size: number,
  proof: readonly Uint8Array[],
  root: Uint8Array,
): boolean {
  if (!isPlace(index, size) || !areHashes([leaf, root], proof)) return false
  const ranges = inclusionRanges(index, size)
  if (ranges.length !== proof.length) return false
  const reached = proof.reduce((hash, sibling, at) => {
    const [start] = ranges[at] as Range
    return start > index ? nodeHash(hash, sibling) : nodeHash(sibling, hash)
  }, leaf)
  return equal(reached, root)
}

/** RFC 9162, 2.1.4.2. False for anything that is not exactly this proof. */
export function isConsistent(
  first: number,
  second: number,
  firstRoot: Uint8Array,
  secondRoot: Uint8Array,
  proof: readonly Uint8Array[],
): boolean {
  if (!isPlace(first, second + 1) || !areHashes([firstRoot, secondRoot], proof)) return false
  const ranges = consistencyRanges(first, second)
  if (ranges.length !== proof.length) return false
  if (first === 0) return equal(firstRoot, emptyRoot) && (second > 0 || equal(secondRoot, emptyRoot))
  const [seed, path, places] = startsWithFirst(ranges, first)
    ? [proof[0] as Uint8Array, proof.slice(1), ranges.slice(1)]
    : [firstRoot, proof, ranges]
  let [older, newer] = [seed, seed]
  path.forEach((sibling, at) => {
    const [start] = places[at] as Range
    newer = start < first ? nodeHash(sibling, newer) : nodeHash(newer, sibling)
    if (start < first) older = nodeHash(sibling, older)
  })
  return equal(older, firstRoot) && equal(newer, secondRoot)
}

// A proof that does not begin with the first tree itself begins with the last full subtree of it.
function startsWithFirst(ranges: readonly Range[], first: number): boolean {
  return ranges[0]?.[1] === first
}

function areHashes(...lists: unknown[]): boolean {
  return lists.every((list) => Array.isArray(list) && list.every(isHash))
}

function isHash(value: unknown): value is Uint8Array {
  return value instanceof Uint8Array && value.length === 32
}

function isPlace(index: number, size: number): boolean {
  return Number.isSafeInteger(index) && Number.isSafeInteger(size) && index >= 0 && index < size
}

function largestPowerBelow(size: number): number {
  let power = 1
  while (power * 2 < size) power *= 2
  return power
}

function onesOf(size: number): number {
  let ones = 0
  for (let rest = size; rest > 0; rest = Math.floor(rest / 2)) ones += rest % 2
  return ones
}
