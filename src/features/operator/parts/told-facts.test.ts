import { expect, test } from 'vitest'
import { toldFacts } from './told-facts.ts'

const titles = new Map([['d-1', 'Seychelles']])

function told(facts: Record<string, unknown>): string[] {
  return toldFacts(facts, titles).map(({ label, text, to }) => `${label}: ${text}${to ? ` → ${to}` : ''}`)
}

test('an operator reads first what an act was about, and last why it was done', () => {
  expect(
    told({ reason: 'Paid with a stolen card', voided: [3, 4, 5, 9], draw_id: 'd-1', refunded_pence: 0 }),
  ).toEqual([
    'Draw: Seychelles → /operator/draws?id=d-1',
    'Voided: 3–5, 9',
    'Refunded: £0',
    'Reason: Paid with a stolen card',
  ])
})

test('a draw has the title it was written down with, and an account its address', () => {
  expect(told({ draw_id: 'd-2', title: 'Kyoto', user_id: 'u-1', email: 'ann@example.com' })).toEqual([
    'Draw: Kyoto → /operator/draws?id=d-2',
    'Account: ann@example.com → /operator/people?id=u-1',
  ])
  expect(told({ user_id: 'u-1' })).toEqual(['Account: their page → /operator/people?id=u-1'])
  expect(told({ draw_id: 'd-3' })).toEqual(['Draw: its page → /operator/draws?id=d-3'])
})

test('a draw that was scheduled leads to its own page', () => {
  expect(
    told({
      id: 'd-1',
      title: 'Seychelles',
      price_pence: 1000,
      max_per_person: 50,
      cap: null,
      draws_at: '2046-12-06T20:00:00+00:00',
    }),
  ).toEqual([
    'Draw: Seychelles → /operator/draws?id=d-1',
    'Price: £10',
    'Most for one person: 50',
    'Drawn: 6\u00a0Dec\u00a02046,\u00a020:00',
  ])
})

test('the number of a letter leads to it', () => {
  expect(told({ letter_id: 'l-1', number: 12, recognised: true })).toEqual([
    'Number: 12 → /operator/people?q=l-1',
    'Known by account: yes',
  ])
})

test('what goes without saying is not said, and no name that only the service reads', () => {
  expect(told({ number: 12, recognised: false, status: 'live' })).toEqual(['Number: 12'])
  expect(told({ draw_id: 'd-1', experience: 'seychelles', order_id: 'o-1', refund_id: 'r-1' })).toEqual([
    'Draw: Seychelles → /operator/draws?id=d-1',
  ])
})

test('what the service says in its own terms is told in words', () => {
  expect(told({ act: 'contacted', card_funding: 'debit', refusal: 'wrong_amount' })).toEqual([
    'Move: called',
    'Card: Debit card',
    'Refused: Wrong amount',
  ])
  expect(told({ fields: ['name', 'phone'], why: 'product_not_received' })).toEqual([
    'Changed: name; telephone',
    'The bank’s reason: Product not received',
  ])
})

test('somebody who gave up a limit is told apart from a fact that is not there', () => {
  expect(told({ monthly_limit_pence: null })).toEqual(['Monthly limit: none'])
  expect(told({ monthly_limit_pence: 5000 })).toEqual(['Monthly limit: £50'])
  expect(told({ paid_by: null, set_aside: [], refusal: null })).toEqual([])
})

test('a payment to a charity has its day, and a reference that looks like one is left alone', () => {
  expect(told({ amount_pence: 125_000, paid_on: '2046-11-19', reference: '2026-11-19' })).toEqual([
    'Amount: £1,250',
    'Paid on: 19\u00a0Nov\u00a02046',
    'Reference: 2026-11-19',
  ])
})

test('the numbers drawn keep their order, and places are named', () => {
  expect(told({ numbers: [77, 3, 12] })).toEqual(['Numbers: 77, 3, 12'])
  expect([told({ place: 0 }), told({ place: 2 })]).toEqual([['Place: winner'], ['Place: reserve 2']])
})

test('what lies deeper, and what nobody has words for, is told as it is kept', () => {
  expect(told({ draws: [{ draw_id: 'd-1', refunded: [1, 2], withdrawn: [] }] })).toEqual([
    'Draws: Draw: Seychelles, Handed back: 1–2',
  ])
  expect(told({ something_new: 2 })).toEqual(['something_new: 2'])
  expect(told({ people: ['p-1', 'p-2'], verdict: 'same' })).toEqual(['Decision: the same person'])
})
