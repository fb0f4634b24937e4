import { expect, test } from 'vitest'
import drawWaiting from './templates/draw-waiting.ts'

const waiting = {
  title: 'Japan',
  numbers: [7],
  refundable: true,
  scheduled: 'Japan in spring',
  opens_at: '2027-03-01T09:00:00Z',
  price_pence: 2500,
}
const told = (changes: Partial<typeof waiting> = {}) =>
  drawWaiting({ ...waiting, ...changes }, (path) => `https://draw.example${path}`)

test('whoever waits with one ticket reads of one, whoever waits with several of several', () => {
  const [one, several] = [told(), told({ numbers: [7, 8] })]
  expect(one.subject).toBe('Your ticket is waiting for a date: Japan')
  expect(several.subject).toBe('Your tickets are waiting for a date: Japan')
  expect(one.paragraphs[1]).toMatch(
    /was issued on other terms, so it does not move into that draw\. It stays live and enters the next draw that is scheduled on its terms\.$/,
  )
  expect(several.paragraphs[1]).toMatch(
    /were issued on other terms, so they do not move into that draw\. They stay live and enter the next draw that is scheduled on their terms\.$/,
  )
})

test('whoever paid is shown the way to a refund, whoever wrote a letter need do nothing', () => {
  expect(told().paragraphs[2]).toContain('a refund of paid tickets at any time')
  expect(told().button).toEqual({ label: 'See your tickets', link: 'https://draw.example/account' })
  const free = told({ refundable: false })
  expect(free.paragraphs[2]).toBe('There is nothing you need to do.')
  expect(free.button).toBeUndefined()
})

test('the draw that was scheduled meanwhile is told of by its own price and opening', () => {
  expect(told().paragraphs[0]).toBe(
    'A prize draw with terms of its own has been scheduled: Japan in spring, £25 a ticket, open from Monday, 1 March 2027 at 09:00 (UK time).',
  )
})
