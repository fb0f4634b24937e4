import { expect, test } from 'vitest'
import {
  formatBriefMoment,
  formatDay,
  formatFullMoment,
  formatListDay,
  formatListMoment,
  formatListMonth,
  formatMoment,
  formatNearMoment,
  formatPlainMoment,
  formatTime,
} from './time.ts'

test('a closing time is told in British time, summer and winter', () => {
  expect(formatMoment('2026-07-01T19:00:00Z')).toBe('Wed 1 July 2026, 20:00 BST')
  expect(formatMoment('2026-12-01T19:00:00Z')).toBe('Tue 1 December 2026, 19:00 GMT')
})

test('a line with little room leaves out the year and the name of the zone', () => {
  expect(formatBriefMoment('2026-12-06T20:00:00Z')).toBe('Sun 6 December, 20:00')
  expect(formatBriefMoment('2026-07-01T19:00:00Z')).toBe('Wed 1 July, 20:00')
})

/** The clocks in London go forward at one in the morning of 28 March 2027, and back at two on 31 October. */
const beforeSpring = '2027-03-28T00:59:00Z'
const afterSpring = '2027-03-28T01:00:00Z'
const beforeAutumn = '2027-10-31T00:59:00Z'
const afterAutumn = '2027-10-31T01:00:00Z'

test('the hour that is skipped in spring, and the one that comes twice in autumn, are told by the clock on the wall', () => {
  expect([beforeSpring, afterSpring, beforeAutumn, afterAutumn].map(formatMoment)).toEqual([
    'Sun 28 March 2027, 00:59 GMT',
    'Sun 28 March 2027, 02:00 BST',
    'Sun 31 October 2027, 01:59 BST',
    'Sun 31 October 2027, 01:00 GMT',
  ])
  expect([beforeSpring, afterSpring].map(formatNearMoment)).toEqual([
    'Sunday 28 March, 00:59 GMT',
    'Sunday 28 March, 02:00 BST',
  ])
})

test('a letter says the whole day and that it means UK time', () => {
  expect([beforeSpring, afterSpring, beforeAutumn, afterAutumn].map(formatFullMoment)).toEqual([
    'Sunday, 28 March 2027 at 00:59 (UK time)',
    'Sunday, 28 March 2027 at 02:00 (UK time)',
    'Sunday, 31 October 2027 at 01:59 (UK time)',
    'Sunday, 31 October 2027 at 01:00 (UK time)',
  ])
})

test('a column of a table breaks no moment in two, and leaves out the year that everybody knows', () => {
  const told = (year: string) => formatListMoment('2026-12-06T20:00:00Z', new Date(`${year}-01-02T12:00:00Z`))
  expect(told('2026')).toBe('6\u00a0Dec,\u00a020:00')
  expect(told('2027')).toBe('6\u00a0Dec\u00a02026,\u00a020:00')
})

test('a day alone keeps the same rule, by the year on the wall in London', () => {
  const told = (day: string) => formatListDay(day, new Date('2026-12-31T12:00:00Z'))
  expect(told('2026-12-06')).toBe('6\u00a0Dec')
  expect(told('2027-01-10')).toBe('10\u00a0Jan\u00a02027')
})

test('a month keeps it too', () => {
  const told = (day: string) => formatListMonth(day, new Date('2026-12-31T12:00:00Z'))
  expect(told('2026-12-06')).toBe('December')
  expect(told('2027-01-10')).toBe('January\u00a02027')
})

test('a time of day is the one in London', () => {
  expect(formatTime('2026-07-01T19:00:00Z')).toBe('20:00')
})

test('the operator’s lists and the mailbox are told the same clock, briefly', () => {
  expect([beforeSpring, afterSpring, beforeAutumn, afterAutumn].map(formatPlainMoment)).toEqual([
    '28 Mar 2027, 00:59',
    '28 Mar 2027, 02:00',
    '31 Oct 2027, 01:59',
    '31 Oct 2027, 01:00',
  ])
})

test('a day begins at midnight in London, in summer an hour before midnight elsewhere', () => {
  expect(formatDay('2027-06-30T22:59:00Z')).toBe('30 June 2027')
  expect(formatDay('2027-06-30T23:00:00Z')).toBe('1 July 2027')
  expect(formatDay('2027-12-31T23:59:00Z')).toBe('31 December 2027')
})
