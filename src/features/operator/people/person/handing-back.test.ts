import { expect, test } from 'vitest'
import type { HeldStretches } from '../../../../../contract/desk.ts'
import { handingBack } from './handing-back.ts'

const now = '2026-11-19T10:00:00Z'
const held = {
  source: 'paid',
  status: 'live',
  draw_status: 'open',
  refunds_until: '2026-11-20T10:00:00Z',
} as HeldStretches

test('until the list closes a ticket that is handed back leaves its draw', () => {
  expect(handingBack(held, now)).toBe('leaves')
  expect(handingBack({ ...held, refunds_until: null }, now)).toBe('leaves')
})

test('between the closing of the list and the draw nothing is handed back', () => {
  expect(handingBack(held, '2026-11-20T10:00:01Z')).toBe('closed')
  expect(handingBack({ ...held, draw_status: 'frozen' }, now)).toBe('closed')
})

test('after the draw it is by exception', () => {
  expect(handingBack({ ...held, draw_status: 'drawn' }, '2026-12-24T10:00:00Z')).toBe('exception')
})

test('letters cost nothing, and what has left a draw does not leave it again', () => {
  expect(handingBack({ ...held, source: 'post' }, now)).toBeNull()
  expect(handingBack({ ...held, status: 'refunded' }, now)).toBeNull()
  expect(handingBack({ ...held, draw_status: 'cancelled' }, now)).toBeNull()
})
