import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../server/database/free-port.ts'
import { runningPostmaster, startHost, type TestHost } from '../host.ts'
import { actor, first, openDraw, type Person, worldOf } from './tickets-world.ts'

const purchases = 2000
const kills = 10
const buyers = 32

let dataDir: string
let host: TestHost
let port: number

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wanderwish-'))
  port = await freePort()
  host = await startHost({ dataDir, port })
})
afterAll(async () => {
  await host.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('the service is killed ten times amid two thousand purchases, and every order is there exactly once', async () => {
  const before = await worldOf(host)
  const people = await before.people(buyers)
  const draw = await openDraw(before, { max_per_person: purchases })
  await before.sql.end()

  const acknowledged = new Map<string, number>()
  const shopping = { left: purchases, answered: 0 }
  const everyone = Promise.all(people.map((person) => shop(person, draw, shopping, acknowledged)))
  for (let killed = 1; killed <= kills; killed += 1) {
    while (shopping.answered < (killed * purchases) / (kills + 1)) await pause(5)
    await host.kill()
    // Every other time the database goes down with it, as when the machine loses its processes at once.
    if (killed % 2 === 0) await killDatabase()
    host = await startHost({ dataDir, port })
  }
  await everyone

  const { sql } = await worldOf(host)
  const orders = await sql`select request_id, first_number from private.orders where draw_id = ${draw}`
  const stored = new Map(orders.map((order) => [order.request_id, order.first_number]))
  const [pool] = await sql`
    select count(*)::int as tickets, min(number)::int as lowest, max(number)::int as highest
    from private.tickets where draw_id = ${draw}`
  const [letters] =
    await sql`select count(*)::int as queued from private.mail_outbox where template = 'order'`
  await sql.end()
  expect(acknowledged.size).toBe(purchases)
  expect(stored).toEqual(acknowledged)
  expect(orders).toHaveLength(purchases)
  expect(pool).toEqual({ tickets: purchases, lowest: 1, highest: purchases })
  expect(letters?.queued).toBe(purchases)
}, 600_000)

/** One buyer after another ticket; a lost answer is asked for again with the same request id. */
async function shop(
  { token }: Person,
  draw: string,
  shopping: { left: number; answered: number },
  acknowledged: Map<string, number>,
): Promise<void> {
  const buyer = actor(host, token)
  while (shopping.left > 0) {
    shopping.left -= 1
    const once = { draw_id: draw, quantity: 1, request_id: randomUUID(), confirms_adult: true }
    let answer = await buyer.act('buy_tickets', once)
    while (answer.code !== null) {
      await pause(250)
      answer = await buyer.act('buy_tickets', once)
    }
    acknowledged.set(once.request_id, first(answer.data.numbers))
    shopping.answered += 1
  }
}

async function killDatabase(): Promise<void> {
  process.kill((await runningPostmaster(dataDir)).pid, 'SIGKILL')
}
