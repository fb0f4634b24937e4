import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { servedAt } from './queueing.ts'
import { drawFor, openDraw, openWorld, type World, wish } from './tickets-world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterEach(() => world.setClock(null))
afterAll(() => world.close())

const pool = async (draw: string) =>
  (await world.sql`select live, numbered from private.draws where id = ${draw}`)[0]

describe('handing a ticket back', () => {
  test('gives the price back, leaves the pool and retires the number for good', async () => {
    const [ann, ben] = [await world.person(), await world.person()]
    const draw = await openDraw(world)
    await ann.act('buy_tickets', wish(draw, 3))
    const { data } = await ann.act('refund_tickets', { draw_id: draw, numbers: [3, 2] })
    expect(data).toMatchObject({ numbers: [2, 3], amount_pence: 2000, status: 'done' })
    expect(await pool(draw)).toEqual({ live: 1, numbered: 3 })
    expect((await ben.act('buy_tickets', wish(draw))).data.numbers).toEqual([4])
  })

  test('stands in the order it belonged to, and in no other', async () => {
    const ann = await world.person()
    const draw = await openDraw(world)
    const [first, second] = [
      (await ann.act('buy_tickets', wish(draw, 3))).data,
      (await ann.act('buy_tickets', wish(draw, 2))).data,
    ]
    await ann.act('refund_tickets', { draw_id: draw, numbers: [3] })
    await ann.act('refund_tickets', { draw_id: draw, numbers: [1] })
    const given = { refunded_pence: 2000, refunded_numbers: [1, 3], draw_status: 'open' }
    expect((await ann.act('my_order', { order_id: first.id })).data).toMatchObject(given)
    const untouched = { refunded_pence: 0, refunded_numbers: [] }
    expect((await ann.act('my_order', { order_id: second.id })).data).toMatchObject(untouched)
    const { orders } = (await ann.act('my_tickets')).data
    expect(orders.find(({ id }) => id === first.id)).toMatchObject(given)
  })

  test('is confirmed by mail', async () => {
    const ann = await world.person()
    const draw = await openDraw(world)
    await ann.act('buy_tickets', wish(draw))
    await ann.act('refund_tickets', { draw_id: draw, numbers: [1] })
    const letters = await world.lettersTo(ann.email)
    expect(letters.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('tickets'),
      'Your Wanderwish refund: £10',
    ])
  })

  test('twice, even at the same moment, gives the money back once', async () => {
    const ann = await world.person()
    const draw = await openDraw(world)
    await ann.act('buy_tickets', wish(draw, 2))
    const back = { draw_id: draw, numbers: [1, 2] }
    const answers = await Promise.all(Array.from({ length: 10 }, () => ann.act('refund_tickets', back)))
    for (const { data } of answers) expect(data).toMatchObject({ numbers: [1, 2], amount_pence: 2000 })
    const [owed] = await world.sql`
      select sum(amount_pence)::int as pence, count(*)::int as refunds from private.refunds
      where order_id in (select id from private.orders where draw_id = ${draw})`
    expect(owed).toEqual({ pence: 2000, refunds: 1 })
  })

  test('lists each ticket of several orders under its own order', async () => {
    const ann = await world.person()
    const draw = await openDraw(world)
    await ann.act('buy_tickets', wish(draw, 2))
    await ann.act('buy_tickets', wish(draw, 2))
    await ann.act('refund_tickets', { draw_id: draw, numbers: [2, 3, 4] })
    const rows = await world.sql`
      select r.numbers, r.amount_pence, o.refunded_pence from private.refunds r join private.orders o on o.id = r.order_id
      where o.draw_id = ${draw} order by r.numbers`
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { numbers: [2], amount_pence: 1000, refunded_pence: 1000 },
      { numbers: [3, 4], amount_pence: 2000, refunded_pence: 2000 },
    ])
  })

  test('is possible until 24 hours before the draw, to the second', async () => {
    const ann = await world.person()
    const draw = await openDraw(world, {
      closes_at: '2027-06-01T12:00:00Z',
      draws_at: '2027-06-05T19:00:00Z',
    })
    await ann.act('buy_tickets', wish(draw, 2))
    await world.setClock('2027-06-04T19:00:00Z')
    expect((await ann.act('refund_tickets', { draw_id: draw, numbers: [1] })).code).toBeNull()
    await world.setClock('2027-06-04T19:00:01Z')
    expect(await ann.act('refund_tickets', { draw_id: draw, numbers: [2] })).toMatchObject({
      code: 'refund_closed',
      status: 409,
    })
  })

  test.each([
    ['a day of 23 hours', '2027-03-28T23:30:00Z', '2027-03-27T23:30:00Z'],
    ['a day of 25 hours', '2027-10-31T22:30:00Z', '2027-10-30T22:30:00Z'],
  ])('keeps its 24 hours across %s', async (_, draws_at, deadline) => {
    const ann = await world.person()
    await world.setClock('2027-02-01T00:00:00Z')
    const draw = await openDraw(world, { closes_at: '2027-03-01T00:00:00Z', draws_at })
    await world.sql`alter database postgres set timezone = 'Europe/London'`
    const bought = await ann.act('buy_tickets', wish(draw, 2))
    expect(Date.parse(bought.data.refunds_until ?? '')).toBe(Date.parse(deadline))
    await world.setClock(deadline)
    expect((await ann.act('refund_tickets', { draw_id: draw, numbers: [1] })).code).toBeNull()
    await world.setClock(new Date(Date.parse(deadline) + 1000).toISOString())
    expect((await ann.act('refund_tickets', { draw_id: draw, numbers: [2] })).code).toBe('refund_closed')
    await world.sql`alter database postgres reset timezone`
  })

  test('is always possible while the draw has no date', async () => {
    const ann = await world.person()
    const { id } = await drawFor(world)
    const { data } = await ann.act('buy_tickets', wish(id))
    await world.setClock('2035-01-01T00:00:00Z')
    expect((await ann.act('refund_tickets', { draw_id: id, numbers: data.numbers })).code).toBeNull()
  })

  test('is refused to those who queued in time but are served too late', async () => {
    const ann = await world.person()
    const draw = await openDraw(world, {
      closes_at: '2027-06-01T12:00:00Z',
      draws_at: '2027-06-05T19:00:00Z',
    })
    await ann.act('buy_tickets', wish(draw))
    await world.setClock('2027-06-04T19:00:00Z')
    const answer = await servedAt(world, { draw, at: '2027-06-04T19:00:01Z' }, () =>
      ann.act('refund_tickets', { draw_id: draw, numbers: [1] }),
    )
    expect(answer.code).toBe('refund_closed')
  })

  test('is refused for numbers of others, unknown ones, none at all, and leaves everything as it was', async () => {
    const [ann, ben] = [await world.person(), await world.person()]
    const draw = await openDraw(world)
    await ann.act('buy_tickets', wish(draw))
    await ben.act('buy_tickets', wish(draw))
    for (const numbers of [[2], [1, 2], [99], []]) {
      const { code } = await ann.act('refund_tickets', { draw_id: draw, numbers })
      expect(code).toBe('unknown_ticket')
    }
    expect(await pool(draw)).toEqual({ live: 2, numbered: 2 })
  })
})

describe('the database itself', () => {
  test('refuses to revive, transfer or delete a ticket, whoever asks', async () => {
    const [ann, ben] = [await world.person(), await world.person()]
    const draw = await openDraw(world)
    await ann.act('buy_tickets', wish(draw, 2))
    await ann.act('refund_tickets', { draw_id: draw, numbers: [1] })
    const { sql } = world
    await expect(
      sql`update private.tickets set status = 'live', retired_at = null where draw_id = ${draw} and number = 1`,
    ).rejects.toThrow('stays so')
    await expect(
      sql`update private.tickets set user_id = ${ben.id} where draw_id = ${draw} and number = 2`,
    ).rejects.toThrow('not transferred')
    await expect(sql`delete from private.tickets where draw_id = ${draw}`).rejects.toThrow('append-only')
    await expect(sql`update private.orders set refunded_pence = 0 where draw_id = ${draw}`).rejects.toThrow(
      'an order moves',
    )
  })
})
