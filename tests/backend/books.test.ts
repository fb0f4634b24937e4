import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Reconciliation } from '../../contract/desk.ts'
import { readBooks } from '../../supabase/functions/books.ts'
import { later } from './clock.ts'
import { onlyRefundFor, openPayingWorld, orderOnPage, type PayingWorld, refundsFor } from './paying-world.ts'
import { asTold, eventOf, sessionEvent, stripeKeys } from './stripe-stand-in.ts'
import { first, type Person } from './tickets-world.ts'

let world: PayingWorld
let operator: Person
let ann: Person

beforeAll(async () => {
  world = await openPayingWorld()
  operator = await world.person({ operator: true })
})
beforeEach(async () => {
  ann = await world.person()
})
afterEach(() => {
  world.stripe.state.clock = Date.now
  return world.setClock(null)
})
afterAll(() => world.close())

/** What the host does every hour. */
const read = () =>
  readBooks({
    sql: async (text, params = []) => [...(await world.sql.unsafe(text, [...params] as never[]))],
    env: { PAYMENT: 'stripe', ...stripeKeys, STRIPE_API_URL: world.stripe.url },
    verifyUser: async () => null,
    publicUrl: '',
  })

async function paidOrder(quantity = 2) {
  const order = await orderOnPage(world, ann, quantity)
  await world.hear(sessionEvent(order.session))
  return order
}

async function reconciled() {
  await read()
  await world.setClock(later({ minutes: 90 }).toISOString())
  const { data } = await operator.act('operator_reconciliation')
  await world.setClock(null)
  return data
}

/** By how much the refunds of both books have grown, ours first. */
const givenBack = (before: Reconciliation, after: Reconciliation) =>
  (['ours', 'theirs'] as const).map((book) => after[book].refunded_pence - before[book].refunded_pence)

const booked: PayingWorld['stripe']['book'] = (...line) => world.stripe.book(...line)

describe('the provider’s books', () => {
  test('agree with ours line by line, and are read once each', async () => {
    const { session, drawId } = await paidOrder(3)
    // The provider tells its seconds, no more: what came later is to be told later.
    world.stripe.state.clock = () => Date.now() + 1000
    await ann.act('refund_tickets', { draw_id: drawId, numbers: [1] })
    await expect.poll(() => refundsFor(world, session)).toHaveLength(1)
    await expect.poll(() => world.sql`select from private.refunds where status = 'due'`).toHaveLength(0)
    const before = await reconciled()
    expect(before.differences).toEqual([])
    expect(before.theirs).toMatchObject({
      lines: 2,
      charged_pence: 3000,
      refunded_pence: 1000,
      fee_pence: 65,
    })
    expect(before.ours).toMatchObject({
      payments: 1,
      charged_pence: 3000,
      refunded_pence: 1000,
      due_pence: 0,
    })
    expect(before.theirs.balance_pence).toBe(3000 - 1000 - 65)
    expect(await read(), 'nothing new').toEqual({ lines: 0, differences: 0 })
    const { data: lines } = await operator.act('operator_provider_lines')
    expect(lines.map(({ kind, order_id }) => [kind, order_id])).toEqual([
      ['refund', session.orderId],
      ['charge', session.orderId],
    ])
    const [newest] = lines
    const { data: rest } = await operator.act('operator_provider_lines', {
      before: newest?.at as string,
      before_id: newest?.id as string,
      at_most: 1,
    })
    expect(rest.map(({ kind }) => kind)).toEqual(['charge'])
  })

  test('are told to have been read when they were, though nothing was new', async () => {
    const at = later({ days: 1 }).toISOString()
    await world.setClock(at)
    expect((await read()).lines).toBe(0)
    const { read_at } = (await operator.act('operator_reconciliation')).data
    expect(new Date(read_at ?? 0).toISOString()).toBe(at)
  })

  test('show what stands in theirs alone', async () => {
    await paidOrder()
    booked('charge', 500, { id: 'ch_of_another_shop', payment_intent: 'pi_of_another_shop' })
    booked('refund', -700, { id: 're_by_hand', payment_intent: 'pi_x' })
    booked('dispute', -900, { id: 'dp_unheard', payment_intent: 'pi_y' })
    booked('payout', -100, { id: 'po_1' })
    const { differences, theirs } = await reconciled()
    expect(differences.map(({ what, their_ref, theirs_pence }) => [what, their_ref, theirs_pence])).toEqual(
      expect.arrayContaining([
        ['charge_not_ours', 'pi_of_another_shop', 500],
        ['refund_not_ours', 're_by_hand', -700],
        ['dispute_not_ours', 'dp_unheard', -900],
      ]),
    )
    expect(theirs.paid_out_pence).toBe(100)
  })

  test('show what stands in ours alone, and what differs', async () => {
    const missing = await paidOrder()
    const other = await paidOrder()
    const lineOf = (intent: string) => world.stripe.balance.findIndex(({ id }) => id === `txn_${intent}`)
    world.stripe.balance.splice(lineOf(missing.session.paymentIntent), 1)
    Object.assign(world.stripe.balance[lineOf(other.session.paymentIntent)] ?? {}, { amount: 1999 })
    const { differences } = await reconciled()
    expect(differences).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          what: 'payment_not_theirs',
          our_ref: missing.session.orderId,
          ours_pence: 2000,
          theirs_pence: null,
        }),
        expect.objectContaining({
          what: 'charge_differs',
          our_ref: other.session.orderId,
          theirs_pence: 1999,
        }),
      ]),
    )
  })

  test('agree about money that came back from the buyer’s bank and was paid in another way', async () => {
    const { session, drawId } = await paidOrder()
    const before = await reconciled()
    await ann.act('refund_tickets', { draw_id: drawId, numbers: [1] })
    await expect.poll(() => world.sql`select from private.refunds where status = 'due'`).toHaveLength(0)
    const sent = onlyRefundFor(world, session)
    sent.status = 'failed'
    await world.hear(eventOf('refund.failed', asTold(sent)))
    booked('refund_failure', sent.amount, { id: sent.id, payment_intent: sent.paymentIntent })
    const { data: held } = await operator.act('operator_refunds', { only_due: true })
    const refund = first(held.filter(({ order_id }) => order_id === session.orderId))
    await operator.act('release_refund', { refund_id: refund.id, paid_by: 'BACS 20261119-004' })
    const after = await reconciled()
    expect(after.ours.otherwise_pence - before.ours.otherwise_pence).toBe(1000)
    expect(givenBack(before, after)).toEqual([0, 0])
    expect(after.differences.filter(({ our_ref }) => our_ref === refund.id)).toEqual([])
  })

  test('are read anew from where they were whole, when a reading broke off', async () => {
    await paidOrder()
    await read()
    const { data: whole } = await operator.act('operator_reconciliation')
    const late = Math.floor(Date.now() / 1000) - 4 * 24 * 3600
    await world.sql`delete from private.books_read`
    booked('charge', 300, { id: 'ch_late', payment_intent: 'pi_late' })
    Object.assign(world.stripe.balance.at(-1) ?? {}, { created: late })
    expect((await read()).lines, 'a line of four days ago').toBe(1)
    const { data: again } = await operator.act('operator_reconciliation')
    expect(again.theirs.lines).toBe(whole.theirs.lines + 1)
    expect(Date.parse(again.read_at ?? '')).toBeGreaterThan(Date.parse(whole.read_at ?? ''))
  })

  test('are not blamed for what may still be on its way', async () => {
    const { session } = await paidOrder()
    const line = world.stripe.balance.findIndex(({ id }) => id === `txn_${session.paymentIntent}`)
    world.stripe.balance.splice(line, 1)
    const { data } = await operator.act('operator_reconciliation')
    expect(data.differences.filter(({ our_ref }) => our_ref === session.orderId)).toEqual([])
  })

  test('agree about a refund made at the provider, also where its tickets stand', async () => {
    const { session, drawId } = await paidOrder(2)
    const before = await reconciled()
    const made = {
      id: `re_${randomUUID()}`,
      paymentIntent: session.paymentIntent,
      amount: 1000,
      refundId: null,
    }
    const refund = asTold({ ...made, status: 'succeeded' })
    booked('refund', -1000, { id: made.id, payment_intent: session.paymentIntent })
    await world.hear(eventOf('refund.created', refund))
    const { data: cases } = await operator.act('operator_suspensions')
    const suspension_id = cases.find(({ provider_ref }) => provider_ref === made.id)?.id ?? ''
    await operator.act('decide_suspension', { suspension_id, restore: true, reason: 'A gesture.' })
    const takings = async () =>
      (await operator.act('operator_draws')).data.find(({ id }) => id === drawId)?.takings_pence
    expect(await takings(), 'what is left of the price').toBe(1000)
    const after = await reconciled()
    expect(givenBack(before, after)).toEqual([1000, 1000])
    expect(after.differences.filter(({ their_ref }) => their_ref === made.id)).toEqual([])
  })

  test('agree that one that came back never left', async () => {
    const { session, drawId } = await paidOrder(2)
    const before = (await operator.act('operator_reconciliation')).data.ours.refunded_pence
    const made = {
      id: `re_${randomUUID()}`,
      paymentIntent: session.paymentIntent,
      amount: 1000,
      refundId: null,
    }
    await world.hear(eventOf('refund.created', asTold({ ...made, status: 'succeeded' })))
    await world.hear(eventOf('refund.failed', asTold({ ...made, status: 'failed' })))
    expect((await operator.act('operator_reconciliation')).data.ours.refunded_pence).toBe(before)
    const { data: draws } = await operator.act('operator_draws')
    expect(draws.find(({ id }) => id === drawId)?.takings_pence).toBe(2000)
  })
})
