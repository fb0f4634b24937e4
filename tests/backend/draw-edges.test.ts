import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recorded } from './beacon-relay.ts'
import {
  buy,
  type DrawWorld,
  faultsIn,
  fileOf,
  openDrawOf,
  openDrawWorld,
  reaches,
  statusOf,
  timesOf,
} from './draw-world.ts'
import type { Person } from './tickets-world.ts'

const round = 43
let world: DrawWorld
let buyer: Person
let operator: Person
beforeAll(async () => {
  world = await openDrawWorld()
  buyer = await world.person()
  operator = await world.person({ operator: true })
})
afterAll(() => world.close())

/** Takes a draw from its sales to its end, with whatever was entered. */
async function finish(draw: string): Promise<{ n: number; picks: unknown[]; claims: { act: string }[] }> {
  await world.setClock(timesOf(round).drawn)
  await reaches(world, draw, 'drawn')
  const file = await fileOf(world, draw)
  expect(await faultsIn(file)).toEqual([])
  return JSON.parse(file)
}

describe('a draw ends properly', () => {
  test('with no entries: nobody could win, and it says so', async () => {
    const { n, picks, claims } = await finish(await openDrawOf(world, round))
    expect({ n, picks }).toEqual({ n: 0, picks: [] })
    expect(claims.map(({ act }) => act)).toEqual(['unclaimed'])
  })

  test('with one entry, which wins', async () => {
    const draw = await openDrawOf(world, round)
    await buy(buyer, draw)
    const { picks, claims } = await finish(draw)
    expect(picks).toEqual([{ index: 0, ticketNo: 1 }])
    expect(claims.map(({ act }) => act)).toEqual(['told'])
  })

  test('with fewer entries than reserves: all of them are drawn, each once', async () => {
    const draw = await openDrawOf(world, round)
    await buy(buyer, draw, 7)
    const { picks } = await finish(draw)
    expect(new Set(picks.map((pick) => JSON.stringify(pick))).size).toBe(7)
  })

  test('with refunded entries alone: nobody is left', async () => {
    const draw = await openDrawOf(world, round)
    await buy(buyer, draw, 2)
    await buyer.act('refund_tickets', { draw_id: draw, numbers: [1, 2] })
    expect(await finish(draw)).toMatchObject({ n: 0, picks: [] })
  })

  test('with postal entries alone, which win like any other', async () => {
    const draw = await openDrawOf(world, round)
    for (const name of ['Ann Lee', 'Bob Ray']) await post(draw, name, `${randomUUID()}@example.com`)
    const result = await finish(draw)
    expect(result).toMatchObject({ n: 2, paid: 0, free: 2 })
    expect(result.claims.map(({ act }) => act)).toEqual(['told'])
  })
})

describe('the beacon', () => {
  test('is waited for when no relay answers, and the wait is in the log and on the page', async () => {
    world.relay.answer = () => undefined
    const draw = await openDrawOf(world, round)
    await buy(buyer, draw)
    await world.setClock(timesOf(round).drawn)
    await reaches(world, draw, 'frozen')
    await expect.poll(() => world.host.output()).toContain(`Draw ${draw} waits for its round`)
    const { data } = await world.visitor.act('one_draw', { draw_id: draw })
    expect(data?.draw).toMatchObject({ state: 'drawing', round })

    world.relay.answer = recorded
    await reaches(world, draw, 'drawn')
  })

  test.each([
    ['another round', () => recorded(42)],
    ['another round under this name', () => ({ ...recorded(42), round })],
    ['a randomness of its own', () => ({ ...recorded(round), randomness: recorded(42).randomness })],
    ['something that is no round', () => ({ round, hello: 'world' })],
    ['an endless answer', () => ({ ...recorded(round), padding: 'x'.repeat(20_000) })],
  ])('is not replaced by a relay that answers with %s', async (_what, answer) => {
    world.relay.answer = answer
    const draw = await openDrawOf(world, round)
    await buy(buyer, draw)
    await world.setClock(timesOf(round).drawn)
    await reaches(world, draw, 'frozen')
    const before = world.relay.asked.length
    await expect.poll(() => world.relay.asked.length).toBeGreaterThan(before + 1)
    expect(await statusOf(world, draw)).toBe('frozen')
    world.relay.answer = recorded
    await reaches(world, draw, 'drawn')
  })
})

async function post(draw: string, name: string, email: string): Promise<void> {
  const { code } = await operator.act('log_postal_entry', {
    letter_id: randomUUID(),
    draw_id: draw,
    full_name: name,
    address: '1 High Street, London',
    postcode: 'N1 9GU',
    born_on: '1980-02-03',
    received_on: timesOf(round).selling.slice(0, 10),
    email,
  })
  expect(code).toBeNull()
}
