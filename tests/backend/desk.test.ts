import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayInLondon } from './clock.ts'
import { openPayingWorld, orderOnPage, type PayingWorld } from './paying-world.ts'
import { sessionEvent } from './stripe-stand-in.ts'
import { first, letter, openDraw, type Person, wish } from './tickets-world.ts'

let world: PayingWorld
let operator: Person
let ann: Person

beforeAll(async () => {
  world = await openPayingWorld()
  operator = await world.person({ operator: true })
})
beforeEach(async () => {
  world.stripe.state.isDown = false
  ann = await world.person()
})
afterEach(() => world.setClock(null))
afterAll(() => world.close())

async function paidOrder(quantity = 1, draw?: string, buyer = ann) {
  const order = await orderOnPage(world, buyer, quantity, draw)
  await world.hear(sessionEvent(order.session))
  return order
}
const log = (draw: string, more: Parameters<typeof letter>[1] = {}) =>
  operator.act('log_postal_entry', letter(draw, more))

describe('today', () => {
  test('adds up what is owed, waits or is to be decided', async () => {
    const before = (await operator.act('operator_today')).data
    const { drawId } = await paidOrder(3)
    world.stripe.state.isDown = true
    await ann.act('refund_tickets', { draw_id: drawId, numbers: [1, 2] })
    const after = (await operator.act('operator_today')).data
    expect(after.refunds.due - before.refunds.due).toBe(1)
    expect(after.refunds.due_pence - before.refunds.due_pence).toBe(2000)
    expect(after.charity.accrued_pence - before.charity.accrued_pence).toBe(250)
    expect(after.refunds.oldest_at).not.toBeNull()
    world.stripe.state.isDown = false
    await world.sql`update private.refunds set next_attempt_at = '2000-01-01' where status = 'due'`
    await expect
      .poll(async () => (await operator.act('operator_today')).data.refunds.due, { timeout: 20_000 })
      .toBe(before.refunds.due)
  })

  test('shows that the workers are alive, and what troubles one', async () => {
    const health = async (name: string) =>
      (await operator.act('operator_today')).data.health.find((beat) => beat.name === name)
    expect(await health('draws')).toMatchObject({ is_well: true })
    expect(await health('mail')).toMatchObject({
      is_well: true,
      note: 'Letters are kept in the mailbox: there is no mail server.',
    })
    expect(await health('refunds')).toMatchObject({ is_well: true })
    await world.sql`alter table private.notices rename to notices_hidden`
    await expect.poll(() => health('draws'), { timeout: 20_000 }).toMatchObject({ is_well: false })
    expect((await health('draws'))?.note).toContain('notices')
    await world.sql`alter table private.notices_hidden rename to notices`
    await expect.poll(() => health('draws'), { timeout: 20_000 }).toMatchObject({ is_well: true })
  })

  test('tells of each draw how it stands, and of its sales day by day', async () => {
    const { drawId } = await paidOrder(3)
    await ann.act('refund_tickets', { draw_id: drawId, numbers: [2] })
    await log(drawId)
    const { data: mistaken } = await log(drawId)
    await operator.act('void_letter', { letter_id: mistaken.letter_id, reason: 'A test.' })
    const booked = (await operator.act('operator_draws')).data.find(({ id }) => id === drawId)
    expect(booked).toMatchObject({
      state: 'open',
      payment: 'stripe',
      paid_tickets: 2,
      postal_entries: 1,
      retired_numbers: 2,
      takings_pence: 2000,
      charity_total_pence: 500,
      charity_paid_pence: 0,
      prize: null,
    })
    expect((await operator.act('operator_sales', { draw_id: drawId })).data).toEqual([
      { day: dayInLondon(), tickets: 3, pence: 3000, letters: 2, retired: 1, voided_letters: 1 },
    ])
  })
})

describe('somebody is found', () => {
  const find = async (words: string) => (await operator.act('operator_find', { words })).data
  const findsAnn = async (words: string) =>
    (await find(words)).accounts.some(({ user_id }) => user_id === ann.id)

  test.each([
    ['by address', 'Marguerite.Okonjo@', 'marguerite.okonjo@'],
    ['by a part of the name, in any order', 'okonjo marg', ''],
    ['by postcode, with and without its space', 'CF10 3AT', ''],
    ['by the first half of the postcode', 'cf10', ''],
    ['by telephone as it is read out', '07700 900 817', ''],
    ['by telephone with the country', '+44 7700 900817', ''],
  ])('%s', async (_, words) => {
    ann = await world.person({
      name: 'Marguerite Okonjo',
      email: `marguerite.okonjo@${randomUUID()}.example`,
      postcode: 'CF10 3AT',
      phone: '+447700900817',
    })
    expect(await findsAnn(words)).toBe(true)
    const stranger = await world.person({ name: 'Edda Stranger', phone: '+447700900999' })
    expect((await find(words)).accounts.map(({ user_id }) => user_id)).not.toContain(stranger.id)
  })

  test('by ticket number, in every draw that has it, bought or posted', async () => {
    const draw = await openDraw(world)
    await paidOrder(2, draw)
    const { data: posted } = await log(draw, { full_name: 'Nora Postbox' })
    const ticketOf = async (words: string) =>
      (await find(words)).tickets.find(({ draw_id }) => draw_id === draw)
    expect(await ticketOf('2')).toMatchObject({ number: 2, email: ann.email, user_id: ann.id })
    expect(await ticketOf('#000003')).toMatchObject({ name: 'Nora Postbox', letter_id: posted.letter_id })
    expect(await ticketOf('4')).toBeUndefined()
  })

  test('by what they wrote, when they have no account', async () => {
    const { data: posted } = await log(await openDraw(world), {
      full_name: 'Wilhelmina Postwright',
      postcode: 'EH8 9YL',
      email: 'wilhelmina@postwright.example',
    })
    for (const words of ['wilhelmina post', 'EH8 9YL', 'EH89YL', '@postwright', posted.letter_id])
      expect((await find(words)).letters.map(({ letter_id }) => letter_id)).toContain(posted.letter_id)
  })

  test('not by nothing, and a percent sign is no magic', async () => {
    for (const words of ['', ' ', '%', '%%%', 'x', '\\', "'; drop table private.draws; --"])
      expect(await find(words)).toEqual({ accounts: [], letters: [], tickets: [] })
  })
})

describe('the page of a person', () => {
  test('holds profile, orders, tickets, letters, mails, brakes, sessions and what was done about them', async () => {
    const draw = await openDraw(world)
    await paidOrder(3, draw)
    await paidOrder(2, draw)
    await ann.act('refund_tickets', { draw_id: draw, numbers: [2] })
    await log(draw, { same_as: ann.id })
    await ann.act('set_spend_limit', { monthly_limit_pence: 9000 })
    await operator.act('set_block', { user_id: ann.id, blocked: true, reason: 'A test.' })
    const { data: page } = await operator.act('operator_person', { user_id: ann.id })
    expect(page.account).toMatchObject({
      email: ann.email,
      is_blocked: true,
      is_operator: false,
      is_erased: false,
    })
    expect(page.orders.map(({ quantity, status }) => [quantity, status])).toEqual([
      [2, 'paid'],
      [3, 'paid'],
    ])
    expect(
      page.tickets.map(({ status, source, count, stretches }) => ({ status, source, count, stretches })),
    ).toEqual([
      {
        status: 'live',
        source: 'paid',
        count: 4,
        stretches: [
          [1, 1],
          [3, 5],
        ],
      },
      { status: 'live', source: 'post', count: 1, stretches: [[6, 6]] },
      { status: 'refunded', source: 'paid', count: 1, stretches: [[2, 2]] },
    ])
    expect(page.refunds).toMatchObject([{ amount_pence: 1000, numbers: [2] }])
    expect(page.letters).toMatchObject([{ number: 6, recognised: true }])
    expect(page.protection).toMatchObject({ monthly_limit_pence: 9000 })
    expect(page.blocks).toMatchObject([{ reason: 'A test.' }])
    expect(page.mails.map(({ template }) => template)).toEqual(
      expect.arrayContaining(['confirmation', 'order', 'refund', 'spend-limit']),
    )
    expect(page.sessions).toHaveLength(1)
    expect(page.audit.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['block', 'refund', 'set_spend_limit']),
    )
    expect((await operator.act('operator_person', { user_id: randomUUID() })).code).toBe('unknown_account')
  })

  test('sends a letter once more, but none with a key in it', async () => {
    await paidOrder()
    const { data: page } = await operator.act('operator_person', { user_id: ann.id })
    const mailOf = (template: string) => first(page.mails.filter((mail) => mail.template === template))
    const before = (await world.lettersTo(ann.email)).length
    const { data: copy } = await operator.act('send_again', { mail_id: mailOf('order').id })
    expect(copy).toMatchObject({ recipient: ann.email, template: 'order' })
    expect(await world.lettersTo(ann.email)).toHaveLength(before + 1)
    expect((await operator.act('send_again', { mail_id: mailOf('confirmation').id })).code).toBe(
      'mail_not_repeatable',
    )
    expect((await operator.act('send_again', { mail_id: 999_999_999 })).code).toBe('unknown_mail')
  })
})

describe('lists', () => {
  test('of entries come in pages that join without a gap, with what a telephone call needs', async () => {
    ann = await world.person({ name: 'Ada Callme', phone: '+447700900321' })
    const draw = await openDraw(world)
    await paidOrder(4, draw)
    await log(draw, { full_name: 'Nora Postbox', address: '4 Sea Road, Deal', postcode: 'CT14 6AA' })
    const page = async (after: number) =>
      (await operator.act('operator_entries', { draw_id: draw, after, at_most: 3 })).data
    const all = [...(await page(0)), ...(await page(3))]
    expect(all.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
    expect(all[0]).toMatchObject({ name: 'Ada Callme', phone: '+447700900321', user_id: ann.id })
    expect(all[0]?.address).toContain('London')
    expect(all[4]).toMatchObject({
      source: 'post',
      name: 'Nora Postbox',
      address: '4 Sea Road, Deal, CT14 6AA',
    })
    expect(await page(5)).toEqual([])
  })

  test('of orders and refunds go on where the last page ended', async () => {
    const draw = await openDraw(world)
    for (const quantity of [1, 2, 3]) {
      await paidOrder(quantity, draw)
      const { data } = await ann.act('my_tickets')
      const numbers = first(data.orders).numbers.slice(0, 1)
      await ann.act('refund_tickets', { draw_id: draw, numbers })
    }
    const orders = async (more: object = {}) =>
      (await operator.act('operator_orders', { draw_id: draw, at_most: 2, ...more })).data
    const newest = await orders()
    expect(newest.map(({ quantity }) => quantity)).toEqual([3, 2])
    const last = newest[1]
    const rest = await orders({ before: last?.created_at, before_id: last?.id })
    expect(rest.map(({ quantity }) => quantity)).toEqual([1])
    expect(newest[0]).toMatchObject({
      email: ann.email,
      name: expect.stringMatching(/^Person /),
      payment: 'stripe',
      refunded_pence: 1000,
      card_funding: 'debit',
    })
    const { data: refunds } = await operator.act('operator_refunds', { at_most: 2 })
    const [, second] = refunds
    const { data: more } = await operator.act('operator_refunds', {
      at_most: 1,
      before: second?.created_at as string,
      before_id: second?.id as string,
    })
    expect(new Set([...refunds, ...more].map(({ id }) => id)).size).toBe(3)
  })

  test('of orders tell what is still owed apart from what was sent', async () => {
    const { drawId: draw_id } = await paidOrder(3)
    const lineOf = async () => first((await operator.act('operator_orders', { draw_id })).data)
    world.stripe.state.isDown = true
    await ann.act('refund_tickets', { draw_id, numbers: [1, 2] })
    expect(await lineOf()).toMatchObject({ refunded_pence: 2000, owed_pence: 2000 })
    world.stripe.state.isDown = false
    await world.sql`update private.refunds set next_attempt_at = '2000-01-01' where status = 'due'`
    await expect.poll(async () => (await lineOf()).owed_pence, { timeout: 20_000 }).toBe(0)
    expect(await lineOf()).toMatchObject({ refunded_pence: 2000 })
  })

  test('of what was done name who did it, and can be told apart by act', async () => {
    const draw = await openDraw(world)
    await operator.act('cancel_draw', { draw_id: draw, reason: 'A storm.' })
    const { data: lines } = await operator.act('operator_audit', { act: 'cancel_draw', at_most: 1 })
    expect(lines).toMatchObject([
      {
        actor: operator.id,
        actor_email: operator.email,
        actor_name: expect.stringMatching(/^Person /),
        account_name: null,
        act: 'cancel_draw',
        subject: { draw_id: draw, reason: 'A storm.' },
      },
    ])
    const before = first(lines).id
    const { data: older } = await operator.act('operator_audit', { before, at_most: 5 })
    expect(older.every(({ id }) => id < before)).toBe(true)
  })
})

describe('before a letter is logged', () => {
  test('the desk names its draw, whose it may be, and letters like it', async () => {
    const name = `Ida ${randomUUID()}`
    const ida = await world.person({ name, postcode: 'BS1 5TR' })
    const draw = await openDraw(world, { experience: 'seychelles' })
    await log(draw, { full_name: name, postcode: 'BS1 5TR', same_as: ida.id })
    const check = (more: object = {}) =>
      operator.act('operator_letter_check', {
        experience: 'seychelles',
        received_on: dayInLondon(),
        full_name: name,
        postcode: 'bs15tr',
        ...more,
      })
    const { data } = await check()
    expect(data).toMatchObject({
      draw_id: draw,
      refusal: null,
      accounts: [{ user_id: ida.id, why: 'name_and_postcode' }],
      letters: [{ draw_id: draw, same_draw: true, full_name: name }],
    })
    expect((await check({ full_name: 'Somebody Else', email: ida.email })).data).toMatchObject({
      accounts: [{ user_id: ida.id, why: 'email' }],
      letters: [],
    })
    expect((await check({ received_on: '1910-04-01' })).data.refusal).toBe('not_open_yet')
    expect((await check({ experience: 'atlantis' })).code).toBe('unknown_experience')
  })

  test('and prints what was logged on a day', async () => {
    const { data } = await log(await openDraw(world), { full_name: 'Filed Away' })
    const { data: filed } = await operator.act('operator_letters', { logged_on: dayInLondon() })
    expect(filed.find(({ letter_id }) => letter_id === data.letter_id)).toMatchObject({
      full_name: 'Filed Away',
      logged_by: operator.email,
    })
    expect((await operator.act('operator_letters', { logged_on: '2020-01-01' })).data).toEqual([])
  })
})

test('demo orders stand in the same list, with no money', async () => {
  await world.sql`select private.use_payment('demo')`
  const draw = await openDraw(world)
  await world.sql`select private.use_payment('stripe')`
  await ann.act('buy_tickets', wish(draw))
  const { data } = await operator.act('operator_orders', { draw_id: draw })
  expect(data).toMatchObject([{ payment: 'demo', provider_ref: null }])
})
