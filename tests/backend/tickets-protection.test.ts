import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openDraw, openWorld, type World, wish } from './tickets-world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterEach(() => world.setClock(null))
afterAll(() => world.close())

describe('the monthly spend limit', () => {
  test('lets a person spend up to it and not a penny more', async () => {
    const ann = await world.person()
    const draw = await openDraw(world, { price_pence: 1000 })
    await ann.act('set_spend_limit', { monthly_limit_pence: 2500 })
    expect((await ann.act('buy_tickets', wish(draw, 2))).code).toBeNull()
    expect((await ann.act('buy_tickets', wish(draw))).code).toBe('over_spend_limit')
    const { data } = await ann.act('my_protection')
    expect(data).toMatchObject({ monthly_limit_pence: 2500, spent_this_month_pence: 2000 })
  })

  test('cannot be passed by buying in several draws at the same moment', async () => {
    const ann = await world.person()
    const draws = await Promise.all(Array.from({ length: 8 }, () => openDraw(world)))
    await ann.act('set_spend_limit', { monthly_limit_pence: 3000 })
    const answers = await Promise.all(draws.map((draw) => ann.act('buy_tickets', wish(draw))))
    expect(answers.filter(({ code }) => code === null)).toHaveLength(3)
  })

  test('counts a refund as not spent', async () => {
    const ann = await world.person()
    const draw = await openDraw(world)
    await ann.act('set_spend_limit', { monthly_limit_pence: 1000 })
    await ann.act('buy_tickets', wish(draw))
    await ann.act('refund_tickets', { draw_id: draw, numbers: [1] })
    expect((await ann.act('buy_tickets', wish(draw))).code).toBeNull()
  })

  test('can be lowered at once, raised or lifted only after 24 hours', async () => {
    const ann = await world.person()
    const draw = await openDraw(world)
    await world.setClock('2027-05-10T12:00:00Z')
    await ann.act('set_spend_limit', { monthly_limit_pence: 2000 })
    expect((await ann.act('set_spend_limit', { monthly_limit_pence: 1000 })).data).toMatchObject({
      monthly_limit_pence: 1000,
      pending_from: null,
    })
    expect((await ann.act('set_spend_limit', { monthly_limit_pence: null })).data).toMatchObject({
      monthly_limit_pence: 1000,
      pending_limit_pence: null,
      pending_from: '2027-05-11T12:00:00+00:00',
    })
    await world.setClock('2027-05-11T11:59:59Z')
    expect((await ann.act('buy_tickets', wish(draw, 2))).code).toBe('over_spend_limit')
    await world.setClock('2027-05-11T12:00:00Z')
    expect((await ann.act('buy_tickets', wish(draw, 2))).code).toBeNull()
    expect((await ann.act('my_protection')).data).toMatchObject({ monthly_limit_pence: null })
  })

  test('starts afresh with the month of the clocks in London', async () => {
    const ann = await world.person()
    const draw = await openDraw(world)
    await world.setClock('2027-06-20T12:00:00Z')
    await ann.act('set_spend_limit', { monthly_limit_pence: 1000 })
    await ann.act('buy_tickets', wish(draw))
    await world.setClock('2027-06-30T22:59:59Z')
    expect((await ann.act('buy_tickets', wish(draw))).code).toBe('over_spend_limit')
    await world.setClock('2027-06-30T23:00:00Z')
    expect((await ann.act('buy_tickets', wish(draw))).code).toBeNull()
  })

  test('is confirmed by a letter when it changes, and only then', async () => {
    const ann = await world.person()
    await world.setClock('2027-05-10T12:00:00Z')
    const set = (monthly_limit_pence: number | null) => ann.act('set_spend_limit', { monthly_limit_pence })
    for (const limit of [null, 5000, 5000, 9000, null]) await set(limit)
    await set(-1)
    const texts = (await world.lettersTo(ann.email)).map(({ text }) => text)
    expect(texts).toHaveLength(3)
    expect(texts[0]).toContain('From now on you may spend up to £50 in a calendar month.')
    expect(texts[1]).toContain('You asked for a limit of £90 in a calendar month. That takes 24 hours')
    expect(texts[1]).toContain('Until then £50 a month stays in force.')
    expect(texts[2]).toContain('You asked us to remove your limit.')
    expect(texts[2]).toContain('11 May 2027 at 13:00 (UK time)')
  })

  test('is refused when it makes no sense', async () => {
    const ann = await world.person()
    expect((await ann.act('set_spend_limit', { monthly_limit_pence: -1 })).code).toBe('bad_limit')
  })
})

describe('a break', () => {
  test('stops buying for six months to the second, and cannot be taken back', async () => {
    const ann = await world.person()
    const draw = await openDraw(world)
    await world.setClock('2027-01-15T10:00:00Z')
    expect((await ann.act('take_break')).data).toMatchObject({ on_break_until: '2027-07-15T09:00:00+00:00' })
    await ann.act('set_spend_limit', { monthly_limit_pence: null })
    await world.setClock('2027-07-15T08:59:59Z')
    expect((await ann.act('buy_tickets', wish(draw))).code).toBe('on_break')
    await world.setClock('2027-07-15T09:00:00Z')
    expect((await ann.act('buy_tickets', wish(draw))).code).toBeNull()
  })

  test('is confirmed by a letter that says until when', async () => {
    const ann = await world.person()
    await world.setClock('2027-01-15T10:00:00Z')
    await ann.act('take_break')
    const letters = await world.lettersTo(ann.email)
    expect(letters.map(({ subject }) => subject)).toEqual(['Your break from Wanderwish has begun'])
    expect(letters[0]?.text).toContain('15 July 2027 at 10:00 (UK time)')
  })

  test('keeps letters out too, and lets tickets be handed back', async () => {
    const [ann, operator] = [await world.person(), await world.person({ operator: true })]
    const draw = await openDraw(world)
    await ann.act('buy_tickets', wish(draw))
    await ann.act('take_break')
    const letter = {
      letter_id: randomUUID(),
      draw_id: draw,
      full_name: 'Ann',
      address: '1 High Street, London',
      postcode: 'EC1A 1BB',
      born_on: '1990-01-01',
      received_on: '2026-11-01',
      email: ann.email,
    }
    expect((await operator.act('log_postal_entry', letter)).code).toBe('on_break')
    expect((await ann.act('refund_tickets', { draw_id: draw, numbers: [1] })).code).toBeNull()
  })
})
