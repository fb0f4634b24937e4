import { describe, expect, test } from 'vitest'
import { toHex, utf8 } from './bytes.ts'
import { canonicalJson } from './canonical.ts'
import { commitOf, leafBytes, leafLine } from './entries.ts'
import { LeafHasher, LeafLines } from './leaf-hasher.ts'
import { Random } from './testing/random.ts'
import { leafHash } from './tree.ts'

const draw = '0b8f6c1e-52d7-4a3c-9e10-6f2d8a7b4c55'

describe('entries', () => {
  test('the quick way to hash a leaf gives what the slow way gives, whatever the number', () => {
    const random = new Random(1)
    const hasher = new LeafHasher(draw)
    const edges = Array.from({ length: 10 }, (_, digits) => [10 ** digits, 10 ** (digits + 1) - 1]).flat()
    const numbers = edges.filter((n) => n < 2 ** 32).concat(2 ** 32 - 1)
    for (let n = 0; n < 2000; n++) numbers.push(1 + random.below(2 ** 31))
    for (const ticketNo of numbers) {
      const commit = random.bytes(32)
      const slow = leafHash(leafBytes({ commit: toHex(commit), draw, ticketNo, v: 1 }))
      expect(hasher.hash(ticketNo, commit)).toEqual(slow)
      expect(hasher.hash(ticketNo, toHex(commit))).toEqual(slow)
    }
  })

  test('a leaf’s line is its canonical JSON, whatever order its keys came in', () => {
    const leaf = { v: 1, ticketNo: 4711, draw, commit: 'ab"'.repeat(21) } as const
    expect(leafLine(leaf)).toBe(canonicalJson(leaf))
  })

  test.each([0, -1, 1.5, 2 ** 32])('%s is no ticket number', (ticketNo) => {
    expect(() => new LeafHasher(draw).hash(ticketNo, new Uint8Array(32))).toThrow(RangeError)
  })

  test.each(['', 'a'.repeat(63), 'G'.repeat(64), 'A'.repeat(64)])('%j is no commit', (commit) => {
    expect(() => new LeafHasher(draw).hash(1, commit)).toThrow(RangeError)
  })

  test('a commit binds salt, holder and number', () => {
    const holder = '7c0f3f0a-1d7e-4b61-8f6e-2a9b1c3d4e5f'
    const salt = new Uint8Array(32)
    const commits = [
      commitOf({ salt, holder, ticketNo: 1 }),
      commitOf({ salt, holder, ticketNo: 2 }),
      commitOf({ salt, holder: holder.replace('7c', '7d'), ticketNo: 1 }),
      commitOf({ salt: salt.with(0, 1), holder, ticketNo: 1 }),
    ]
    expect(new Set(commits.map(toHex)).size).toBe(4)
    expect(() => commitOf({ salt: new Uint8Array(31), holder, ticketNo: 1 })).toThrow(RangeError)
  })
})

describe('a leaf on a line of a file', () => {
  const line = leafLine({ commit: 'ab'.repeat(32), draw, ticketNo: 4711, v: 1 })
  const lines = new LeafLines(draw)

  test('gives its number and its hash', () => {
    const hash = new Uint8Array(32)
    lines.hashInto(utf8(line), hash)
    expect(lines.ticketNo(utf8(line))).toBe(4711)
    expect(hash).toEqual(leafHash(utf8(line)))
  })

  test.each([
    ['another draw', line.replace('0b8f', '0b8e')],
    ['an upper-case commit', line.replace('ab', 'AB')],
    ['a short commit', line.replace('ab', '')],
    ['a leading zero', line.replace('4711', '04711')],
    ['a fraction', line.replace('4711', '4711.0')],
    ['an exponent', line.replace('4711', '4e3')],
    ['a negative number', line.replace('4711', '-4711')],
    ['no number', line.replace('4711', '')],
    ['zero', line.replace('4711', '0')],
    ['a number beyond counting', line.replace('4711', '4294967296')],
    ['another version', line.replace('"v":1', '"v":2')],
    ['a further key', line.replace('}', ',"x":1}')],
    ['a space', line.replace(',"v"', ', "v"')],
    ['a carriage return', `${line}\r`],
    ['nothing', ''],
    ['two leaves', `${line},${line}`],
  ])('is not read with %s', (_, other) => {
    expect(lines.ticketNo(utf8(other))).toBe(0)
  })

  test('is hashed as it stands, however long', () => {
    for (const length of [0, 54, 55, 56, 63, 64, 999, 1000, 1001, 5000]) {
      const text = utf8('x'.repeat(length))
      const hash = new Uint8Array(32)
      lines.hashInto(text, hash)
      expect(hash).toEqual(leafHash(text))
    }
  })
})
