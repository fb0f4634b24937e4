import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takesPayments } from '../../supabase/functions/stripe.ts'
import * as paying from './paying-world.ts'
import { type PayingWorld, post } from './paying-world.ts'
import { servedAt } from './queueing.ts'
import { sessionEvent, signature, stripeKeys } from './stripe-stand-in.ts'
import { first, openDraw, openWorld, type Person, type World, wish } from './tickets-world.ts'

let world: PayingWorld
let stripe: PayingWorld['stripe']
let ann: Person

beforeAll(async () => {
  world = await paying.openPayingWorld()
  stripe = world.stripe
})
beforeEach(async () => {
  ann = await world.person()
  stripe.state.isDown = false
})
afterEach(() => world.setClock(null))
afterAll(() => world.close())

const { refundsFor } = paying
const startCheckout = (buyer: Person, args: Record<string, unknown>) => world.startCheckout(buyer, args)
const hear = (event: object) => world.hear(event)
const orderOnPage = (quantity = 1, draw?: string) => paying.orderOnPage(world, ann, quantity, draw)
const orderOf = async (id: string) => (await ann.act('my_order', { order_id: id })).data

describe('the checkout', () => {
  test('is the only way to a ticket once the service is started with a provider', async () => {
    const refused = await ann.act('buy_tickets', wish(await openDraw(world)))
    expect(refused.code).toBe('payment_required')
    expect((await world.visitor.act('on_offer')).data).toMatchObject({ payment: 'stripe' })
  })

  test('leads to the provider with the order, the price and the way back, and issues nothing', async () => {
    const { session, url, drawId } = await orderOnPage(3)
    expect(url).toBe(`https://checkout.example/${session.id}`)
    expect(Object.fromEntries(session.fields)).toMatchObject({
      mode: 'payment',
      client_reference_id: session.orderId,
      customer_email: ann.email,
      'line_items[0][quantity]': '3',
      'line_items[0][price_data][unit_amount]': '1000',
      'line_items[0][price_data][currency]': 'gbp',
      'line_items[0][price_data][product_data][name]': 'A test draw, prize draw ticket',
      'payment_intent_data[metadata][order_id]': session.orderId,
      success_url: `${world.host.url}/thank-you?order=${session.orderId}`,
      cancel_url: `${world.host.url}/buy-ticket?experience=monaco`,
    })
    expect(await orderOf(session.orderId)).toMatchObject({ status: 'pending', numbers: [] })
    const [draw] = await world.sql`select numbered from private.draws where id = ${drawId}`
    expect(draw?.numbered).toBe(0)
  })

  test('asked for again and again with one request id is one order and one page', async () => {
    const once = wish(await openDraw(world))
    const answers = await Promise.all(Array.from({ length: 10 }, () => startCheckout(ann, once)))
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
    expect(stripe.sessions.filter(({ orderId }) => orderId === answers[0]?.body.order_id)).toHaveLength(1)
  })

  test('leaves an hour to pay, counted from the order: the provider takes no longer and no past one', async () => {
    await world.setClock('2027-05-01T12:00:00.900Z')
    const { session } = await orderOnPage()
    expect(session.fields.get('expires_at')).toBe(String(Date.parse('2027-05-01T13:00:00Z') / 1000))
  })

  test('leads whoever presses again after paying to the thanks, not to a second payment', async () => {
    const once = wish(await openDraw(world))
    const { body } = await startCheckout(ann, once)
    const session = first(stripe.sessions.filter(({ orderId }) => orderId === body.order_id))
    await hear(sessionEvent(session))
    expect((await startCheckout(ann, once)).body).toEqual({
      order_id: session.orderId,
      url: `${world.host.url}/thank-you?order=${session.orderId}`,
    })
  })

  test('says so when the provider is down, and goes on with the same request id when it is back', async () => {
    const once = wish(await openDraw(world))
    stripe.state.isDown = true
    expect(await startCheckout(ann, once)).toMatchObject({
      status: 503,
      body: { message: 'payment_unavailable' },
    })
    stripe.state.isDown = false
    expect(await startCheckout(ann, once)).toMatchObject({ status: 200 })
  })

  test('keeps the rules of buying', async () => {
    const draw = await openDraw(world, { max_per_person: 2 })
    const refusalOf = async (args: object) =>
      (await startCheckout(ann, { ...wish(draw), ...args })).body.message
    expect(await refusalOf({ quantity: 3 })).toBe('over_personal_maximum')
    expect(await refusalOf({ quantity: 0 })).toBe('bad_quantity')
    expect(await refusalOf({ confirms_adult: false })).toBe('adult_confirmation_required')
    expect(await refusalOf({ draw_id: randomUUID() })).toBe('unknown_draw')
    expect(await refusalOf({ draw_id: 'nonsense' })).toBe('bad_request')
    expect(await refusalOf({ quantity: null })).toBe('bad_quantity')
    expect(await refusalOf({ draw_id: undefined })).toBe('unknown_draw')
    expect(await refusalOf({})).toBeUndefined()
    await world.sql`alter table private.orders add constraint broken check (quantity <> 7) not valid`
    const fault = await startCheckout(ann, wish(await openDraw(world), 7))
    await world.sql`alter table private.orders drop constraint broken`
    expect(fault.status, 'a fault of ours is not called the buyer’s').toBe(500)
    const stranger = { ...ann, token: world.host.publishableKey }
    expect(await startCheckout(stranger, wish(draw))).toMatchObject({
      status: 401,
      body: { message: 'not_signed_in' },
    })
  })
})

describe('the signed word of the provider', () => {
  test('issues the tickets and sends the confirmation, once, however often it arrives', async () => {
    const { session } = await orderOnPage(2)
    const event = sessionEvent(session)
    const answers = await Promise.all(Array.from({ length: 10 }, () => hear(event)))
    expect(answers.map(({ body }) => body.outcome).sort()).toEqual(
      ['issued', ...Array(9).fill('known')].sort(),
    )
    const anotherWordOfIt = sessionEvent(session)
    expect(anotherWordOfIt.id).not.toBe(event.id)
    expect(await hear(anotherWordOfIt)).toMatchObject({ status: 200, body: { outcome: 'known' } })
    expect(await orderOf(session.orderId)).toMatchObject({ status: 'paid', numbers: [1, 2] })
    expect(await world.lettersTo(ann.email)).toHaveLength(1)
    expect(refundsFor(world, session)).toEqual([])
  })

  test('is not believed with a wrong, missing, old or foreign signature', async () => {
    const { session } = await orderOnPage()
    const body = JSON.stringify(sessionEvent(session))
    const hours = 3_600_000
    for (const header of [
      '',
      'v1=00',
      signature(body, Date.now() - hours),
      signature(body, Date.now() + hours),
      signature(body, Date.now(), 'whsec_of_someone_else'),
      signature(body.replace('gbp', 'usd')),
      signature(body).replace('v1=', 'v0='),
    ]) {
      const answer = await post(world, 'payment-webhook', body, { 'stripe-signature': header })
      expect(answer).toMatchObject({ status: 400, body: { message: 'bad_signature' } })
    }
    expect(await orderOf(session.orderId)).toMatchObject({ status: 'pending' })
    expect((await hear(sessionEvent(session))).body.outcome).toBe('issued')
  })

  test('counts when it says paid, not when the page was merely completed', async () => {
    const { session } = await orderOnPage()
    const completed = sessionEvent(session, 'checkout.session.completed', { payment_status: 'unpaid' })
    expect((await hear(completed)).body.outcome).toBe('not_paid_yet')
    expect(await orderOf(session.orderId)).toMatchObject({ status: 'pending' })
    const paid = sessionEvent(session, 'checkout.session.async_payment_succeeded')
    expect((await hear(paid)).body.outcome).toBe('issued')
  })

  test('may come in any order: money that came outweighs a page that ran out', async () => {
    const { session } = await orderOnPage()
    expect((await hear(sessionEvent(session, 'checkout.session.expired'))).body.outcome).toBe('expired')
    expect(await orderOf(session.orderId)).toMatchObject({ status: 'expired' })
    expect((await hear(sessionEvent(session))).body.outcome).toBe('issued')
    expect((await hear(sessionEvent(session, 'checkout.session.expired'))).body.outcome).toBe('known')
    expect(await orderOf(session.orderId)).toMatchObject({ status: 'paid', numbers: [1] })
  })

  test('that a slow payment failed in the end closes the order, and nobody waits for it any longer', async () => {
    const { session } = await orderOnPage()
    const failed = sessionEvent(session, 'checkout.session.async_payment_failed', {
      payment_status: 'unpaid',
    })
    expect((await hear(failed)).body.outcome).toBe('expired')
    expect(await orderOf(session.orderId)).toMatchObject({ status: 'expired' })
  })

  test('counts for money that came without a card, which no limit of cards can meet', async () => {
    const { session } = await orderOnPage()
    stripe.funding.set(session.paymentIntent, 'bank')
    expect((await hear(sessionEvent(session))).body.outcome).toBe('issued')
    const [paid] = await world.sql`
      select card_funding from private.payments where provider_ref = ${session.paymentIntent}`
    expect(paid?.card_funding).toBe('unknown')
  })

  test('about things that are not ours is heard and ignored', async () => {
    expect((await hear({ id: 'evt_x', type: 'customer.created', data: { object: {} } })).body.outcome).toBe(
      'ignored',
    )
    const { session } = await orderOnPage()
    const foreign = sessionEvent({ ...session, orderId: randomUUID() })
    expect((await hear(foreign)).body.outcome).toBe('unknown_order')
    // Of another shop on the same account: answered, or the provider would say it again for days.
    for (const client_reference_id of [null, 'order-7', `${session.orderId}-7`, `7-${session.orderId}`])
      for (const type of ['checkout.session.completed', 'checkout.session.expired']) {
        const theirs = sessionEvent(session, type, { client_reference_id })
        expect(await hear(theirs)).toMatchObject({ status: 200, body: { outcome: 'ignored' } })
      }
  })
})

describe('a signed word that makes no sense', () => {
  test.each([
    ['a payment without its amount', 'checkout.session.completed', { amount_total: null }],
    ['a payment without its reference', 'checkout.session.completed', { payment_intent: null }],
    ['an amount that is no number', 'checkout.session.completed', { amount_total: '1000' }],
    ['an order that is no text', 'checkout.session.expired', { client_reference_id: 7 }],
  ])('is refused, so that the provider shows it as failed: %s', async (_, type, more) => {
    const { session } = await orderOnPage()
    const answer = await hear(sessionEvent(session, type, more))
    expect(answer).toMatchObject({ status: 400, body: { message: 'bad_request' } })
    expect(await orderOf(session.orderId)).toMatchObject({ status: 'pending' })
  })

  test.each([[[]], [{}], [{ type: 7 }]])('is refused when it is no event at all: %j', async (event) => {
    expect(await hear(event)).toMatchObject({ status: 400, body: { message: 'bad_request' } })
  })

  test.each(['charge.dispute.created', 'refund.created'])('is refused for %s too', async (type) => {
    for (const data of [{ object: { id: 'x' } }, {}, undefined]) {
      const answer = await hear({ id: 'evt_torn', type, data })
      expect(answer).toMatchObject({ status: 400, body: { message: 'bad_request' } })
    }
  })
})

describe('money that buys nothing goes back by itself', () => {
  async function expectReturned(session: PayingWorld['stripe']['sessions'][number], pence: number) {
    expect(await orderOf(session.orderId)).toMatchObject({ status: 'returned', numbers: [] })
    expect(refundsFor(world, session).map(({ amount }) => amount)).toEqual([pence])
    const letters = await world.lettersTo(ann.email)
    expect(letters.at(-1)?.subject).toContain('on its way back')
  }

  test('when the draw closed meanwhile', async () => {
    const draw = await openDraw(world, { closes_at: '2027-05-01T20:00:00Z' })
    await world.setClock('2027-05-01T19:59:00Z')
    const { session } = await orderOnPage(2, draw)
    await world.setClock('2027-05-01T20:00:00Z')
    expect((await hear(sessionEvent(session))).body.outcome).toBe('returned')
    await expectReturned(session, 2000)
  })

  test('when it queued before the closing and was served after it', async () => {
    const draw = await openDraw(world, { closes_at: '2027-05-01T20:00:00Z' })
    await world.setClock('2027-05-01T19:59:00Z')
    const { session } = await orderOnPage(1, draw)
    const { body } = await servedAt(world, { draw, at: '2027-05-01T20:00:00Z' }, () =>
      hear(sessionEvent(session)),
    )
    expect(body.outcome).toBe('returned')
    await expectReturned(session, 1000)
  })

  test('when others were faster to the last ticket', async () => {
    const draw = await openDraw(world, { cap: 1 })
    const orders = [await orderOnPage(1, draw), await orderOnPage(1, draw)]
    const outcomes = await Promise.all(orders.map(({ session }) => hear(sessionEvent(session))))
    expect(outcomes.map(({ body }) => body.outcome).sort()).toEqual(['issued', 'returned'])
  })

  test('when a credit card would pass £250 in the month, while a debit card may', async () => {
    const draw = await openDraw(world, { price_pence: 10_000 })
    const pay = async (quantity: number, card: string) => {
      const { session } = await orderOnPage(quantity, draw)
      stripe.funding.set(session.paymentIntent, card)
      return { session, outcome: (await hear(sessionEvent(session))).body.outcome }
    }
    expect((await pay(2, 'credit')).outcome).toBe('issued')
    const over = await pay(1, 'credit')
    expect(over.outcome).toBe('returned')
    await expectReturned(over.session, 10_000)
    expect((await pay(1, 'debit')).outcome).toBe('issued')
    const [ledger] = await world.sql`select private.credit_this_month(${ann.id}, now()) as pence`
    expect(ledger?.pence).toBe(20_000)
  })

  test('when the amount is not the order’s', async () => {
    const { session } = await orderOnPage(2)
    expect((await hear(sessionEvent(session, undefined, { amount_total: 1 }))).body.outcome).toBe('returned')
    expect(refundsFor(world, session).map(({ amount }) => amount)).toEqual([1])
  })

  test('when an order is paid a second time, and the first payment stands', async () => {
    const { session } = await orderOnPage()
    await hear(sessionEvent(session))
    const second = { ...session, paymentIntent: `pi_${randomUUID()}` }
    expect((await hear(sessionEvent(second))).body.outcome).toBe('returned')
    expect(await orderOf(session.orderId)).toMatchObject({ status: 'paid', numbers: [1] })
    expect(refundsFor(world, second)).toHaveLength(1)
    expect(refundsFor(world, session)).toHaveLength(0)
  })
})

describe('what is said about somebody’s money', () => {
  test('is kept by nobody on the way', async () => {
    const once = wish(await openDraw(world))
    for (const { kept } of [await startCheckout(ann, once), await post(world, 'refund', '{}')])
      expect(kept).toBe('no-store')
  })

  test.each(['checkout', 'payment-webhook', 'refund', 'receipt', 'log-proof'])(
    'is not told to a link that is merely followed: %s',
    async (name) => {
      const headers = { apikey: world.host.publishableKey, authorization: `Bearer ${ann.token}` }
      const answer = await fetch(`${world.host.url}/functions/v1/${name}`, { headers })
      expect([answer.status, await answer.json()]).toEqual([405, { message: 'method_not_allowed' }])
    },
  )
})

describe('a service that takes no money', () => {
  let demo: World
  beforeAll(async () => {
    demo = await openWorld(stripeKeys)
  })
  afterAll(() => demo.close())

  test('leads no buyer to a provider, believes no word about a payment and sends nothing back', async () => {
    const ben = await demo.person()
    const authorization = `Bearer ${ben.token}`
    const none = { status: 409, body: { message: 'payment_unavailable' } }
    const asked = JSON.stringify(wish(await openDraw(demo)))
    expect(await post(demo, 'checkout', asked, { authorization })).toMatchObject(none)
    const body = JSON.stringify(sessionEvent((await orderOnPage()).session))
    const signed = { 'stripe-signature': signature(body) }
    expect(await post(demo, 'payment-webhook', body, signed)).toMatchObject(none)
    expect(await post(demo, 'refund', '{}', { authorization })).toMatchObject({ body: { settled: 0 } })
  })

  test('is one whose provider’s keys are not all there', () => {
    expect(takesPayments({ PAYMENT: 'stripe', ...stripeKeys })).toBe(true)
    expect(takesPayments({ PAYMENT: 'demo', ...stripeKeys })).toBe(false)
    expect(takesPayments({ PAYMENT: 'stripe', ...stripeKeys, STRIPE_WEBHOOK_SECRET: '' })).toBe(false)
    expect(takesPayments({ PAYMENT: 'stripe', ...stripeKeys, STRIPE_SECRET_KEY: undefined })).toBe(false)
  })
})
