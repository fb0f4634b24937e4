import { describe, expect, test } from 'vitest'
import { instantOf, isUtc, isUtcToTheMillisecond, utc } from './times.ts'

describe('times', () => {
  test.each([
    ['2027-03-28T02:30:00+01:00', '2027-03-28T01:30:00.000Z'],
    ['2027-03-28T01:30:00.123456+00:00', '2027-03-28T01:30:00.123Z'],
    ['2027-03-28T01:30:00Z', '2027-03-28T01:30:00.000Z'],
  ])('%s is %s', (time, written) => {
    expect(utc(time)).toBe(written)
  })

  test.each(['2027-03-28T01:30:00', '2027-03-28', 'tomorrow', ''])('%j is no moment', (time) => {
    expect(() => instantOf(time)).toThrow(RangeError)
  })

  test('a published time is in UTC and exists', () => {
    for (const time of ['2024-02-29T23:59:59Z', '2027-01-01T00:00:00.5Z', '2027-01-01T00:00:00.123456Z']) {
      expect(isUtc(time)).toBe(true)
    }
    for (const time of [
      '2023-02-29T00:00:00Z',
      '2023-02-30T00:00:00Z',
      '2023-01-01T24:00:00Z',
      '2023-01-01T00:00:60Z',
      '2023-01-01T00:00:00+00:00',
      '2023-01-01 00:00:00Z',
      '2023-01-01T00:00:00.Z',
      1,
      null,
    ]) {
      expect([time, isUtc(time)]).toEqual([time, false])
    }
  })

  test('the time of a draw is not finer than a millisecond', () => {
    expect(isUtcToTheMillisecond('2027-01-01T00:00:00.123Z')).toBe(true)
    expect(isUtcToTheMillisecond('2027-01-01T00:00:00.1234Z')).toBe(false)
  })
})
