import { expect, test } from 'vitest'
import { bookedDraw } from '../testing/booked-draw.ts'
import { namesakes } from './names.ts'

test('draws of one title are told apart by their month, others need none', () => {
  const draws = [
    { ...bookedDraw, id: '1', title: 'Bali' },
    { ...bookedDraw, id: '2', title: 'Bali', draws_at: null },
    { ...bookedDraw, id: '3', title: 'Japan' },
  ]
  expect([...namesakes(draws)]).toEqual(['1'])
})
