import { expect, test } from 'vitest'
import { formatPence } from './money.ts'

test('a buyer reads prices in pounds', () => {
  expect(formatPence(1000)).toBe('£10')
  expect(formatPence(1250)).toBe('£12.50')
  expect(formatPence(1205)).toBe('£12.05')
  expect(formatPence(5)).toBe('£0.05')
  expect(formatPence(0)).toBe('£0')
  expect(formatPence(123456)).toBe('£1,234.56')
  expect(formatPence(-123450)).toBe('-£1,234.50')
})
