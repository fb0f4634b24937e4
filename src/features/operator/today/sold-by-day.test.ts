import { expect, test } from 'vitest'
import { soldByDay } from './sold-by-day.ts'

const draw = { opens_at: '2026-08-19T17:00:00Z', paid_tickets: 5 }
const now = new Date('2026-09-01T09:20:00Z')

function day(day: string, tickets: number, retired = 0) {
  return { day, tickets, retired, pence: 0, letters: 0, voided_letters: 0 }
}

function told(...days: ReturnType<typeof day>[]): string[] {
  return soldByDay(draw, days, now).map(({ at, tickets }) => `${at.toISOString().slice(0, 16)} ${tickets}`)
}

test('a draw whose last ticket was bought on a day long past has had it since that day', () => {
  expect(told(day('2026-08-20', 5))).toEqual([
    '2026-08-19T17:00 0',
    '2026-08-20T12:00 5',
    '2026-09-01T09:20 5',
  ])
})

test('today has one figure, that of this moment', () => {
  expect(told(day('2026-08-31', 4), day('2026-09-01', 2, 1))).toEqual([
    '2026-08-19T17:00 0',
    '2026-08-31T12:00 4',
    '2026-09-01T09:20 5',
  ])
})

test('what was bought on the evening of the opening was not there before it', () => {
  expect(told(day('2026-08-19', 5))[1]).toBe('2026-08-19T17:00 5')
})

test('a draw that nobody has entered is empty from its opening to this moment', () => {
  expect(soldByDay({ ...draw, paid_tickets: 0 }, [], now)).toEqual([
    { at: new Date(draw.opens_at), tickets: 0 },
    { at: now, tickets: 0 },
  ])
})
