import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Args } from '../../contract/acts.ts'
import { drawFor, letter, openDraw, openWorld, type Person, type World, wish } from './tickets-world.ts'

let world: World
let operator: Person

beforeAll(async () => {
  world = await openWorld()
  operator = await world.person({ operator: true })
})
afterEach(() => world.setClock(null))
afterAll(() => world.close())

const dates = { closes_at: '2027-05-01T19:00:00Z', draws_at: '2027-05-03T19:00:00Z' }

describe('scheduling', () => {
  test('gives the undated draw its dates: tickets sold before come along, and the countdown knows', async () => {
    const ann = await world.person()
    const undated = await drawFor(world, 'seychelles')
    expect((await world.visitor.act('on_offer')).data).toMatchObject({ closing: null })
    await ann.act('buy_tickets', wish(undated.id, 2))
    const scheduled = await operator.act('schedule_draw', { experience: 'seychelles', ...dates, cap: 500 })
    expect(scheduled.data).toMatchObject({ id: undated.id, carried_over: 2, left_waiting: 0, cap: 500 })
    expect((await world.visitor.act('on_offer')).data).toMatchObject({
      closing: { draw_id: undated.id, closes_at: '2027-05-01T19:00:00+00:00' },
      now: expect.any(String),
    })
    expect((await ann.act('my_tickets')).data.draws[0]?.draw.refunds_until).toBe('2027-05-02T19:00:00+00:00')
  })

  test('leaves a fresh undated draw waiting behind it', async () => {
    const scheduled = await drawFor(world, 'seychelles')
    await world.setClock('2027-05-01T19:00:00Z')
    const next = await drawFor(world, 'seychelles')
    expect(next).toMatchObject({ closes_at: null, issued: 0, experience: 'seychelles' })
    expect(next.id).not.toBe(scheduled.id)
    expect((await world.visitor.act('on_offer')).data).toMatchObject({ closing: null })
  })

  test('with other terms opens a draw of its own and leaves earlier tickets where they are', async () => {
    const ann = await world.person()
    const undated = await drawFor(world, 'monaco')
    await ann.act('buy_tickets', wish(undated.id))
    const { data } = await operator.act('schedule_draw', {
      experience: 'monaco',
      ...dates,
      price_pence: 2000,
    })
    expect(data).toMatchObject({ carried_over: 0, left_waiting: 1, price_pence: 2000 })
    expect((await drawFor(world, 'monaco')).id).toBe(data.id)
  })

  test('for a later opening keeps the undated draw on sale until then', async () => {
    const undated = await drawFor(world, 'worldcup2026')
    const opens_at = '2027-01-01T00:00:00Z'
    const title = 'The Champions League final'
    const terms = { experience: 'worldcup2026', ...dates, opens_at, title }
    const { data } = await operator.act('schedule_draw', terms)
    expect((await drawFor(world, 'worldcup2026')).id).toBe(undated.id)
    await world.setClock(opens_at)
    expect((await drawFor(world, 'worldcup2026')).id).toBe(data.id)
  })

  test('is refused when the dates or terms make no sense, or another draw is on at that time', async () => {
    const refusalOf = async (args: Partial<Args<'schedule_draw'>>) =>
      (await operator.act('schedule_draw', { experience: 'diaspora', ...dates, ...args })).code
    expect(await refusalOf({ experience: 'atlantis' })).toBe('unknown_experience')
    expect(await refusalOf({ closes_at: '2020-01-01T00:00:00Z' })).toBe('bad_dates')
    expect(await refusalOf({ draws_at: '2027-05-02T18:59:59Z' })).toBe('bad_dates')
    expect(await refusalOf({ opens_at: '2027-05-01T19:00:00Z' })).toBe('bad_dates')
    expect(await refusalOf({ postal_closes_at: '2027-04-30T00:00:00Z' })).toBe('bad_dates')
    expect(await refusalOf({ charity_pence: 1001 })).toBe('bad_terms')
    expect(await refusalOf({ price_pence: 0 })).toBe('bad_terms')
    expect(await refusalOf({ cap: 0 })).toBe('bad_terms')
    expect(await refusalOf({ experience: 'seychelles' })).toBe('overlaps_another_draw')
    expect(await refusalOf({})).toBeNull()
  })

  test('twice at the same moment is one draw', async () => {
    const later = {
      experience: 'monaco',
      opens_at: '2028-01-01T00:00:00Z',
      closes_at: '2028-02-01T00:00:00Z',
      draws_at: '2028-02-03T00:00:00Z',
    }
    const answers = await Promise.all([1, 2, 3, 4].map(() => operator.act('schedule_draw', later)))
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1)
  })

  test('is final: not even the database owner can move a date, a price or the cap', async () => {
    const draw = await openDraw(world, { cap: 10 })
    for (const change of [
      { closes_at: '2031-01-01T00:00:00Z' },
      { draws_at: '2031-01-01T00:00:00Z' },
      { price_pence: 1 },
      { charity_pence: 1 },
      { cap: 20 },
      { title: 'A smaller prize' },
    ]) {
      const attempt = world.sql`update private.draws set ${world.sql(change)} where id = ${draw}`
      await expect(attempt).rejects.toThrow('immutable')
    }
    await expect(world.sql`delete from private.draws where id = ${draw}`).rejects.toThrow()
  })
})

describe('a letter', () => {
  test('enters the same pool with the next number, and its sender is told', async () => {
    const ann = await world.person()
    const draw = await openDraw(world)
    await ann.act('buy_tickets', wish(draw))
    const { data } = await operator.act('log_postal_entry', letter(draw, { email: 'writer@example.com' }))
    expect(data).toMatchObject({ number: 2, recognised: false })
    expect((await ann.act('buy_tickets', wish(draw))).data.numbers).toEqual([3])
    expect((await ann.act('my_tickets')).data.draws[0]?.odds).toEqual({ yours: 2, issued: 3 })
    const [mail] = await world.host.mailbox('writer@example.com')
    expect(mail?.text).toContain('ticket number 000002')
  })

  test('logged twice is one entry', async () => {
    const draw = await openDraw(world)
    const once = letter(draw)
    const answers = await Promise.all([1, 2, 3].map(() => operator.act('log_postal_entry', once)))
    expect(answers.map(({ data }) => data.number)).toEqual([1, 1, 1])
    const other = { ...once, full_name: 'Someone Else' }
    expect((await operator.act('log_postal_entry', other)).code).toBe('request_id_reused')
  })

  test('and a purchase share one maximum, by the confirmed address or the operator’s word', async () => {
    const draw = await openDraw(world, { max_per_person: 2 })
    const ann = await world.person({ name: 'Ann Marie Lee', postcode: 'SW1A 1AA' })
    const hers = letter(draw, { full_name: 'ann-marie  LEE', postcode: 'sw1a1aa' })
    expect((await operator.act('log_postal_entry', hers)).code).toBe('maybe_known')
    const told = await operator.act('log_postal_entry', { ...hers, same_as: ann.id })
    expect(told.data).toMatchObject({ recognised: true })
    expect((await ann.act('buy_tickets', wish(draw, 2))).code).toBe('over_personal_maximum')
    expect((await ann.act('buy_tickets', wish(draw))).code).toBeNull()
    const byMail = await operator.act('log_postal_entry', letter(draw, { email: ann.email.toUpperCase() }))
    expect(byMail.code).toBe('over_personal_maximum')
  })

  test('without an account counts with the others of the same name and postcode', async () => {
    const draw = await openDraw(world, { max_per_person: 2 })
    const writer = { full_name: 'Bo Writer', postcode: 'B1 1AA' }
    for (const _ of [1, 2]) {
      expect((await operator.act('log_postal_entry', letter(draw, writer))).code).toBeNull()
    }
    expect((await operator.act('log_postal_entry', letter(draw, writer))).code).toBe('over_personal_maximum')
    const another = letter(draw, { ...writer, full_name: 'Bob Writer' })
    expect((await operator.act('log_postal_entry', another)).code).toBeNull()
  })

  test('comes on top of the cap, which limits what is sold', async () => {
    const ann = await world.person()
    const draw = await openDraw(world, { cap: 2 })
    for (const _ of [1, 2, 3]) {
      expect((await operator.act('log_postal_entry', letter(draw))).code).toBeNull()
    }
    expect((await ann.act('quote', { draw_id: draw, quantity: 1 })).data).toMatchObject({ you_may_buy: 2 })
    expect((await ann.act('buy_tickets', wish(draw, 2))).data.numbers).toEqual([4, 5])
    expect((await ann.act('buy_tickets', wish(draw))).code).toBe('sold_out')
    expect((await operator.act('log_postal_entry', letter(draw))).data.number).toBe(6)
    expect((await ann.act('my_tickets')).data.draws[0]).toMatchObject({ draw: { cap: 2, remaining: 0 } })
  })

  test('is refused from minors and when it is incomplete', async () => {
    const draw = await openDraw(world, { closes_at: '2027-05-01T19:00:00Z' })
    const refusalOf = async (args: Partial<Args<'log_postal_entry'>>) =>
      (await operator.act('log_postal_entry', letter(draw, args))).code
    expect(await refusalOf({ born_on: '2008-11-02' })).toBe('not_adult')
    expect(await refusalOf({ born_on: '2008-11-01' })).toBeNull()
    expect(await refusalOf({ full_name: ' ' })).toBe('bad_letter')
    expect(await refusalOf({ postcode: 'nowhere' })).toBe('bad_letter')
    expect(await refusalOf({ received_on: '2099-01-01' })).toBe('bad_letter')
  })

  test('finds every open draw listed for it, with the postal closing', async () => {
    const { data } = await world.visitor.act('free_entry_facts')
    expect(new Set(data.draws.map(({ experience }) => experience)).size).toBe(4)
    expect(data.draws[0]).toHaveProperty('postal_closes_at')
  })
})

describe('cancelling', () => {
  test('gives every ticket back, voids letters, writes once to everybody, and ends the draw', async () => {
    const [ann, ben] = [await world.person(), await world.person()]
    const draw = await openDraw(world)
    for (const quantity of [2, 1]) await ann.act('buy_tickets', wish(draw, quantity))
    await ann.act('refund_tickets', { draw_id: draw, numbers: [1] })
    await ben.act('buy_tickets', wish(draw))
    const writer = 'writer@example.com'
    for (const email of [writer, null]) await operator.act('log_postal_entry', letter(draw, { email }))
    const { data } = await operator.act('cancel_draw', { draw_id: draw, reason: 'The hotel closed.' })
    expect(data).toMatchObject({
      refunded_tickets: 3,
      refunded_orders: 3,
      owed_pence: 3000,
      sent_pence: 3000,
      voided_letters: 2,
      mails: 3,
    })
    const mine = (await ann.act('my_tickets')).data.draws[0]
    expect(mine).toMatchObject({ status: 'cancelled', odds: { yours: 0, issued: 0 } })
    expect(mine?.tickets.map(({ status }) => status)).toEqual(['refunded', 'refunded', 'refunded'])
    const told = (await world.host.mailbox()).filter(({ subject }) => subject === 'Cancelled: A test draw')
    expect(told.map(({ to }) => to).sort()).toEqual([ann.email, ben.email, writer].sort())
    const textTo = (email: string) => told.find(({ to }) => to === email)?.text
    expect(textTo(ann.email)).toContain('ticket numbers 000002 and 000003 are given back in full, £20')
    expect(textTo(writer)).toContain('Your free entry, ticket number 000005, ended with the draw')
    for (const { text } of told) expect(text).toContain('The hotel closed.')
    expect((await ann.act('buy_tickets', wish(draw))).code).toBe('cancelled')
    expect((await operator.act('cancel_draw', { draw_id: draw, reason: 'Again' })).code).toBe('cancelled')
  })

  test('of a large draw is answered at once, goes on by itself in parts, and keeps orders whole', async () => {
    const draw = await openDraw(world, { max_per_person: 10_000 })
    const buyers = await world.people(3)
    for (const buyer of buyers) await buyer.act('buy_tickets', wish(draw, 4000))
    await operator.act('log_postal_entry', letter(draw))
    const { data } = await operator.act('cancel_draw', { draw_id: draw, reason: 'A storm.' })
    expect(data).toMatchObject({ done_at: null, last_number: 12_001, done_number: 0 })
    expect((await buyers[0]?.act('buy_tickets', wish(draw)))?.code).toBe('cancelled')
    const standing = async () =>
      (await operator.act('operator_cancellations')).data.find(({ draw_id }) => draw_id === draw)
    await expect.poll(async () => (await standing())?.done_at, { timeout: 20_000 }).toBeTruthy()
    expect(await standing()).toMatchObject({
      done_number: 12_001,
      refunded_tickets: 12_000,
      refunded_orders: 3,
      owed_pence: 12_000_000,
      sent_pence: 12_000_000,
      voided_letters: 1,
      mails: 3,
    })
    const [left] = await world.sql`select live, paid from private.draws where id = ${draw}`
    expect(left).toEqual({ live: 0, paid: 0 })
  })

  test('an undated draw leaves a new one in its place', async () => {
    const draws = await world.sql`
      select id from private.draws where experience = 'worldcup2026' and closes_at is null and status = 'open'`
    await operator.act('cancel_draw', { draw_id: draws[0]?.id, reason: 'Starting afresh' })
    expect((await drawFor(world, 'worldcup2026')).id).not.toBe(draws[0]?.id)
  })

  test('is refused without a reason, and from the moment nobody can stop the draw', async () => {
    const draw = await openDraw(world)
    expect((await operator.act('cancel_draw', { draw_id: draw, reason: ' ' })).code).toBe('reason_required')
    await world.setClock('2030-01-03T00:00:00Z')
    expect((await operator.act('cancel_draw', { draw_id: draw, reason: 'Late' })).code).toBe('frozen')
  })

  test('is on record, as is every act of an operator', async () => {
    const rows =
      await world.sql`select distinct act from private.audit_log where actor = ${operator.id} order by act`
    expect(rows.map(({ act }) => act)).toEqual([
      'cancel_draw',
      'cancelled_draw',
      'log_postal_entry',
      'schedule_draw',
    ])
    await expect(world.sql`update private.audit_log set act = 'x'`).rejects.toThrow('append-only')
  })
})
