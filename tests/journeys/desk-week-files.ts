import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { auditWords } from '../../src/content/operator/audit.ts'
import { entryWords } from '../../src/content/operator/draws.ts'
import { moneyWords } from '../../src/content/operator/money.ts'
import { feeOn } from '../backend/stripe-stand-in.ts'
import { enter, exported, facts, lines, part } from './desk-pages.ts'
import { all, type Buyers, bought, full, left, price, share, sheet, sum, title } from './desk-week-sums.ts'

/** Ours and the provider's: four payments, two refunds, one of them made there by hand, and a dispute with its fee. */
export async function booksAgree(page: Page) {
  const charges = Object.values(bought).map((tickets) => tickets * price)
  const fees = sum(charges.map((amount) => String(feeOn(amount)))) + 2000
  const [taken, back, disputed] = [all * price, 2 * price, bought.cleo * price]
  await enter(page, '/operator/money')
  const both = (pence: number) => ({ Ours: full(pence), 'The provider’s': full(pence), Apart: full(0) })
  expect(await lines(page, 'Both books side by side')).toEqual([
    { Sum: 'Taken', ...both(taken) },
    { Sum: 'Given back', ...both(back) },
    { Sum: 'Disputed', ...both(disputed) },
  ])
  const { title: reconciliation, rest, differences, lines: theirs } = moneyWords.books
  const books = part(page, reconciliation)
  expect(await facts(books)).toEqual({
    [rest.fee_pence]: full(fees),
    [rest.paid_out_pence]: full(0),
    [rest.balance_pence]: full(taken - back - disputed - fees),
    [rest.otherwise_pence]: full(0),
    [rest.due_pence]: full(0),
  })
  await books.getByText(differences.none).waitFor()
  const provider = await exported(part(page, theirs.title))
  expect(provider).toHaveLength(charges.length + 3)
  expect(sum(provider.map(({ amount_gbp }) => amount_gbp))).toBe((taken - back - disputed) / 100)
  expect(await exported(books)).toEqual([])
}

/** Every list as the accountant takes it along. */
export async function filesHoldTheSums(page: Page, draw: string, { ada, ben, cleo, dora }: Buyers) {
  await enter(page, '/operator/money')
  const orders = await exported(part(page, moneyWords.orders.title))
  expect(sum(orders.map(({ tickets }) => tickets))).toBe(all)
  expect(sum(orders.map(({ total_gbp }) => total_gbp))).toBe((all * price) / 100)
  expect(orders.map(({ email, refunded_gbp }) => [email, refunded_gbp]).toReversed()).toEqual([
    [ada.email, '0.00'],
    [ben.email, sheet(price)],
    [cleo.email, sheet(bought.cleo * price)],
    [dora.email, '0.00'],
  ])
  expect(await exported(part(page, moneyWords.refunds.title))).toMatchObject([
    { email: ben.email, tickets: '6', amount_gbp: sheet(price), status: 'done' },
  ])
  expect(await exported(part(page, moneyWords.charity.title))).toMatchObject([
    {
      title,
      paid_tickets: String(left),
      accrued_gbp: sheet(left * share),
      paid_gbp: sheet(left * share),
      due_gbp: '0.00',
      receipts: `2026-08-23 20.00 BACS 0001; 2026-08-23 ${sheet(left * share - 2000)} BACS 0002`,
    },
  ])
  expect(await exported(part(page, moneyWords.contested.title))).toHaveLength(2)

  await enter(page, `/operator/draws?id=${draw}`)
  const entries = await exported(part(page, entryWords.title))
  const count = (wanted: Record<string, string>) =>
    entries.filter((entry) => Object.entries(wanted).every(([key, value]) => entry[key] === value)).length
  expect([count({ status: 'live', source: 'paid' }), count({ status: 'live', source: 'post' })]).toEqual([
    left,
    1,
  ])
  expect([count({ status: 'refunded' }), count({ status: 'void' })]).toEqual([1, bought.cleo + 1])

  await enter(page, '/operator/draws')
  const [ours] = (await exported(page.getByRole('main'))).filter(({ id }) => id === draw)
  expect(ours).toMatchObject({ paid_tickets: String(left), postal_entries: '1', prize: 'delivered' })
}

/** What this operator did, in order, and the reasons they gave. */
export async function trailTells(page: Page, operator: string) {
  await enter(page, '/operator/audit')
  const trail = (await exported(part(page, auditWords.acts.title))).toReversed()
  const desks = trail.filter(({ actor_email }) => actor_email === operator)
  expect(desks.map(({ act }) => act)).toEqual([
    'schedule_draw',
    'log_postal_entry',
    'log_postal_entry',
    'void_letter',
    'refund_for',
    'take_back',
    'restore',
    'decide_person_review',
    'move_claim',
    'move_claim',
    'record_charity_payment',
    'record_charity_payment',
  ])
  const reasons = desks.map(({ subject }) => JSON.parse(subject ?? '{}').reason).filter(Boolean)
  expect(reasons).toEqual([
    'The letter was not signed.',
    'He bought one too many.',
    'A stolen card, says the bank.',
    'A gesture of ours.',
  ])
}
