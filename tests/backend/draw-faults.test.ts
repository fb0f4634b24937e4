import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../../server/database/free-port.ts'
import { startHost, type TestHost } from '../host.ts'
import { openRelay, type Relay, recorded } from './beacon-relay.ts'
import { buy, faultsIn, fileOf, openDrawOf, reaches, timesOf } from './draw-world.ts'
import { type Person, type World, worldOf } from './tickets-world.ts'

const round = 1001
const hour = 60 * 60_000
const afterDraw = (hours: number) => new Date(Date.parse(timesOf(round).drawn) + hours * hour).toISOString()

let dataDir: string
let port: number
let relay: Relay
let world: World
let people: Person[]

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wanderwish-'))
  port = await freePort()
  relay = await openRelay()
  world = await worldOf(await start())
  people = await world.people(3)
})
afterAll(async () => {
  await world.close()
  relay.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

const start = () => startHost({ dataDir, port, env: { BEACON_RELAYS: relay.url } })

/** Everything a draw leaves behind, counted: each must be there once. */
async function traces(draw: string): Promise<Record<string, number>> {
  const [counts] = await world.sql`
    select
      (select count(*) from private.manifests where draw_id = ${draw})::int as manifests,
      (select count(*) from private.frozen_pools where draw_id = ${draw})::int as pools,
      (select count(*) from private.drawn_rounds where draw_id = ${draw})::int as results,
      (select count(*) from private.picks where draw_id = ${draw})::int as picks,
      (select count(*) from private.claims where draw_id = ${draw})::int as claims,
      (select count(*) from private.mail_outbox where template = 'prize-won' and data ->> 'draw_id' = ${draw})::int as told,
      (select count(*) from private.mail_outbox where template = 'claim-lapsed' and data ->> 'draw_id' = ${draw})::int as lapsed`
  return counts as Record<string, number>
}

async function soldDraw(): Promise<string> {
  const draw = await openDrawOf(world, round)
  for (const person of people) await buy(person, draw)
  await (people[2] as Person).act('refund_tickets', { draw_id: draw, numbers: [3] })
  return draw
}

/** Holds a table so that whoever comes to write it stops there; kills the host once it does; lets go; starts another. */
async function killAtWriting(table: string, moveOn: () => Promise<void>): Promise<void> {
  const holder = postgres(world.host.databaseUrl, { max: 1, onnotice: () => {} })
  const held = await holder.reserve()
  await held`begin`
  await held.unsafe(`lock table private.${table} in share mode`)
  await moveOn()
  await vi.waitUntil(() => isSomebodyWaitingFor(table), { timeout: 20_000 })
  await world.host.kill()
  await held`rollback`
  held.release()
  await holder.end()
  await startAgain()
}

async function isSomebodyWaitingFor(table: string): Promise<boolean> {
  const waiting = await world.sql`
    select 1 from pg_locks where not granted and relation = ${`private.${table}`}::regclass`
  return waiting.length > 0
}

async function startAgain(): Promise<void> {
  world = { ...world, host: await start() }
}

describe('a host that is killed', () => {
  test.each([
    ['publishing the terms', 'manifests', null],
    ['freezing, at the last checkpoint', 'checkpoints', timesOf(round).frozen],
    ['freezing, at the pool itself', 'frozen_pools', timesOf(round).frozen],
    ['drawing, at the result', 'drawn_rounds', timesOf(round).drawn],
    ['drawing, at the numbers', 'picks', timesOf(round).drawn],
    ['drawing, at the claim', 'claims', timesOf(round).drawn],
    ['telling the winner', 'mail_outbox', timesOf(round).drawn],
  ])('while %s leaves one result and one mail', async (_step, table, at) => {
    let draw = at ? await soldDraw() : ''
    if (at === timesOf(round).drawn) await freezeAll(draw)
    await killAtWriting(table, async () => {
      if (at) await world.setClock(at)
      else draw = await openDrawOf(world, round)
    })
    if (!at) for (const person of people) await buy(person, draw)
    await world.setClock(timesOf(round).drawn)
    await reaches(world, draw, 'drawn')
    expect(await traces(draw)).toMatchObject({
      manifests: 1,
      pools: 1,
      results: 1,
      claims: 1,
      told: 1,
      lapsed: 0,
    })
    expect(await faultsIn(await fileOf(world, draw))).toEqual([])
  })

  test('while waiting for the beacon leaves one result', async () => {
    const draw = await soldDraw()
    await freezeAll(draw)
    const asked = relay.asked.length
    relay.answer = () => undefined
    await world.setClock(timesOf(round).drawn)
    await vi.waitUntil(() => relay.asked.length > asked, { timeout: 20_000 })
    await world.host.kill()
    relay.answer = recorded
    await startAgain()
    await reaches(world, draw, 'drawn')
    expect(await traces(draw)).toMatchObject({ results: 1, claims: 1, told: 1 })
  })

  test('while passing a prize on promotes one reserve and writes one mail to each', async () => {
    const draw = await soldDraw()
    await freezeAll(draw)
    await world.setClock(timesOf(round).drawn)
    await reaches(world, draw, 'drawn')
    await killAtWriting('claim_log', () => world.setClock(afterDraw(48.01)))
    await vi.waitUntil(async () => (await traces(draw)).claims === 2, { timeout: 20_000 })
    expect(await traces(draw)).toMatchObject({ claims: 2, told: 2, lapsed: 1 })
    expect(await faultsIn(await fileOf(world, draw))).toEqual([])
  })

  test('while writing the file gives the whole file the next time', async () => {
    const draw = await soldDraw()
    await freezeAll(draw)
    const torn = fileOf(world, draw).catch(() => undefined)
    await world.host.kill()
    await torn
    await startAgain()
    expect(JSON.parse(await fileOf(world, draw))).toMatchObject({ n: 2 })
  })
})

test('two hosts on one database freeze, draw, tell and promote once between them', async () => {
  const other = await startHost({
    env: { DATABASE_URL: world.host.databaseUrl, PUBLIC_URL: world.host.url, BEACON_RELAYS: relay.url },
  })
  const hosts: TestHost[] = [world.host, other]
  for (let turn = 0; turn < 3; turn += 1) {
    const draw = await soldDraw()
    await world.setClock(timesOf(round).frozen)
    await reaches(world, draw, 'frozen')
    await world.setClock(timesOf(round).drawn)
    await reaches(world, draw, 'drawn')
    await world.setClock(afterDraw(48.01))
    await vi.waitUntil(async () => (await traces(draw)).claims === 2, { timeout: 20_000 })
    await pause(1500)
    expect(await traces(draw)).toEqual({
      manifests: 1,
      pools: 1,
      results: 1,
      picks: 2,
      claims: 2,
      told: 2,
      lapsed: 1,
    })
    const files = await Promise.all(hosts.map((host) => fileOf({ ...world, host }, draw)))
    expect(files[0]).toBe(files[1])
  }
  await other.stop()
})

/** Back before the draw's time, the pool frozen. */
async function freezeAll(draw: string): Promise<void> {
  await world.setClock(timesOf(round).frozen)
  await reaches(world, draw, 'frozen')
}
