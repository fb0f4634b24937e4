import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDraw, openWorld, type Person, type World, wish } from './tickets-world.ts'

let world: World
let crowd: Person[]

beforeAll(async () => {
  world = await openWorld()
  crowd = await world.people(500)
})
afterAll(() => world.close())

async function rush(draw: string) {
  const answers = await Promise.all(crowd.map((buyer) => buyer.act('buy_tickets', wish(draw))))
  const [pool] = await world.sql`
    select count(*)::int as sold, count(distinct number)::int as distinct_numbers, max(number)::int as highest
    from private.tickets where draw_id = ${draw} and status = 'live'`
  return { answers, pool }
}

test('five hundred buyers rush for the last hundred tickets and exactly a hundred get one', async () => {
  const draw = await openDraw(world, { cap: 100 })
  const { answers, pool } = await rush(draw)
  expect(answers.filter(({ code }) => code === null)).toHaveLength(100)
  expect(answers.filter(({ code }) => code === 'sold_out')).toHaveLength(400)
  expect(pool).toEqual({ sold: 100, distinct_numbers: 100, highest: 100 })
})

test('without the lock the constraint still holds the cap, as the second wall', async () => {
  await takeLockOut()
  const draw = await openDraw(world, { cap: 100 })
  const { pool } = await rush(draw)
  expect(pool?.sold).toBe(100)
})

test('without lock and constraint the same rush oversells, so the tests above can fail', async () => {
  await world.sql`alter table private.draws drop constraint never_over_the_cap`
  const draw = await openDraw(world, { cap: 100 })
  const { pool } = await rush(draw)
  expect(pool?.sold).toBeGreaterThan(100)
})

async function takeLockOut(): Promise<void> {
  const [row] = await world.sql`
    select pg_get_functiondef('api.buy_tickets(uuid, int, uuid, boolean)'::regprocedure) as text`
  const locked = 'where id = buy_tickets.draw_id for no key update;'
  expect(row?.text).toContain(locked)
  await world.sql.unsafe(row?.text.replace(locked, 'where id = buy_tickets.draw_id;'))
}
