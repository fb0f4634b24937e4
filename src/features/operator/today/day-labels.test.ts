import { expect, test } from 'vitest'
import { type DayLabel, dayLabels } from './day-labels.ts'

const from = new Date('2026-09-01T12:00:00Z')
const to = new Date('2026-09-29T12:00:00Z')
const on = (day: number) => new Date(`2026-09-${String(day).padStart(2, '0')}T12:00:00Z`)
const nameOf = (day: Date) => `${day.getUTCDate()} Sept`
const closes: DayLabel = { at: to, text: 'closes 29 Sept', anchor: 'end' }
const today = (day: number): DayLabel => ({ at: on(day), text: 'today', anchor: 'middle' })
const opened: DayLabel = { at: from, text: '1 Sept', anchor: 'start' }

const texts = (named: readonly DayLabel[], width: number) =>
  dayLabels(named, nameOf, { from, to, width, letter: 6 })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ text }) => text)

test('an operator reads when a draw opened, where it stands and when it closes', () => {
  expect(texts([closes, today(15), opened], 240)).toEqual(['1 Sept', 'today', 'closes 29 Sept'])
})

test('days stand between them where there is room', () => {
  expect(texts([closes, today(15), opened], 600)).toEqual([
    '1 Sept',
    '8 Sept',
    'today',
    '22 Sept',
    'closes 29 Sept',
  ])
})

test('what would lie over the name of another is left out, the later named first', () => {
  expect(texts([closes, today(27), opened], 300)).toEqual(['1 Sept', '8 Sept', '15 Sept', 'closes 29 Sept'])
  expect(texts([closes, today(2), opened], 300)).toEqual(['1 Sept', '8 Sept', '15 Sept', 'closes 29 Sept'])
})
