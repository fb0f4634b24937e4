import { expect, test } from 'vitest'
import type { Prize } from '../../../contract/prizes.ts'
import { outcomeOf } from './outcome.ts'

const prize: Prize = {
  draw_id: 'd',
  title: 'A trip',
  experience: 'monaco',
  place: 0,
  number: 7,
  status: 'claimed',
  told_at: '2026-11-17T12:00:00Z',
  claim_by: '2026-11-19T12:00:00Z',
  claimed_at: '2026-11-18T12:00:00Z',
  first_name: null,
  county: null,
  payment: 'stripe',
}
const told = (changes: Partial<Prize>) => outcomeOf({ ...prize, ...changes }).join(' ')

test('a winner who claimed is called within 24 hours of the draw, a reserve within 24 hours of our message', () => {
  expect(told({})).toContain('within 24 hours of the draw.')
  expect(told({ place: 2 })).toContain('within 24 hours of our message')
})

test('who agreed reads what is published, and who did not reads that nothing is', () => {
  expect(told({ first_name: 'Ada', county: 'Kent' })).toContain('We publish: Ada, Kent.')
  expect(told({ status: 'delivered' })).toBe(
    'The prize has been delivered. We publish nothing about you but the number.',
  )
  for (const half of [{ first_name: 'Ada' }, { county: 'Kent' }])
    expect(told(half)).toContain('We publish nothing about you but the number.')
})

test('a prize that passed on says when, and one that was refused says where to write', () => {
  expect(told({ status: 'lapsed' })).toContain('by Thu 19 November 2026, 12:00 GMT')
  expect(told({ status: 'refused' })).toContain('@')
})
