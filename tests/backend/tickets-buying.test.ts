import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mostPerWish } from '../../src/content/tickets/refusals.ts'
import { newProfile } from '../host.ts'
import { servedAt } from './queueing.ts'
import { drawFor, openDraw, openWorld, password, type World, wish } from './tickets-world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterEach(() => world.setClock(null))
afterAll(() => world.close())

describe('a purchase', () => {
  test('gives the buyer the next numbers of the draw and names price and charity share', async () => {
    const [ann, ben] = [await world.person(), await world.person()]
    const draw = await openDraw(world, { price_pence: 700 })
    const hers = await ann.act('buy_tickets', wish(draw, 3))
    const his = await ben.act('buy_tickets', wish(draw, 2))
    expect(hers.data).toMatchObject({
      numbers: [1, 2, 3],
      total_pence: 2100,
      charity_total_pence: 750,
      status: 'paid',
      payment: 'demo',
    })
    expect(his.data.numbers).toEqual([4, 5])
  })

  test('works on a fresh machine for each of the four choices', async () => {
    const ann = await world.person()
    const { data } = await world.visitor.act('on_offer')
    expect(data.draws.map(({ experience }) => experience)).toEqual([
      'seychelles',
      'monaco',
      'worldcup2026',
      'diaspora',
    ])
    for (const { id } of data.draws) expect((await ann.act('buy_tickets', wish(id))).code).toBeNull()
  })

  test('is quoted beforehand with total, charity pence and the odds it would give', async () => {
    const [ann, ben] = [await world.person(), await world.person()]
    const draw = await openDraw(world, { cap: 100, max_per_person: 4 })
    await ben.act('buy_tickets', wish(draw, 4))
    await ann.act('buy_tickets', wish(draw, 1))
    const quote = await ann.act('quote', { draw_id: draw, quantity: 3 })
    expect(quote.data).toMatchObject({
      total_pence: 3000,
      charity_total_pence: 750,
      odds: { yours: 4, issued: 8 },
      you_may_buy: 3,
      refusal: null,
      payment: 'demo',
    })
    const tooMany = await ann.act('quote', { draw_id: draw, quantity: 4 })
    expect(tooMany.data).toMatchObject({ refusal: 'over_personal_maximum' })
  })

  test('is quoted with what is left of the draw and of the month, and with the end of a break', async () => {
    const [ann, ben] = [await world.person(), await world.person()]
    const draw = await openDraw(world, { cap: 8 })
    await ben.act('buy_tickets', wish(draw, 5))
    const quoted = async () => (await ann.act('quote', { draw_id: draw, quantity: 5 })).data
    expect(await quoted()).toMatchObject({
      refusal: 'sold_out',
      you_may_buy: 3,
      remaining: 3,
      left_this_month_pence: null,
      on_break_until: null,
    })
    await ann.act('set_spend_limit', { monthly_limit_pence: 1500 })
    await ann.act('buy_tickets', wish(draw))
    expect(await quoted()).toMatchObject({ remaining: 2, left_this_month_pence: 500 })
    await ann.act('take_break')
    expect(await quoted()).toMatchObject({ refusal: 'on_break', on_break_until: expect.any(String) })
    const undated = await openDraw(world)
    expect((await ben.act('quote', { draw_id: undated, quantity: 1 })).data).toMatchObject({
      remaining: null,
    })
  })

  test('may be of as many tickets as the site says at most, and not of one more', async () => {
    const ann = await world.person()
    const draw = await openDraw(world, { max_per_person: mostPerWish })
    const most = await ann.act('buy_tickets', wish(draw, mostPerWish))
    expect(most.code, `private.guard_quantity allows fewer than mostPerWish (${mostPerWish})`).toBeNull()
    const more = await ann.act('buy_tickets', wish(draw, mostPerWish + 1))
    expect(more.code, `private.guard_quantity allows more than mostPerWish (${mostPerWish})`).toBe(
      'bad_quantity',
    )
  })

  test('is confirmed by mail with its numbers, the way to its receipt and the refund deadline', async () => {
    const ann = await world.person()
    const draw = await openDraw(world, { draws_at: '2030-07-03T19:00:00Z' })
    const { data } = await ann.act('buy_tickets', wish(draw, 2))
    const letters = await world.lettersTo(ann.email)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('ticket numbers 000001 and 000002')
    expect(letters[0]?.text).toContain(`${world.host.url}/receipt?order=${data.id}`)
    expect(letters[0]?.text).toContain('2 July 2030 at 20:00 (UK time)')
  })

  test('records when the buyer confirmed being an adult', async () => {
    const ann = await world.person()
    const draw = await openDraw(world)
    const { data } = await ann.act('buy_tickets', wish(draw))
    const [order] = await world.sql`
      select adult_confirmed_at = created_at as recorded from private.orders where id = ${data.id}`
    expect(order?.recorded).toBe(true)
  })
})

describe('a request id', () => {
  test('sent a hundred times at once is one order with one answer', async () => {
    const ann = await world.person()
    const draw = await openDraw(world)
    const once = wish(draw, 2)
    const answers = await Promise.all(Array.from({ length: 100 }, () => ann.act('buy_tickets', once)))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(answers[0]?.data.numbers).toEqual([1, 2])
    const [count] =
      await world.sql`select count(*)::int as orders from private.orders where draw_id = ${draw}`
    expect(count?.orders).toBe(1)
    expect(await world.lettersTo(ann.email)).toHaveLength(1)
  })

  test('still gives the old answer after the draw has closed', async () => {
    const ann = await world.person()
    const draw = await openDraw(world)
    const once = wish(draw)
    const bought = await ann.act('buy_tickets', once)
    await world.setClock('2030-01-02T00:00:00Z')
    expect((await ann.act('buy_tickets', once)).data).toEqual(bought.data)
  })

  test('is refused for another quantity or another draw', async () => {
    const ann = await world.person()
    const [draw, other] = [await openDraw(world), await openDraw(world)]
    const once = wish(draw)
    await ann.act('buy_tickets', once)
    expect((await ann.act('buy_tickets', { ...once, quantity: 2 })).code).toBe('request_id_reused')
    expect((await ann.act('buy_tickets', { ...once, draw_id: other })).code).toBe('request_id_reused')
  })

  test('sent for two draws at the same moment buys in one of them only', async () => {
    const ann = await world.person()
    const [draw, other] = [await openDraw(world), await openDraw(world)]
    const once = wish(draw)
    const answers = await Promise.all([
      ann.act('buy_tickets', once),
      ann.act('buy_tickets', { ...once, draw_id: other }),
    ])
    expect(answers.map(({ code }) => code).sort()).toEqual(['request_id_reused', null].sort())
    const rows = await world.sql`select numbered from private.draws where id in (${draw}, ${other})`
    expect(rows.map(({ numbered }) => numbered).sort()).toEqual([0, 1])
  })

  test('belongs to its buyer: another may use the same one', async () => {
    const [ann, ben] = [await world.person(), await world.person()]
    const once = wish(await openDraw(world))
    expect((await ann.act('buy_tickets', once)).code).toBeNull()
    expect((await ben.act('buy_tickets', once)).data.numbers).toEqual([2])
  })
})

describe('buying is refused', () => {
  test.each([0, -1, null as never])('for a quantity of %s', async (quantity) => {
    const ann = await world.person()
    const draw = await openDraw(world)
    expect(await ann.act('buy_tickets', { ...wish(draw), quantity })).toMatchObject({
      code: 'bad_quantity',
      status: 422,
    })
  })

  test.each(['1.5', 'two', 1e12, {}] as number[])(
    'for a quantity that is no whole number (%j)',
    async (quantity) => {
      const ann = await world.person()
      const draw = await openDraw(world)
      expect((await ann.act('buy_tickets', { ...wish(draw), quantity })).status).toBe(400)
    },
  )

  test('without the sentence about being 18 or over', async () => {
    const ann = await world.person()
    const draw = await openDraw(world)
    for (const confirms_adult of [false, null as never]) {
      const { code } = await ann.act('buy_tickets', wish(draw, 1, { confirms_adult }))
      expect(code).toBe('adult_confirmation_required')
    }
  })

  test('without a request id, and for a draw that does not exist', async () => {
    const ann = await world.person()
    const draw = await openDraw(world)
    expect((await ann.act('buy_tickets', wish(draw, 1, { request_id: null as never }))).code).toBe(
      'bad_request_id',
    )
    expect(await ann.act('buy_tickets', wish(randomUUID()))).toMatchObject({
      code: 'unknown_draw',
      status: 404,
    })
  })

  test('to an account whose address is not confirmed: nobody can sign in to it', async () => {
    const [client, email] = [world.host.client(), `${randomUUID()}@example.com`]
    await client.auth.signUp({ email, password, options: { data: newProfile('Ann Unsure') } })
    const { error } = await client.auth.signInWithPassword({ email, password })
    expect(error?.code).toBe('email_not_confirmed')
    const { status } = await client.rpc('buy_tickets', wish(await openDraw(world)))
    expect(status).toBe(401)
  })

  test('to an account without a complete profile, until it is completed', async () => {
    const ann = await world.person()
    const draw = await openDraw(world)
    await ann.client.auth.updateUser({ data: { phone: null } })
    expect((await ann.act('buy_tickets', wish(draw))).code).toBe('profile_incomplete')
    expect((await ann.act('quote', { draw_id: draw, quantity: 1 })).data).toMatchObject({
      refusal: 'profile_incomplete',
    })
    await ann.client.auth.updateUser({ data: { phone: '+447700900123' } })
    expect((await ann.act('buy_tickets', wish(draw))).code).toBeNull()
  })

  test('to visitors and to a session that was ended', async () => {
    const draw = await openDraw(world)
    expect((await world.visitor.act('buy_tickets', wish(draw))).status).toBe(401)
    const ann = await world.person()
    await world.sql`delete from auth.sessions where user_id = ${ann.id}`
    expect(await ann.act('buy_tickets', wish(draw))).toMatchObject({ code: 'not_signed_in', status: 401 })
  })

  test('before the opening, allowed from its very second', async () => {
    const ann = await world.person()
    const draw = await openDraw(world, { opens_at: '2027-05-01T09:00:00Z' })
    await world.setClock('2027-05-01T08:59:59.999Z')
    expect((await ann.act('buy_tickets', wish(draw))).code).toBe('not_open_yet')
    await world.setClock('2027-05-01T09:00:00Z')
    expect((await ann.act('buy_tickets', wish(draw))).code).toBeNull()
  })

  test('from the closing second on, allowed until just before', async () => {
    const ann = await world.person()
    const draw = await openDraw(world, { closes_at: '2027-05-01T20:00:00Z' })
    await world.setClock('2027-05-01T19:59:59.999Z')
    expect((await ann.act('buy_tickets', wish(draw))).code).toBeNull()
    await world.setClock('2027-05-01T20:00:00Z')
    expect((await ann.act('buy_tickets', wish(draw))).code).toBe('closed')
  })

  test('to someone who queued before the closing and is served after it', async () => {
    const ann = await world.person()
    const draw = await openDraw(world, { closes_at: '2027-05-01T20:00:00Z' })
    await world.setClock('2027-05-01T19:59:59Z')
    const answer = await servedAt(world, { draw, at: '2027-05-01T20:00:01Z' }, () =>
      ann.act('buy_tickets', wish(draw)),
    )
    expect(answer.code).toBe('closed')
  })

  test('when the pool is full: the second buyer of the last ticket is told it is sold out', async () => {
    const [ann, ben] = [await world.person(), await world.person()]
    const draw = await openDraw(world, { cap: 3 })
    await ann.act('buy_tickets', wish(draw, 2))
    const answers = await Promise.all([ann, ben].map((buyer) => buyer.act('buy_tickets', wish(draw))))
    expect(answers.map(({ code }) => code).sort()).toEqual(['sold_out', null].sort())
  })

  test('above the personal maximum, allowed up to it and again after a refund', async () => {
    const ann = await world.person()
    const draw = await openDraw(world, { max_per_person: 3 })
    expect((await ann.act('buy_tickets', wish(draw, 4))).code).toBe('over_personal_maximum')
    expect((await ann.act('buy_tickets', wish(draw, 3))).code).toBeNull()
    expect((await ann.act('buy_tickets', wish(draw))).code).toBe('over_personal_maximum')
    await ann.act('refund_tickets', { draw_id: draw, numbers: [2] })
    expect((await ann.act('buy_tickets', wish(draw))).data.numbers).toEqual([4])
  })

  test('above the personal maximum however many requests come at once', async () => {
    const ann = await world.person()
    const draw = await openDraw(world, { max_per_person: 5 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => ann.act('buy_tickets', wish(draw))))
    expect(answers.filter(({ code }) => code === null)).toHaveLength(5)
  })

  test('in an undated draw once a scheduled one has taken its place', async () => {
    const ann = await world.person()
    const undated = await drawFor(world, 'diaspora')
    expect((await ann.act('buy_tickets', wish(undated.id))).code).toBeNull()
    const dated = await openDraw(world, { experience: 'diaspora', closes_at: '2027-01-01T00:00:00Z' })
    expect((await drawFor(world, 'diaspora')).id).toBe(dated)
    expect((await ann.act('buy_tickets', wish(undated.id))).code).toBe('superseded')
    await world.setClock('2027-01-01T00:00:00Z')
    expect((await ann.act('buy_tickets', wish(undated.id))).code).toBeNull()
  })

  test('without a payment in a draw that is paid for', async () => {
    const ann = await world.person()
    await world.sql`select private.use_payment('stripe')`
    const paid = await openDraw(world)
    await world.sql`select private.use_payment('demo')`
    expect((await ann.act('buy_tickets', wish(paid))).code).toBe('payment_required')
    expect((await ann.act('buy_tickets', wish(await openDraw(world)))).code).toBeNull()
  })
})
