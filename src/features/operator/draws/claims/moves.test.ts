import { expect, test } from 'vitest'
import { movesOf } from './moves.ts'

const contacted_at = '2026-12-11T10:00:00Z'

test('a winner without an e-mail address is told by hand, and one who has claimed is sent their prize', () => {
  expect(movesOf({ status: 'untold', contacted_at: null })).toEqual([
    'told',
    'contacted',
    'claimed',
    'refused',
  ])
  expect(movesOf({ status: 'told', contacted_at })).toEqual(['claimed', 'refused'])
  expect(movesOf({ status: 'claimed', contacted_at })).toEqual(['delivered', 'refused'])
})

test('a call is written down once', () => {
  expect(movesOf({ status: 'told', contacted_at: null })).toContain('contacted')
  expect(movesOf({ status: 'told', contacted_at })).not.toContain('contacted')
})

test('a turn that has ended moves no more', () => {
  for (const status of ['delivered', 'lapsed', 'refused'] as const) {
    expect(movesOf({ status, contacted_at: null })).toEqual([])
  }
})
