import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openRelay, type Relay } from './beacon-relay.ts'
import { openDrawOf, reaches, timesOf } from './draw-world.ts'
import { openPayingWorld, orderOf, orderOnPage, type PayingWorld, refundsFor } from './paying-world.ts'
import { asTold, eventOf, sessionEvent } from './stripe-stand-in.ts'
import { first, openDraw, type Person } from './tickets-world.ts'

let relay: Relay
let world: PayingWorld
let ann: Person
let operator: Person

beforeAll(async () => {
  relay = await openRelay()
  world = await openPayingWorld({ BEACON_RELAYS: relay.url })
  operator = await world.person({ operator: true })
})
beforeEach(async () => {
  ann = await world.person()
})
afterEach(() => world.setClock(null))
afterAll(async () => {
  await world.close()
  relay.close()
})

async function paidOrder(quantity = 2, draw?: string) {
  const order = await orderOnPage(world, ann, quantity, draw)
  await world.hear(sessionEvent(order.session))
  return order
}
type Paid = Awaited<ReturnType<typeof paidOrder>>

/** One dispute, as the bank’s words about it follow each other. */
function disputeOf({ session }: Paid, amount = session.amount) {
  const id = `dp_${randomUUID()}`
  return async (status: string, type = 'charge.dispute.updated') => {
    const words = { id, payment_intent: session.paymentIntent, amount, status, reason: 'fraudulent' }
    return (await world.hear(eventOf(type, words))).body.outcome
  }
}
const opened = 'charge.dispute.created'
const closed = 'charge.dispute.closed'

const suspensionOf = async ({ session }: Paid) => {
  const { data } = await operator.act('operator_suspensions')
  return first(data.filter(({ order_id }) => order_id === session.orderId))
}
const lastLetter = async (person: Person) => first((await world.lettersTo(person.email)).slice(-1))
const refund = (draw_id: string, numbers: number[]) => ann.act('refund_tickets', { draw_id, numbers })

describe('a disputed payment', () => {
  test('suspends its tickets, is told to buyer and operators, and hands nothing back twice', async () => {
    const paid = await paidOrder()
    const dispute = disputeOf(paid)
    expect(await dispute('needs_response', opened)).toBe('suspended')
    expect(await dispute('under_review')).toBe('known')
    expect(await orderOf(ann, paid.session)).toMatchObject({ suspended_numbers: [1, 2] })
    expect((await refund(paid.drawId, [1])).code).toBe('suspended')
    const void_tickets = { draw_id: paid.drawId, numbers: [1], reason: 'A test.', with_refund: true }
    expect((await operator.act('void_tickets', void_tickets)).code).toBe('suspended')
    expect(refundsFor(world, paid.session)).toEqual([])
    expect(await suspensionOf(paid)).toMatchObject({
      cause: 'dispute',
      status: 'open',
      why: 'fraudulent',
      email: ann.email,
      name: expect.stringMatching(/^Person /),
      amount_pence: 2000,
      numbers: [1, 2],
    })
    expect((await lastLetter(ann)).text).toContain('has taken £20 back until it has decided')
    expect((await lastLetter(operator)).subject).toBe('A payment is disputed: £20')
  })

  test('that is won leaves everything as it was', async () => {
    const paid = await paidOrder()
    const dispute = disputeOf(paid)
    await dispute('needs_response', opened)
    expect(await dispute('won', closed)).toBe('restored')
    expect(await dispute('won', closed)).toBe('known')
    expect(await orderOf(ann, paid.session)).toMatchObject({ suspended_numbers: [], refunded_pence: 0 })
    expect((await lastLetter(ann)).text).toContain('are tickets like every other again')
    expect((await refund(paid.drawId, [1])).code).toBeNull()
  })

  test('that is lost takes its tickets out of the draw, and no money of ours follows', async () => {
    const paid = await paidOrder()
    const dispute = disputeOf(paid)
    await dispute('needs_response', opened)
    expect(await dispute('lost', closed)).toBe('taken_back')
    expect(await orderOf(ann, paid.session)).toMatchObject({ refunded_pence: 2000 })
    const { data } = await ann.act('my_tickets')
    expect(first(data.draws).tickets.map(({ status }) => status)).toEqual(['void', 'void'])
    expect((await lastLetter(ann)).text).toContain('no longer paid for and cannot win')
    expect(refundsFor(world, paid.session)).toEqual([])
    const [pool] = await world.sql`select live, paid from private.draws where id = ${paid.drawId}`
    expect(pool).toEqual({ live: 0, paid: 0 })
  })

  test('is decided by the bank’s last word, though it comes before the first', async () => {
    const paid = await paidOrder()
    const dispute = disputeOf(paid)
    expect(await dispute('lost', closed)).toBe('taken_back')
    expect(await dispute('needs_response', opened)).toBe('known')
    expect(await suspensionOf(paid)).toMatchObject({ status: 'taken_back' })
  })

  test('is heard once, however often it is said at once', async () => {
    const paid = await paidOrder()
    const dispute = disputeOf(paid)
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => dispute('needs_response', opened)))
    expect(outcomes.sort()).toEqual(['known', 'known', 'known', 'suspended'])
  })

  test('that the operator gives up is lost at once; that it is won is for the bank to say', async () => {
    const paid = await paidOrder()
    await disputeOf(paid)('needs_response', opened)
    const { id: suspension_id } = await suspensionOf(paid)
    const decide = (restore: boolean, by = operator) =>
      by.act('decide_suspension', { suspension_id, restore, reason: 'Not worth the evidence.' })
    expect((await decide(true)).code).toBe('bank_decides')
    expect((await decide(false, ann)).code).toBe('not_an_operator')
    expect((await decide(false)).data).toMatchObject({ status: 'taken_back', set_aside: [1, 2] })
    expect((await decide(true)).code).toBe('already_decided')
    const unknown = { suspension_id: randomUUID(), restore: false, reason: 'A test.' }
    expect((await operator.act('decide_suspension', unknown)).code).toBe('unknown_suspension')
  })

  test('of money that is not ours is heard and left alone', async () => {
    const theirs = { id: 'dp_x', amount: 1, status: 'lost', reason: null }
    expect(
      (await world.hear(eventOf(opened, { ...theirs, payment_intent: 'pi_of_others' }))).body.outcome,
    ).toBe('unknown_payment')
    expect((await world.hear(eventOf(opened, { ...theirs, payment_intent: null }))).body.outcome).toBe(
      'ignored',
    )
  })
})

describe('a dispute that is open when the draw', () => {
  test('is cancelled is not paid for twice; won later, the money is owed', async () => {
    const draw = await openDraw(world)
    const [contested, other] = [await paidOrder(2, draw), await paidOrder(1, draw)]
    const dispute = disputeOf(contested)
    await dispute('needs_response', opened)
    const { data } = await operator.act('cancel_draw', { draw_id: draw, reason: 'A storm.' })
    expect(data).toMatchObject({ owed_pence: 1000, set_aside_tickets: 2, refunded_orders: 1 })
    expect(refundsFor(world, contested.session)).toEqual([])
    expect(await dispute('won', closed)).toBe('restored')
    await expect.poll(() => refundsFor(world, contested.session).map(({ amount }) => amount)).toEqual([2000])
    expect((await lastLetter(ann)).text).toContain('goes back the way you paid')
    await expect.poll(() => refundsFor(world, other.session).map(({ amount }) => amount)).toEqual([1000])
  })

  test('is frozen is not in the pool; one that comes later cannot claim', async () => {
    const round = 657413
    const draw = await openDrawOf(world, round)
    const [early, late] = [await paidOrder(2, draw), await paidOrder(3, draw)]
    const dispute = disputeOf(early)
    await dispute('needs_response', opened)
    await world.setClock(timesOf(round).frozen)
    await reaches(world, draw, 'frozen')
    const [pool] = await world.sql`select n, paid from private.frozen_pools where draw_id = ${draw}`
    expect(pool).toEqual({ n: 3, paid: 3 })
    expect(await suspensionOf(early)).toMatchObject({ status: 'open', numbers: [], set_aside: [1, 2] })
    await disputeOf(late)('needs_response', opened)
    await world.setClock(timesOf(round).drawn)
    await reaches(world, draw, 'drawn')
    const [prize] = (await ann.act('my_prizes')).data.prizes
    const claim = { draw_id: draw, place: prize?.place ?? 0, born_on: '1985-03-07' }
    expect((await ann.act('claim_prize', claim)).code).toBe('suspended')
    expect(
      (await operator.act('move_claim', { draw_id: draw, act: 'claimed', born_on: '1985-03-07' })).code,
    ).toBe('suspended')
    expect(await disputeOf(late)('warning_closed', closed)).toBe('restored')
  })

  test('is left by erasing the account sends nothing; won later, the money is owed', async () => {
    const paid = await paidOrder()
    const dispute = disputeOf(paid)
    await dispute('needs_response', opened)
    await ann.act('erase_my_account', { confirmation: ann.email })
    expect(await suspensionOf(paid)).toMatchObject({ status: 'open', set_aside: [1, 2] })
    expect(refundsFor(world, paid.session)).toEqual([])
    await dispute('won', closed)
    await expect.poll(() => refundsFor(world, paid.session).map(({ amount }) => amount)).toEqual([2000])
  })
})

describe('a refund made at the provider by hand', () => {
  async function madeByHand(amount = 1000) {
    const paid = await paidOrder()
    const made = {
      id: `re_${randomUUID()}`,
      paymentIntent: paid.session.paymentIntent,
      amount,
      refundId: null,
      status: 'succeeded',
    }
    world.stripe.refunds.push(made)
    const charge = { id: 'ch_x', payment_intent: made.paymentIntent, amount_refunded: amount }
    const { body } = await world.hear(eventOf('charge.refunded', charge))
    return { paid, made, outcome: body.outcome }
  }

  test('suspends the tickets until the operator decides that they stand', async () => {
    const { paid, made, outcome } = await madeByHand()
    expect(outcome).toBe('suspended')
    expect((await world.hear(eventOf('refund.created', asTold(made)))).body.outcome).toBe('known')
    const { id } = await suspensionOf(paid)
    const decided = { suspension_id: id, restore: true, reason: 'A gesture; she keeps her tickets.' }
    expect((await operator.act('decide_suspension', decided)).data).toMatchObject({
      status: 'restored',
      cause: 'refund',
      numbers: [1, 2],
    })
    expect((await lastLetter(operator)).subject).toContain('the tickets stand')
    expect(await orderOf(ann, paid.session)).toMatchObject({ suspended_numbers: [] })
  })

  test('or that they are out', async () => {
    const { paid } = await madeByHand(2000)
    const { id } = await suspensionOf(paid)
    const decided = { suspension_id: id, restore: false, reason: 'Refunded by telephone.' }
    expect((await operator.act('decide_suspension', decided)).data).toMatchObject({ set_aside: [1, 2] })
    expect(refundsFor(world, paid.session)).toHaveLength(1)
    expect(await orderOf(ann, paid.session)).toMatchObject({ refunded_pence: 2000 })
  })

  test('that came back from the bank changes nothing after all', async () => {
    const { paid, made } = await madeByHand()
    const failed = eventOf('refund.failed', { ...asTold(made), status: 'failed' })
    expect((await world.hear(failed)).body.outcome).toBe('restored')
    expect(await suspensionOf(paid)).toMatchObject({ status: 'restored' })
  })

  test('is not mixed up with one of ours', async () => {
    const paid = await paidOrder()
    await refund(paid.drawId, [1])
    await expect.poll(() => refundsFor(world, paid.session)).toHaveLength(1)
    const charge = { id: 'ch_x', payment_intent: paid.session.paymentIntent }
    expect((await world.hear(eventOf('charge.refunded', charge))).body.outcome).toMatch(/known|settled/)
    expect(await orderOf(ann, paid.session)).toMatchObject({ suspended_numbers: [] })
  })
})
