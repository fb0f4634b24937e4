import { expect, test } from 'vitest'
import { bookedDraw } from '../testing/booked-draw.ts'
import { namesOf } from './names.ts'

test('draws of one title are told apart by their month, others need none', () => {
  const draws = [
    { ...bookedDraw, id: '1', title: 'Bali' },
    { ...bookedDraw, id: '2', title: 'Bali', draws_at: null },
    { ...bookedDraw, id: '3', title: 'Japan' },
  ]
  expect([...namesOf(draws)]).toEqual([
    ['1', 'Bali, Dec 2026'],
    ['2', 'Bali'],
    ['3', 'Japan'],
  ])
})
