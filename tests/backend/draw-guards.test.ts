import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
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
import { operatorTool } from './operator-tool.ts'
import type { Person } from './tickets-world.ts'

const round = 1000
let world: DrawWorld
let buyer: Person
beforeAll(async () => {
  world = await openDrawWorld()
  buyer = await world.person()
  // These tests draw by hand: no relay can be reached.
  world.relay.answer = () => undefined
})
afterAll(() => world.close())

/** What the database says to its own owner. */
async function refusalOf(statement: Promise<unknown>): Promise<string> {
  return statement.then(
    () => 'done',
    (cause: Error) => cause.message,
  )
}

async function frozenDraw(quantity: number): Promise<string> {
  const draw = await openDrawOf(world, round)
  if (quantity > 0) await buy(buyer, draw, quantity)
  await world.setClock(timesOf(round).frozen)
  await reaches(world, draw, 'frozen')
  return draw
}

describe('the log', () => {
  let draw: string
  beforeAll(async () => {
    draw = await openDrawOf(world, round)
    await buy(buyer, draw, 3)
    await buyer.act('refund_tickets', { draw_id: draw, numbers: [2] })
    await vi.waitUntil(
      async () => (await world.sql`select 1 from private.checkpoints where draw_id = ${draw}`).length > 0,
    )
  })

  test.each([
    ['a leaf', () => world.sql`update private.tickets set commit = sha256('other') where draw_id = ${draw}`],
    [
      'a place',
      () => world.sql`update private.tickets set log_index = 9 where draw_id = ${draw} and number = 1`,
    ],
    ['a salt', () => world.sql`update private.tickets set salt = sha256('other') where draw_id = ${draw}`],
    ['a number', () => world.sql`delete from private.tickets where draw_id = ${draw}`],
    [
      'a retirement',
      () =>
        world.sql`update private.tickets set status = 'live', retired_at = null where draw_id = ${draw} and number = 2`,
    ],
    ['a tombstone', () => world.sql`delete from private.tombstones where draw_id = ${draw}`],
    ['a reason', () => world.sql`update private.tombstones set void = 'void' where draw_id = ${draw}`],
    [
      'a checkpoint',
      () => world.sql`update private.checkpoints set root = sha256('other') where draw_id = ${draw}`,
    ],
    ['a manifest', () => world.sql`delete from private.manifests where draw_id = ${draw}`],
    ['the key', () => world.sql`delete from private.checkpoint_key`],
  ])('not even the owner of the database can change %s', async (_what, change) => {
    expect(await refusalOf(change())).toMatch(/append-only|not transferred/)
  })
})

describe('a frozen pool', () => {
  let draw: string
  beforeAll(async () => {
    draw = await frozenDraw(3)
  })

  test('takes nothing in and lets nothing out', async () => {
    expect((await buyer.act('refund_tickets', { draw_id: draw, numbers: [1] })).code).toBe('refund_closed')
    expect(
      await refusalOf(
        world.sql`update private.tickets set status = 'void', retired_at = now() where draw_id = ${draw}`,
      ),
    ).toContain('append-only')
    expect(await refusalOf(world.sql`update private.draws set live = live + 1 where id = ${draw}`)).toContain(
      'append-only',
    )
    expect(await refusalOf(world.sql`update private.draws set status = 'open' where id = ${draw}`)).toContain(
      'immutable',
    )
    expect(
      await refusalOf(world.sql`update private.frozen_pools set n = 2 where draw_id = ${draw}`),
    ).toContain('append-only')
  })

  test('can no longer be cancelled, which would be a way to choose', async () => {
    const tool = operatorTool(world.host)
    const { complained } = await tool('cancel', draw, '--reason', 'We would rather not', '--yes')
    expect(complained).toContain('can no longer be cancelled')
  })

  test('is frozen once, however often it is asked', async () => {
    const tool = operatorTool(world.host)
    expect((await tool('freeze', draw)).said).toContain('It was frozen before: 3 entries (3 paid, 0 by post)')
  })
})

describe('drawing by hand', () => {
  let draw: string
  beforeAll(async () => {
    draw = await frozenDraw(5)
  })

  test('is refused before its time', async () => {
    expect((await withRound(recorded(round))).complained).toContain('too early')
    expect((await operatorTool(world.host)('draw', draw)).complained).toContain('too early')
  })

  test('is refused with another round, and with a forged one', async () => {
    await world.setClock(timesOf(round).drawn)
    expect((await withRound(recorded(42))).complained).toContain('not the round this draw named')
    const genuine = recorded(round)
    const forged = { ...recorded(42), round }
    expect((await withRound(forged)).complained).toContain('not genuine')
    expect((await withRound({ ...genuine, randomness: recorded(42).randomness })).complained).toContain(
      'not genuine',
    )
    expect((await withRound({ round })).complained).toContain('holds no round')
    expect(await statusOf(world, draw)).toBe('frozen')
  })

  test('gives the result that the worker would have given, and the same again when repeated', async () => {
    const once = await withRound(recorded(round))
    expect(once.said).toMatch(/^Drawn: number \d+, reserves (\d+, ){3}\d+\.\n$/)
    const again = await withRound(recorded(round))
    expect(again.said).toBe(once.said.replace('Drawn', 'It was drawn before'))
    expect(await faultsIn(await fileOf(world, draw))).toEqual([])
  })

  async function withRound(words: object) {
    return operatorTool(world.host)('draw', draw, '--round-file', await fileWith(words))
  }
})

test('a pool is not frozen before its time', async () => {
  const draw = await openDrawOf(world, round)
  const { complained } = await operatorTool(world.host)('freeze', draw)
  expect(complained).toContain('too early')
})

async function fileWith(words: object): Promise<string> {
  const path = `${world.host.dataDir}/round-${crypto.randomUUID()}.json`
  await writeFile(path, JSON.stringify(words))
  return path
}
