import { expect, test } from 'vitest'
import type { BookedDraw } from '../../../../../contract/desk.ts'
import type { Cancellation, Claim } from '../../../../../contract/operator.ts'
import { bookedDraw as draw } from '../testing/booked-draw.ts'
import { lifeOf, plannedLife } from './life.ts'

const told = (draw: BookedDraw, now: string, claim?: Partial<Claim>, cancellation?: Partial<Cancellation>) =>
  lifeOf(draw, now, claim as Claim | undefined, cancellation as Cancellation | undefined).map(
    ({ step, standing }) => `${step} ${standing}`,
  )

test('before it is scheduled an operator sees when each step would come', () => {
  expect(plannedLife(draw, '2026-10-01T10:00:00Z').map(({ step, at }) => [step, at])).toEqual([
    ['opens', draw.opens_at],
    ['closes', draw.closes_at],
    ['letters', draw.postal_closes_at],
    ['freezes', draw.refunds_until],
    ['drawn', draw.draws_at],
    ['claimed', '2026-12-12T20:00:00.000Z'],
  ])
})

test('a draw that would have opened already says so', () => {
  const planned = plannedLife(draw, '2026-11-02T10:00:00Z').map(({ standing }) => standing)
  expect(planned).toEqual(['past', 'later', 'later', 'later', 'later', 'later'])
})

test('a draw on sale closes next, by itself', () => {
  expect(told(draw, '2026-11-20T10:00:00Z')).toEqual([
    'opens past',
    'closes next',
    'letters later',
    'freezes later',
    'drawn later',
    'claimed later',
  ])
})

test('one without a date waits for the operator', () => {
  const undated = { ...draw, closes_at: null, postal_closes_at: null, refunds_until: null, draws_at: null }
  expect(told(undated, '2026-11-20T10:00:00Z')).toEqual(['opens past', 'dated next'])
})

test('a step whose moment has come without it is due: the freezing of a busy host, the draw without its beacon', () => {
  expect(told(draw, '2026-12-09T20:00:01Z')).toContain('freezes due')
  const frozen = { ...draw, status: 'frozen', state: 'drawing' } as const
  expect(told(frozen, '2026-12-10T20:00:01Z')).toEqual([
    'opens past',
    'closes past',
    'letters past',
    'freezes past',
    'drawn due',
    'claimed later',
  ])
})

test('after the draw its prize is told, claimed and delivered', () => {
  const now = '2026-12-11T10:00:00Z'
  const drawn = { ...draw, status: 'drawn', state: 'drawn', drawn_at: '2026-12-10T20:00:04Z' } as const
  const claimBy = '2026-12-12T20:00:04Z'
  expect(
    lifeOf({ ...drawn, prize: 'told' }, now, { claim_by: claimBy } as Claim, undefined).slice(4),
  ).toEqual([
    { step: 'drawn', at: drawn.drawn_at, standing: 'past' },
    { step: 'claimed', at: claimBy, standing: 'next' },
    { step: 'delivered', at: null, standing: 'later' },
  ])
  const prize = (prize: BookedDraw['prize']) => told({ ...drawn, prize }, now).slice(5)
  expect(prize('untold')).toEqual(['told due', 'claimed later', 'delivered later'])
  expect(prize('claimed')).toEqual(['claimed past', 'delivered next'])
  expect(prize('delivered')).toEqual(['claimed past', 'delivered past'])
  expect(prize('lapsed')).toEqual(['unclaimed past'])
  expect(prize(null)).toEqual([])
})

test('a cancelled draw has been through what had happened by then, and nothing comes', () => {
  const cancelled = { ...draw, status: 'cancelled', state: 'cancelled' } as const
  const now = '2027-02-01T10:00:00Z'
  expect(told(cancelled, now, undefined, { started_at: '2026-12-07T10:00:00Z' })).toEqual([
    'opens past',
    'closes past',
    'cancelled past',
  ])
  expect(told(cancelled, now)).toEqual(['opens past', 'cancelled past'])
})
