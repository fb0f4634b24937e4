import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { MessageBuffer } from './sha256.ts'
import { Random } from './testing/random.ts'

test('a buffer used again for messages of all lengths hashes each as if it were new', () => {
  const random = new Random(256)
  const buffer = new MessageBuffer(300)
  const out = new Uint8Array(40)
  const lengths = Array.from({ length: 301 }, (_, length) => length)
  for (const length of [...lengths, ...lengths.toReversed(), 55, 119, 55, 56, 64, 63]) {
    const message = random.bytes(length)
    buffer.resize(length)
    buffer.bytes.set(message)
    buffer.digestInto(out, 8)
    expect(out.slice(8)).toEqual(new Uint8Array(createHash('sha256').update(message).digest()))
  }
})

test('a message longer than its buffer is refused', () => {
  expect(() => new MessageBuffer(10).resize(56)).toThrow(RangeError)
})
