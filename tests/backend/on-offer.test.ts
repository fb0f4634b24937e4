import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openDraw, openWorld, type World } from './tickets-world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterEach(() => world.setClock(null))
afterAll(() => world.close())

interface Trip {
  experience: string
  state: string
  draw_id: string | null
  opens_at: string | null
  event_over: boolean
}

/** Straight from the database: the host shares its answers for a second. */
async function trips(at: string | null = null): Promise<Trip[]> {
  await world.setClock(at)
  const [row] = await world.sql`select api.on_offer() as facts`
  return row?.facts.trips
}

const trip = async (experience: string, at: string | null = null) =>
  (await trips(at)).find((each) => each.experience === experience)

test('on a fresh machine four of the ten trips are open and six open next', async () => {
  const states = (await trips()).map(({ experience, state }) => [experience, state])
  expect(states).toEqual([
    ['seychelles', 'open'],
    ['monaco', 'open'],
    ['worldcup2026', 'open'],
    ['diaspora', 'open'],
    ['filipino-diaspora', 'next'],
    ['indian-diaspora', 'next'],
    ['japan', 'next'],
    ['dubai', 'next'],
    ['bali', 'next'],
    ['disney', 'next'],
  ])
})

test('the trip built around a day that has passed says so', async () => {
  expect(await trip('worldcup2026', '2026-07-19T12:00:00Z')).toMatchObject({ event_over: false })
  expect(await trip('worldcup2026', '2026-07-20T00:00:00Z')).toMatchObject({ event_over: true })
  expect(await trip('monaco', '2030-01-01T00:00:00Z')).toMatchObject({ event_over: false })
})

test('the operator opens a trip that was never on sale, and its terms are public at once', async () => {
  await world.sql`select private.set_on_sale(null, 'bali', true)`
  const [row] = await world.sql`select api.on_offer() as facts`
  const bali = row?.facts.draws.find(({ experience }: Trip) => experience === 'bali')
  expect(bali).toMatchObject({ title: 'Bali legacy trip', price_pence: 1000, charity_pence: 250, issued: 0 })
  expect(await trip('bali')).toMatchObject({ state: 'open', draw_id: bali.id })
})

test('a draw is announced, then on sale, then closed, and each time the trip leads to it', async () => {
  await world.sql`select private.set_on_sale(null, 'monaco', false)`
  expect(await trip('monaco')).toMatchObject({ state: 'next', draw_id: null, opens_at: null })
  const draw_id = await openDraw(world, {
    experience: 'monaco',
    opens_at: '2027-02-01T00:00:00Z',
    closes_at: '2027-03-01T00:00:00Z',
    draws_at: '2027-03-04T00:00:00Z',
  })
  const opens_at = '2027-02-01T00:00:00+00:00'
  expect(await trip('monaco', '2027-01-01T00:00:00Z')).toMatchObject({ state: 'next', draw_id, opens_at })
  expect(await trip('monaco', '2027-02-01T00:00:00Z')).toMatchObject({
    state: 'open',
    draw_id,
    opens_at: null,
  })
  expect(await trip('monaco', '2027-03-01T00:00:00Z')).toMatchObject({ state: 'closed', draw_id })
})
