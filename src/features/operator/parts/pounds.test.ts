import { expect, test } from 'vitest'
import { asPounds, parsePounds } from './pounds.ts'

test('an operator types an amount as it stands on the receipt', () => {
  expect(parsePounds('12')).toBe(1200)
  expect(parsePounds('12.5')).toBe(1250)
  expect(parsePounds('0.05')).toBe(5)
  expect(parsePounds(' £1,250.00 ')).toBe(125_000)
  expect(parsePounds('£ 1250')).toBe(125_000)
  expect(parsePounds('1,234,567.89')).toBe(123_456_789)
})

test('what is no amount is not guessed at', () => {
  for (const text of [
    '',
    '£',
    'twelve',
    '-3',
    '12.',
    '.5',
    '12.345',
    '1,25',
    '1.250,00',
    '12 50',
    '9'.repeat(20),
  ])
    expect(parsePounds(text), text).toBeNull()
})

test('the accountant’s file has pounds with both digits of the pence', () => {
  expect(asPounds(125_000)).toBe('1250.00')
  expect(asPounds(5)).toBe('0.05')
})
