import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { later } from './clock.ts'
import {
  onlyRefundFor,
  openPayingWorld,
  orderOnPage,
  type PayingWorld,
  post,
  refundsFor,
} from './paying-world.ts'
import { asTold, eventOf, sessionEvent } from './stripe-stand-in.ts'
import { openDraw, type Person } from './tickets-world.ts'

let world: PayingWorld
let ann: Person
let operator: Person

beforeAll(async () => {
  world = await openPayingWorld()
  operator = await world.person({ operator: true })
})
beforeEach(async () => {
  ann = await world.person()
  Object.assign(world.stripe.state, { isDown: false, losesAnswers: false })
})
afterEach(() => world.setClock(null))
afterAll(() => world.close())

async function paidOrder(quantity = 1, draw?: string) {
  const order = await orderOnPage(world, ann, quantity, draw)
  await world.hear(sessionEvent(order.session))
  return order
}

const rowOf = async (orderId: string) => {
  const [row] = await world.sql`select * from private.refunds where order_id = ${orderId}`
  return row as Record<string, unknown>
}
const until = (orderId: string, facts: object) =>
  expect.poll(() => rowOf(orderId), { timeout: 20_000 }).toMatchObject(facts)

/** Everything that waits may be tried again now, as after the hours it would wait for. */
const timePasses = () => world.sql`
  update private.refunds set next_attempt_at = '2000-01-01', last_error = null
  where status = 'due' and held_at is null`

describe('a refund through the provider', () => {
  test('leaves by itself within seconds, once, under the name we gave it', async () => {
    const { session, drawId } = await paidOrder(3)
    const back = await ann.act('refund_tickets', { draw_id: drawId, numbers: [2, 3] })
    expect(back.data).toMatchObject({ status: 'due', amount_pence: 2000 })
    await until(session.orderId, { status: 'done', attempts: 1, last_error: null })
    const { id } = await rowOf(session.orderId)
    expect(refundsFor(world, session)).toMatchObject([{ amount: 2000, refundId: id }])
    const again = await ann.act('refund_tickets', { draw_id: drawId, numbers: [2, 3] })
    expect(again.data).toMatchObject({ status: 'done', amount_pence: 2000 })
  })

  test('is in one pair of hands, however many hurry it along', async () => {
    const { session, drawId } = await paidOrder(2)
    await ann.act('refund_tickets', { draw_id: drawId, numbers: [1, 2] })
    await Promise.all([1, 2, 3, 4].map(() => world.hurry(ann)))
    await until(session.orderId, { status: 'done', attempts: 1 })
    expect(refundsFor(world, session)).toHaveLength(1)
  })

  test('waits while the provider is down, longer each time, and says why', async () => {
    const { session, drawId } = await paidOrder()
    world.stripe.state.isDown = true
    await ann.act('refund_tickets', { draw_id: drawId, numbers: [1] })
    await until(session.orderId, { last_error: 'the provider is down', attempts: 1 })
    const pause = async () => {
      const [row] = await world.sql<{ seconds: number }[]>`
        select extract(epoch from next_attempt_at - private.now())::float as seconds from private.refunds
        where order_id = ${session.orderId}`
      return row?.seconds ?? 0
    }
    expect(await pause()).toBeLessThanOrEqual(10)
    await timePasses()
    await until(session.orderId, { attempts: 2, last_error: 'the provider is down' })
    expect(await pause()).toBeGreaterThan(10)
    world.stripe.state.isDown = false
    await timePasses()
    await until(session.orderId, { status: 'done', last_error: null })
    expect(refundsFor(world, session)).toHaveLength(1)
  })

  test('whose answer was lost is not sent again, though the provider has forgotten what it was told', async () => {
    const { session, drawId } = await paidOrder()
    world.stripe.state.losesAnswers = true
    await ann.act('refund_tickets', { draw_id: drawId, numbers: [1] })
    await until(session.orderId, { status: 'due', last_error: 'the answer was lost' })
    world.stripe.state.losesAnswers = false
    world.stripe.forgetKeys()
    await timePasses()
    await until(session.orderId, { status: 'done', attempts: 2 })
    expect(refundsFor(world, session)).toHaveLength(1)
    expect((await rowOf(session.orderId)).provider_ref).toBe(onlyRefundFor(world, session).id)
  })

  test('whose answer was lost is settled by the provider’s own word of it', async () => {
    const { session, drawId } = await paidOrder()
    world.stripe.state.losesAnswers = true
    await ann.act('refund_tickets', { draw_id: drawId, numbers: [1] })
    await until(session.orderId, { status: 'due', attempts: 1, last_error: 'the answer was lost' })
    const told = asTold(onlyRefundFor(world, session))
    expect((await world.hear(eventOf('refund.created', told))).body.outcome).toBe('settled')
    expect((await world.hear(eventOf('refund.updated', told))).body.outcome).toBe('known')
    expect(await rowOf(session.orderId)).toMatchObject({ status: 'done', provider_ref: told.id })
  })

  test('of one that died with it in hand is taken up by the next, and is sent once', async () => {
    const { session, drawId } = await paidOrder()
    world.stripe.state.isDown = true
    await ann.act('refund_tickets', { draw_id: drawId, numbers: [1] })
    await until(session.orderId, { attempts: 1, last_error: 'the provider is down' })
    await timePasses()
    const claim = () => world.sql`select * from api.claim_refunds(100)`
    const mine = (await claim()).filter(({ payment_ref }) => payment_ref === session.paymentIntent)
    expect(mine).toMatchObject([{ amount_pence: 1000, attempts: 2, bounces: 0 }])
    expect(await claim()).toEqual([])
    world.stripe.state.isDown = false
    await world.setClock(later({ minutes: 60 }).toISOString())
    await until(session.orderId, { status: 'done', attempts: 3 })
    expect(refundsFor(world, session)).toHaveLength(1)
  })

  test('needs someone signed in to be hurried along', async () => {
    const answer = await post(world, 'refund', '{}')
    expect(answer).toMatchObject({ status: 401, body: { message: 'not_signed_in' } })
  })
})

describe('a refund that comes back from the buyer’s bank', () => {
  async function bounced() {
    const { session, drawId } = await paidOrder()
    await ann.act('refund_tickets', { draw_id: drawId, numbers: [1] })
    await until(session.orderId, { status: 'done' })
    const sent = onlyRefundFor(world, session)
    sent.status = 'failed'
    expect((await world.hear(eventOf('refund.failed', asTold(sent)))).body.outcome).toBe('bounced')
    return { session, sent, row: await rowOf(session.orderId) }
  }

  test('is owed again, held, and told to the operators', async () => {
    const { session, sent, row } = await bounced()
    expect(row).toMatchObject({ status: 'due', bounced_refs: [sent.id], provider_ref: null })
    expect(row.held_at).not.toBeNull()
    await timePasses()
    await world.hurry(ann)
    expect(refundsFor(world, session)).toHaveLength(1)
    expect((await world.hear(eventOf('refund.updated', asTold(sent)))).body.outcome).toBe('known')
    const [letter] = (await world.lettersTo(operator.email)).slice(-1)
    expect(letter?.text).toContain(`£10 of ${ann.email}`)
    expect(letter?.subject).toBe('A refund came back from the buyer’s bank: £10')
  })

  test('is sent anew when the operator says so, though the provider remembers the first', async () => {
    const { session, row } = await bounced()
    const released = await operator.act('release_refund', { refund_id: row.id as string })
    expect(released.data).toMatchObject({ status: 'due', held_at: null, email: ann.email })
    await until(session.orderId, { status: 'done' })
    expect(refundsFor(world, session).map(({ status }) => status)).toEqual(['failed', 'succeeded'])
  })

  test('is settled by what the operator paid it with, and not sent', async () => {
    const { session, row } = await bounced()
    const paid_by = `BACS ${randomUUID()}`
    const settled = await operator.act('release_refund', { refund_id: row.id as string, paid_by })
    expect(settled.data).toMatchObject({ status: 'done', provider_ref: paid_by })
    await world.hurry(ann)
    expect(refundsFor(world, session)).toHaveLength(1)
    expect((await operator.act('release_refund', { refund_id: row.id as string })).code).toBe(
      'refund_not_held',
    )
  })

  test('is released by nobody but an operator, and none that is not held', async () => {
    const { row } = await bounced()
    expect((await ann.act('release_refund', { refund_id: row.id as string })).code).toBe('not_an_operator')
    expect((await operator.act('release_refund', { refund_id: randomUUID() })).code).toBe('unknown_refund')
  })
})

describe('cancelling a draw that was paid for', () => {
  test('says what is owed, then what was sent, and reaches every buyer with one letter each', async () => {
    const draw = await openDraw(world)
    const orders = [await paidOrder(2, draw), await paidOrder(1, draw)]
    world.stripe.state.isDown = true
    const { data } = await operator.act('cancel_draw', { draw_id: draw, reason: 'A storm.' })
    expect(data).toMatchObject({
      refunded_tickets: 3,
      refunded_orders: 2,
      owed_pence: 3000,
      sent_pence: 0,
      mails: 1,
    })
    const cancelled = (await world.lettersTo(ann.email)).filter(({ subject }) =>
      subject.startsWith('Cancelled'),
    )
    expect(cancelled).toHaveLength(1)
    expect(cancelled[0]?.text).toContain('given back in full, £30')
    expect(cancelled[0]?.text).toContain('banks usually take five to ten days')
    world.stripe.state.isDown = false
    await timePasses()
    for (const { session } of orders) await until(session.orderId, { status: 'done' })
    const known = (await operator.act('operator_cancellations')).data.find(({ draw_id }) => draw_id === draw)
    expect(known).toMatchObject({ owed_pence: 3000, sent_pence: 3000 })
    expect(orders.map(({ session }) => onlyRefundFor(world, session).amount)).toEqual([2000, 1000])
  })
})
