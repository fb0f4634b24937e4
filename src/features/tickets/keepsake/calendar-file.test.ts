import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const entry = {
  id: 'draw@wanderwish.example',
  at: '2026-12-24T20:00:00+00:00',
  writtenAt: '2026-11-18T09:30:15.250Z',
  title: 'Wanderwish draw: India, the long way home',
  text: 'Your numbers: 000042, 000043; keep them.',
  link: 'https://wanderwish.example/draws/1',
  maker: 'Wanderwish',
}

test('a calendar gets the moment of the draw by the world’s clock', () => {
  const lines = calendarFile(entry).split('\r\n')
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR')
  expect(lines).toContain('DTSTART:20261224T200000Z')
  expect(lines).toContain('DTSTAMP:20261118T093015Z')
  expect(lines).toContain('UID:draw@wanderwish.example')
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
})

test('a calendar that goes by the book finds one whole event with a way to its page', () => {
  const names = calendarFile(entry)
    .split('\r\n')
    .map((line) => line.replace(/^(?!BEGIN|END|VERSION|URL)(\w+):.*/, '$1'))
  expect(names).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID',
    'BEGIN:VEVENT',
    'UID',
    'DTSTAMP',
    'DTSTART',
    'SUMMARY',
    'DESCRIPTION',
    'URL:https://wanderwish.example/draws/1',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a new line in the words is written as one, and begins none of the file’s', () => {
  expect(calendarFile({ ...entry, text: 'one\nURL:https://evil.example' })).toContain(
    'DESCRIPTION:one\\nURL:https://evil.example\r\n',
  )
})

test('a summer evening in London is an hour earlier by that clock', () => {
  expect(calendarFile({ ...entry, at: '2026-07-01T20:00:00+01:00' })).toContain('DTSTART:20260701T190000Z')
})

test('commas and semicolons of the words are not taken for the file’s own', () => {
  const file = calendarFile(entry)
  expect(file).toContain('SUMMARY:Wanderwish draw: India\\, the long way home')
  expect(file).toContain('000042\\, 000043\\; keep them.')
})

test('long words go on over several lines of at most 75 octets, and are whole again when unfolded', () => {
  const text = 'Ëin Los für die Reise – '.repeat(20)
  const file = calendarFile({ ...entry, text })
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}`)
})
