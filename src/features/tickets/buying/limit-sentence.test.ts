import { expect, test } from 'vitest'
import type { Quote } from '../../../../contract/tickets.ts'
import { ticketErrors } from '../../../content/tickets/refusals.ts'
import type { RefusalCode } from '../../../lib/refused.ts'
import { limitMet, limitSentence } from './limit-sentence.ts'

const room = { you_may_buy: 50, remaining: null, left_this_month_pence: null, on_break_until: null }

const told = (refusal: RefusalCode, changes: Partial<Quote> = {}) =>
  limitSentence(refusal, { ...room, ...changes })

test('who asks for more than are left is told how many are', () => {
  expect(told('sold_out', { you_may_buy: 3, remaining: 3 })).toBe('3 paid tickets are left.')
  expect(told('sold_out', { you_may_buy: 1, remaining: 1 })).toBe('1 paid ticket is left.')
})

test('the last of a draw is told as it is, whatever the person’s own maximum', () => {
  const none = { you_may_buy: 0, remaining: 0 }
  expect(told('sold_out', none)).toContain('All paid tickets in this draw have gone.')
  expect(told('over_personal_maximum', none)).toContain('All paid tickets in this draw have gone.')
})

test('who asks for more than one person may hold is told how many more they may', () => {
  expect(told('over_personal_maximum', { you_may_buy: 3 })).toBe('You may buy 3 more in this draw.')
  expect(told('over_personal_maximum', { you_may_buy: 3, remaining: 90 })).toBe(
    'You may buy 3 more in this draw.',
  )
  expect(told('over_personal_maximum', { you_may_buy: 0 })).toBe(
    'You hold as many tickets in this draw as one person may.',
  )
  expect(told('over_personal_maximum', { you_may_buy: 2, remaining: 2 })).toBe('2 paid tickets are left.')
})

test('a limit of one’s own is told by what it leaves, a break by its end', () => {
  expect(told('over_spend_limit', { left_this_month_pence: 1000 })).toContain('£10 of it is left this month.')
  expect(told('on_break', { on_break_until: '2027-05-18T09:00:00Z' })).toContain('until 18 May 2027')
})

test('whoever has both a limit and a break is told of the one that stands in the way', () => {
  const both = { left_this_month_pence: 1000, on_break_until: '2027-05-18T09:00:00Z' }
  expect(told('on_break', both)).toContain('until 18 May 2027')
  expect(told('over_spend_limit', both)).toContain('£10 of it is left this month.')
  expect(told('closed', both)).toBe(ticketErrors.closed)
  expect(told('over_spend_limit')).toBe(ticketErrors.over_spend_limit)
  expect(limitSentence('on_break', undefined)).toBe(ticketErrors.on_break)
})

test('anything else has its own sentence, and so has what nobody has asked for yet', () => {
  expect(told('closed')).toBe(ticketErrors.closed)
  expect(limitSentence('sold_out', undefined)).toBe(ticketErrors.sold_out)
})

test('a quantity is at fault only where another might pass, and then it is known which limit is met', () => {
  expect(limitMet('over_personal_maximum', room)).toBe('maximum')
  expect(limitMet('over_personal_maximum', { ...room, you_may_buy: 2, remaining: 2 })).toBe('remaining')
  expect(limitMet('sold_out', undefined)).toBe('remaining')
  expect(limitMet('over_personal_maximum', undefined)).toBe('maximum')
  expect(limitMet('over_spend_limit', room)).toBe('month')
  expect(limitMet('bad_quantity', room)).toBe('quantity')
  for (const refusal of [null, 'on_break', 'closed'] as const) expect(limitMet(refusal, room)).toBeUndefined()
})
