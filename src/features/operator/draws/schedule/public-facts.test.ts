import { expect, test } from 'vitest'
import type { DrawPreview } from '../../../../../contract/operator.ts'
import { bookedDraw } from '../testing/booked-draw.ts'
import { publicFacts, whoComesAlong } from './public-facts.ts'

const preview = { ...bookedDraw, carried_over: 0, left_waiting: 0, checkpoint_key: null } as DrawPreview

test('an operator reads beforehand what everybody will read', () => {
  const facts = Object.fromEntries(publicFacts(preview, 657_413))
  expect(facts).toMatchObject({
    'An entry': '£10, or free by post',
    'To charity': '£2.50 of each paid entry, to Wish Forward Children’s Fund',
    'Most in all': '5,000',
    'Entries close': 'Sun 6 December 2026, 20:00\u00a0GMT',
    'Refunds until': 'Wed 9 December 2026, 20:00\u00a0GMT',
    'Round of the beacon': '657,413',
  })
  expect(Object.keys(Object.fromEntries(publicFacts(preview, null)))).not.toContain('Round of the beacon')
})

test('whoever holds a ticket already comes along or stays waiting, and the operator knows which', () => {
  expect(whoComesAlong(preview)).toBe('No entry comes along, and none stays waiting.')
  expect(whoComesAlong({ ...preview, carried_over: 1 })).toContain(
    'One entry of the draw without a date comes along.',
  )
  expect(whoComesAlong({ ...preview, left_waiting: 1200 })).toContain('1,200 entries stay')
})
