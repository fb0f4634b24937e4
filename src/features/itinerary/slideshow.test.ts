import { expect, test } from 'vitest'
import { firstSlide, pillWindow, shortestDirection, slideTo } from './slideshow.ts'

const onDay = (index: number) => ({ ...firstSlide, index })

test('the days advance by themselves and wrap from the last to the first', () => {
  expect(slideTo(onDay(2), 3, 7, 'auto')).toMatchObject({
    index: 3,
    from: 2,
    direction: 1,
    duration: 1000,
    toFirst: false,
  })
  expect(slideTo(onDay(6), 7, 7, 'auto')).toMatchObject({
    index: 0,
    from: 6,
    direction: 1,
    duration: 300,
    toFirst: true,
  })
})

test('a visitor who chooses a day goes there by the shortest way', () => {
  expect(shortestDirection(6, 1, 7)).toBe(1)
  expect(shortestDirection(1, 6, 7)).toBe(-1)
  expect(shortestDirection(0, 3, 7)).toBe(1)
  expect(shortestDirection(0, 4, 7)).toBe(-1)
  expect(slideTo(onDay(0), 5, 7, 'choose')).toMatchObject({ index: 5, direction: -1, duration: 1000 })
})

test('choosing the day one is looking at moves nothing', () => {
  const here = onDay(3)
  expect(slideTo(here, 3, 7, 'choose')).toBe(here)
})

test('a swipe slides in 180 ms, past either end too', () => {
  expect(slideTo(onDay(0), -1, 7, 'swipe')).toMatchObject({ index: 6, direction: -1, duration: 180 })
  expect(slideTo(onDay(6), 7, 7, 'swipe')).toMatchObject({
    index: 0,
    direction: 1,
    duration: 180,
    toFirst: false,
  })
})

test('a phone shows five days around the current one', () => {
  expect(pillWindow(0, 7)).toEqual([0, 1, 2, 3, 4])
  expect(pillWindow(3, 7)).toEqual([1, 2, 3, 4, 5])
  expect(pillWindow(6, 7)).toEqual([2, 3, 4, 5, 6])
  expect(pillWindow(2, 4)).toEqual([0, 1, 2, 3])
})
