import { expect, test } from 'vitest'
import { csv } from '../../../lib/csv.ts'
import { refundSheet } from './sheets.ts'

test('an accountant finds each refund on a line of its own, in pounds and with its tickets', () => {
  const line = refundSheet.lineOf({
    id: 'refund-1',
    order_id: 'order-1',
    draw_id: 'draw-1',
    title: 'Seychelles',
    name: 'Ann',
    email: 'ann@example.com',
    numbers: [7, 8, 9, 12],
    amount_pence: 4_000,
    reason: 'buyer',
    status: 'done',
    created_at: '2026-11-19T10:00:00.123456+00:00',
    settled_at: '2026-11-19T10:01:00+00:00',
    held_at: null,
    attempts: 1,
    last_error: null,
    provider_ref: 're_1',
  })
  expect(csv(refundSheet.columns, [line]).split('\r\n')).toEqual([
    'refund_id,created_at,email,title,draw_id,order_id,tickets,amount_gbp,reason,status,settled_at,held_at,attempts,last_error,reference',
    'refund-1,2026-11-19T10:00:00.123Z,ann@example.com,Seychelles,draw-1,order-1,"7–9, 12",40.00,buyer,done,2026-11-19T10:01:00.000Z,,1,,re_1',
    '',
  ])
})
