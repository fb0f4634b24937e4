import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

const at = '2026-11-19T10:00:00Z'
const beat = { name: 'mail', at, is_well: true, note: '' } as const

test('a worker that spoke a minute ago is believed', () => {
  expect(standingOf(beat, '2026-11-19T10:01:00Z')).toBe('well')
  expect(standingOf({ ...beat, is_well: false }, '2026-11-19T10:01:00Z')).toBe('troubled')
})

test('one that has fallen silent is not well, whatever it said last', () => {
  expect(standingOf(beat, '2026-11-19T10:02:01Z')).toBe('silent')
  expect(standingOf({ ...beat, name: 'backup' }, '2026-11-19T10:20:00Z')).toBe('well')
})
