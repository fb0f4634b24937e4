import { expect, test } from 'vitest'
import { outside, parseNumbers, stretchesOf } from './numbers.ts'

test('an operator types numbers and stretches as they come, and each counts once', () => {
  expect(parseNumbers('3, 7-12')).toEqual([3, 7, 8, 9, 10, 11, 12])
  expect(parseNumbers(' 9; 7 to 8 3 ')).toEqual([3, 7, 8, 9])
  expect(parseNumbers('7 – 9, 8, 000003')).toEqual([3, 7, 8, 9])
  expect(parseNumbers('#42')).toEqual([42])
})

test('nothing, words and stretches that run backwards are no numbers', () => {
  for (const text of ['', ' , ', 'all', '3, x', '12-7', '0', '3-', '-3', '1-2-3', '3.5']) {
    expect(parseNumbers(text), text).toBeNull()
  }
})

test('a slip of the finger does not become millions of numbers', () => {
  expect(parseNumbers('1-10000')).toHaveLength(10_000)
  expect(parseNumbers('1-10001')).toBeNull()
  expect(parseNumbers('1-6000, 8001-16000')).toBeNull()
  expect(parseNumbers('1-99999999')).toBeNull()
})

test('somebody who holds a hundred tickets in a row holds one stretch', () => {
  expect(stretchesOf(Array.from({ length: 100 }, (_, place) => place + 7))).toEqual([[7, 106]])
  expect(stretchesOf([12, 3, 8, 7, 9])).toEqual([
    [3, 3],
    [7, 9],
    [12, 12],
  ])
  expect(stretchesOf([])).toEqual([])
})

test('a number of somebody else is noticed', () => {
  const held = [
    [3, 3],
    [7, 9],
  ] as const
  expect(outside([3, 8], held)).toEqual([])
  expect(outside([2, 3, 10], held)).toEqual([2, 10])
})
