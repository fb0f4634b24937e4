import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { servedAt } from './queueing.ts'
import {
  type StripeStandIn,
  secretKey,
  sessionEvent,
  signature,
  startStripe,
  webhookSecret,
} from './stripe-stand-in.ts'
import { first, openDraw, openWorld, type Person, type World, wish } from './tickets-world.ts'

let stripe: StripeStandIn
let world: World
let ann: Person

beforeAll(async () => {
  stripe = await startStripe()
  world = await openWorld({
    PAYMENT: 'stripe',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.url,
  })
})
beforeEach(async () => {
  ann = await world.person()
  stripe.state.isDown = false
})
afterEach(() => world.setClock(null))
afterAll(async () => {
  await world.close()
  stripe.stop()
})

async function post(name: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${world.host.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: world.host.publishableKey, ...headers },
    body,
  })
  return { status: response.status, body: await response.json() }
}

const startCheckout = (buyer: Person, args: Record<string, unknown>) =>
  post('checkout', JSON.stringify(args), { authorization: `Bearer ${buyer.token}` })

const hear = (event: object) => {
  const body = JSON.stringify(event)
  return post('payment-webhook', body, { 'stripe-signature': signature(body) })
}

/** An order on the provider's page, not paid yet. */
async function orderOnPage(quantity = 1, draw?: string) {
  const drawId = draw ?? (await openDraw(world))
  const { body } = await startCheckout(ann, wish(drawId, quantity))
  const session = stripe.sessions.find(({ orderId }) => orderId === body.order_id)
  if (!session) throw new Error('No session was made')
  return { drawId, session, url: body.url }
}

const orderOf = async (id: string) => (await ann.act('my_order', { order_id: id })).data
const refundsFor = (paymentIntent: string) => stripe.refunds.filter((r) => r.paymentIntent === paymentIntent)

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
      success_url: `${world.host.url}/thank-you?order=${session.orderId}`,
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
    expect(await refusalOf({})).toBeUndefined()
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
    expect(refundsFor(session.paymentIntent)).toEqual([])
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
      const answer = await post('payment-webhook', body, { 'stripe-signature': header })
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

  test('about things that are not ours is heard and ignored', async () => {
    expect((await hear({ id: 'evt_x', type: 'customer.created', data: { object: {} } })).body.outcome).toBe(
      'ignored',
    )
    const { session } = await orderOnPage()
    const foreign = sessionEvent({ ...session, orderId: randomUUID() })
    expect((await hear(foreign)).body.outcome).toBe('unknown_order')
  })
})

describe('money that buys nothing goes back by itself', () => {
  async function expectReturned(session: Awaited<ReturnType<typeof orderOnPage>>['session'], pence: number) {
    expect(await orderOf(session.orderId)).toMatchObject({ status: 'returned', numbers: [] })
    expect(refundsFor(session.paymentIntent).map(({ amount }) => amount)).toEqual([pence])
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
    expect(refundsFor(session.paymentIntent).map(({ amount }) => amount)).toEqual([1])
  })

  test('when an order is paid a second time, and the first payment stands', async () => {
    const { session } = await orderOnPage()
    await hear(sessionEvent(session))
    const second = { ...session, paymentIntent: `pi_${randomUUID()}` }
    expect((await hear(sessionEvent(second))).body.outcome).toBe('returned')
    expect(await orderOf(session.orderId)).toMatchObject({ status: 'paid', numbers: [1] })
    expect(refundsFor(second.paymentIntent)).toHaveLength(1)
    expect(refundsFor(session.paymentIntent)).toHaveLength(0)
  })
})

describe('a refund through the provider', () => {
  test('is owed at once, sent when asked for, and sent once', async () => {
    const { session, drawId } = await orderOnPage(3)
    await hear(sessionEvent(session))
    const back = await ann.act('refund_tickets', { draw_id: drawId, numbers: [2, 3] })
    expect(back.data).toMatchObject({ status: 'due', amount_pence: 2000 })
    const authorization = `Bearer ${ann.token}`
    await Promise.all([1, 2, 3].map(() => post('refund', '{}', { authorization })))
    expect(refundsFor(session.paymentIntent).map(({ amount }) => amount)).toEqual([2000])
    const again = await ann.act('refund_tickets', { draw_id: drawId, numbers: [2, 3] })
    expect(again.data).toMatchObject({ status: 'done', amount_pence: 2000 })
  })

  test('waits while the provider is down and goes out with the next occasion', async () => {
    const { session, drawId } = await orderOnPage()
    await hear(sessionEvent(session))
    await ann.act('refund_tickets', { draw_id: drawId, numbers: [1] })
    stripe.state.isDown = true
    const authorization = `Bearer ${ann.token}`
    expect((await post('refund', '{}', { authorization })).body.settled).toBe(0)
    const [due] = await world.sql`select last_error, attempts from private.refunds where status = 'due'`
    expect(due).toEqual({ last_error: 'the provider is down', attempts: 1 })
    stripe.state.isDown = false
    await hear({ id: 'evt_any', type: 'balance.available', data: { object: {} } })
    expect(refundsFor(session.paymentIntent)).toHaveLength(1)
  })

  test('of a cancelled draw reaches every buyer', async () => {
    const operator = await world.person({ operator: true })
    const draw = await openDraw(world)
    const orders = [await orderOnPage(2, draw), await orderOnPage(1, draw)]
    for (const { session } of orders) await hear(sessionEvent(session))
    await operator.act('cancel_draw', { draw_id: draw, reason: 'A storm.' })
    await post('refund', '{}', { authorization: `Bearer ${ann.token}` })
    const amounts = orders.map(({ session }) => first(refundsFor(session.paymentIntent)).amount)
    expect(amounts).toEqual([2000, 1000])
  })

  test('needs someone signed in', async () => {
    expect((await post('refund', '{}')).status).toBe(401)
  })
})
