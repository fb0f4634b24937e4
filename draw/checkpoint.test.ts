import { expect, test } from 'vitest'
import { isSignedBy, readCheckpoint } from './checkpoint.ts'
import { sampleDraw, sampleKey, signed } from './testing/sample-draw.ts'

const { checkpoint } = sampleDraw().log

test('a word about the log is taken from its own key, and about an empty log too', () => {
  expect(readCheckpoint(checkpoint)).toEqual(checkpoint)
  expect(isSignedBy(checkpoint, sampleKey)).toBe(true)
  expect(isSignedBy(signed({ ...checkpoint, size: 0 }), sampleKey)).toBe(true)
})

test.each([
  ['nothing', null],
  ['a text', 'checkpoint'],
  ['one thing more', { ...checkpoint, note: 'x' }],
  ['a day', { ...checkpoint, at: '2023-09-14' }],
  ['a time of another zone', { ...checkpoint, at: '2023-09-14T12:00:00+01:00' }],
  ['a draw of no id', { ...checkpoint, draw: 'the draw' }],
  ['half a root', { ...checkpoint, root: checkpoint.root.slice(0, 32) }],
  ['half a signature', { ...checkpoint, signature: checkpoint.signature.slice(0, 64) }],
  ['less than nothing', { ...checkpoint, size: -1 }],
  ['half a leaf', { ...checkpoint, size: 1.5 }],
])('%s is no word about a log, whoever signed it', (_, value) => {
  expect(readCheckpoint(value)).toBeNull()
  expect(isSignedBy(value, sampleKey)).toBe(false)
  const resigned = { ...(value as typeof checkpoint) }
  if (value && typeof value === 'object' && resigned.signature === checkpoint.signature)
    expect(isSignedBy({ ...resigned, ...signed(resigned) }, sampleKey)).toBe(false)
})

test.each([
  null,
  sampleKey.slice(0, 32),
  sampleKey.toUpperCase(),
  'aa'.repeat(32),
  '00'.repeat(32),
  `ff${sampleKey.slice(2)}`,
])('nobody signs with %s, and asking does not fail', (key) => {
  expect(isSignedBy(checkpoint, key)).toBe(false)
})
