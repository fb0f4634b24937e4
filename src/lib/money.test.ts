import { expect, test } from 'vitest'
import { formatFullPence, formatPence } from './money.ts'

test('a buyer reads prices in pounds', () => {
  expect(formatPence(1000)).toBe('£10')
  expect(formatPence(1250)).toBe('£12.50')
  expect(formatPence(1205)).toBe('£12.05')
  expect(formatPence(5)).toBe('£0.05')
  expect(formatPence(0)).toBe('£0')
  expect(formatPence(123456)).toBe('£1,234.56')
  expect(formatPence(-123450)).toBe('-£1,234.50')
})

test('sums in a column have all their digits', () => {
  expect([0, 5, 1000, 123_450, -4200].map(formatFullPence)).toEqual([
    '£0.00',
    '£0.05',
    '£10.00',
    '£1,234.50',
    '−£42.00',
  ])
})
