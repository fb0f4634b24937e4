import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../server/database/migrations.ts'
import { openPool, type Sql } from '../../server/database/pool.ts'
import { Checkpoints } from '../../server/draws/checkpoints.ts'
import { drawFile, LeafFiles } from '../../server/draws/draw-files.ts'
import { draw } from '../../server/draws/drawing.ts'
import { freeze } from '../../server/draws/freezing.ts'
import { projectRoot } from '../../server/settings.ts'
import { newProfile, startHost, type TestHost } from '../host.ts'
import { asSuperuser } from '../superuser.ts'
import { recorded } from './beacon-relay.ts'
import { setClock } from './clock.ts'
import { faultsIn, timesOf } from './draw-world.ts'

const migrations = join(projectRoot, 'supabase', 'migrations')
const round = 1004
let host: TestHost
let sql: Sql
let folder: string

/** A database as it was before entries were sealed. */
beforeAll(async () => {
  host = await startHost()
  await asSuperuser(host, 'create database before_seals owner wanderwish')
  sql = openPool(host.databaseUrl.replace(/postgres$/, 'before_seals'), 3)
  folder = await mkdtemp(join(tmpdir(), 'wanderwish-before-'))
  const earlier = (await readdir(migrations)).filter((name) => name < '20261117000500')
  for (const name of earlier) await copyFile(join(migrations, name), join(folder, name))
  await migrate(sql, folder)
})
afterAll(async () => {
  await sql.end()
  await host.stop()
  await rm(folder, { recursive: true })
})

async function account(): Promise<string> {
  const [row] = await sql`
    insert into auth.users (email, email_confirmed_at, raw_user_meta_data)
    values (${`${randomUUID()}@example.com`}, now(), ${sql.json(newProfile('Ann Early'))}) returning id`
  return row?.id
}

async function openDraw(): Promise<string> {
  const times = timesOf(round)
  const [row] = await sql`
    insert into private.draws (experience, title, price_pence, charity_name, charity_pence, max_per_person, opens_at,
      closes_at, postal_closes_at, draws_at)
    values ('monaco', 'An early draw', 1000, 'A charity', 250, 50, ${times.opens}, ${times.closed}, ${times.closed},
      ${times.drawn}) returning id`
  return row?.id
}

async function buy(person: string, id: string, quantity: number): Promise<void> {
  await sql`
    with placed as (
      insert into private.orders (user_id, request_id, draw_id, quantity, price_pence, charity_pence, provider, status,
        first_number, adult_confirmed_at, created_at, paid_at)
      values (${person}, gen_random_uuid(), ${id}, ${quantity}, 1000, 250, 'demo', 'paid',
        private.take_numbers(${id}, ${quantity}), now(), now(), now()) returning *
    )
    select id from placed`
  await sql`
    select private.issue_tickets(o) from private.orders o
    where not exists (select from private.tickets t where t.order_id = o.id)`
}

test('entries made before sealing are sealed by the upgrade, and their draw is drawn like any other', async () => {
  const [ann, ben] = [await account(), await account()]
  const [kept, cancelled] = [await openDraw(), await openDraw()]
  for (const id of [kept, cancelled]) {
    await buy(ann, id, 5)
    await sql`select private.hand_back(${ann}, d, '{2,4}', now()) from private.draws d where d.id = ${id}`
    await buy(ben, id, 3)
  }
  await setClock(sql, timesOf(round).selling)
  await sql`select private.cancel_draw(null, ${cancelled}, 'A storm.')`

  await migrate(sql)

  const counts = await sql`
    select numbered, live, paid from private.draws where id in (${kept}, ${cancelled}) order by live desc`
  expect([...counts]).toEqual([
    { numbered: 8, live: 6, paid: 6 },
    { numbered: 8, live: 0, paid: 0 },
  ])
  const stones = await sql`select void from private.tombstones where draw_id = ${cancelled}`
  expect(stones.map((stone) => stone.void)).toEqual(Array(8).fill('cancelled'))

  await buy(ben, kept, 2)
  await sql`select private.hand_back(${ben}, d, '{9}', now()) from private.draws d where d.id = ${kept}`
  const checkpoints = await Checkpoints.open(sql)
  await checkpoints.catchUp()
  const signed = await sql`select size from private.checkpoints where draw_id = ${kept}`
  expect(signed.map(({ size }) => size)).toEqual([13])

  await setClock(sql, timesOf(round).frozen)
  await freeze(sql, kept, checkpoints.key)
  await setClock(sql, timesOf(round).drawn)
  await draw(sql, kept, recorded(round))
  const pieces: string[] = []
  for await (const piece of (await drawFile(sql, new LeafFiles(sql, folder), kept)) ?? [])
    pieces.push(String(piece))
  expect(await faultsIn(pieces.join(''))).toEqual([])
})
