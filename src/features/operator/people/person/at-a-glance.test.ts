import { expect, test } from 'vitest'
import type { HeldStretches, OrderLine } from '../../../../../contract/desk.ts'
import { atAGlance, mostOrders } from './at-a-glance.ts'

const held = { status: 'live', draw_status: 'open', count: 3 } as HeldStretches
const order = {
  payment: 'stripe',
  status: 'paid',
  total_pence: 3000,
  refunded_pence: 1000,
  owed_pence: 0,
} as OrderLine
const protection = {
  now: '2026-11-19T10:00:00Z',
  monthly_limit_pence: 10_000,
  pending_limit_pence: null,
  pending_from: null,
  spent_this_month_pence: 2500,
  on_break_until: null,
}
const told = (known: Partial<Parameters<typeof atAGlance>[0]>) =>
  atAGlance({ tickets: [], orders: [], protection, ...known }).map(([, figure]) => figure)

test('tickets count as long as they may win', () => {
  const tickets = [
    held,
    { ...held, draw_status: 'frozen' as const },
    { ...held, draw_status: 'drawn' as const },
    { ...held, draw_status: 'cancelled' as const },
    { ...held, status: 'refunded' as const },
  ]
  expect(told({ tickets })[0]).toBe('6')
})

test('money counts when it was paid, and a demonstration takes none', () => {
  const orders = [order, { ...order, status: 'pending' as const }, { ...order, payment: 'demo' as const }]
  expect(told({ orders }).slice(1, 3)).toEqual(['£30', '£10'])
})

test('what is still owed was not given back yet, and is said below', () => {
  const [, , back] = atAGlance({ tickets: [], orders: [{ ...order, owed_pence: 400 }], protection })
  expect(back).toEqual(['Given back', '£6', '£4 still owed'])
})

test('sums of a list that was cut short say that they are more', () => {
  const orders = Array.from({ length: mostOrders }, () => order)
  expect(told({ orders })[1]).toBe('over £6,000')
})

test('what is left of a limit is never below nothing', () => {
  expect(told({})[3]).toBe('£75')
  expect(told({ protection: { ...protection, spent_this_month_pence: 12_000 } })[3]).toBe('£0')
  expect(told({ protection: { ...protection, monthly_limit_pence: null } })[3]).toBe('No limit')
})
