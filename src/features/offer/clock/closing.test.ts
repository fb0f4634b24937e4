import { expect, test } from 'vitest'
import { afterAnswer, type Closing, pageLoadedAt, unknown } from './closing.ts'
import { week } from './countdown.ts'

const noon = Date.parse('2026-11-15T12:00:00Z')
const none = {
  now: '2026-11-15T12:00:00Z',
  payment: 'demo',
  closing: null,
  drawing_next: null,
} as const
const ended: Closing = { kind: 'ended', drawing: null }

test('with demo payment and no date the week runs from the page’s loading', () => {
  const week7 = { kind: 'counting', target: pageLoadedAt + week, scheduled: null, drawing: null }
  expect(afterAnswer(unknown, none, noon)).toEqual(week7)
  expect(afterAnswer(unknown, null, noon), 'pages without a backend').toEqual(week7)
})

test('where money is taken there is no clock without a date', () => {
  expect(afterAnswer(unknown, { ...none, payment: 'stripe' }, noon)).toMatchObject({ kind: 'unannounced' })
})

test('a draw that has closed is not followed by a week that means nothing', () => {
  expect(afterAnswer(ended, none, noon)).toEqual(ended)
})

test('the next draw takes over by its name, and one that is still to be drawn is named beside it', () => {
  const drawingNext = { draw_id: 'x', title: 'Seychelles', draws_at: '2026-11-16T12:00:00Z' }
  const closing = { closes_at: '2026-11-15T13:00:00Z', title: 'Monaco' }
  const answer = { ...none, closing, drawing_next: drawingNext }
  expect(afterAnswer(ended, answer, noon)).toEqual({
    kind: 'counting',
    target: noon + 3600_000,
    scheduled: { title: 'Monaco', closes_at: '2026-11-15T13:00:00Z' },
    drawing: drawingNext,
  })
})
