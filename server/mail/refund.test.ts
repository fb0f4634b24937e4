import { expect, test } from 'vitest'
import refund from './templates/refund.ts'

const back = { draw_id: 'd', title: 'Japan', numbers: [7, 8], amount_pence: 5000, status: 'due' as const }

test('whoever hands tickets back reads which left the draw, and what money comes which way', () => {
  expect(refund(back)).toMatchObject({
    subject: 'Your Wanderwish refund: £50',
    paragraphs: [
      'Japan, ticket numbers 000007 and 000008: no longer in the draw. The numbers are never used again.',
      '£50 goes back the way you paid; banks usually take five to ten days.',
    ],
  })
  expect(refund({ ...back, numbers: [7], amount_pence: 2500, status: 'done' }).paragraphs).toEqual([
    'Japan, ticket number 000007: no longer in the draw. The number is never used again.',
    '£25 has been refunded in full.',
  ])
})
