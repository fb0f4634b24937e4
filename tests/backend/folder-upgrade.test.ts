import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/bcrypt'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../server/database/migrations.ts'
import { openPool, type Sql } from '../../server/database/pool.ts'
import { startEmbeddedPostgres } from '../../server/database/postgres.ts'
import { projectRoot } from '../../server/settings.ts'
import { ask, newProfile, startHost, type TestHost } from '../host.ts'
import { password, wish } from './tickets-world.ts'

const migrations = join(projectRoot, 'supabase', 'migrations')
const email = 'early@example.com'
let folder: string
let dataDir: string
let drawId: string

/** A data folder as the first version left it, before sessions, persons, sealed entries and refunds by themselves. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wanderwish-older-'))
  dataDir = join(folder, 'data')
  const earlier = join(folder, 'migrations')
  await mkdir(earlier)
  for (const name of await readdir(migrations))
    if (name < '20261117') await copyFile(join(migrations, name), join(earlier, name))
  const database = await startEmbeddedPostgres(dataDir)
  const sql = openPool(database.url, 2)
  await migrate(sql, earlier)
  drawId = await boughtEarly(sql)
  await sql.end()
  await database.stop()
})
afterAll(() => rm(folder, { recursive: true }))

/** Ann buys three tickets of a draw with a date, by the acts of that version. */
async function boughtEarly(sql: Sql): Promise<string> {
  const [ann] = await sql`
    insert into auth.users (email, encrypted_password, email_confirmed_at, raw_user_meta_data)
    values (${email}, ${await hash(password, 4)}, now(), ${sql.json(newProfile('Ann Early'))}) returning id`
  const [draw] = await sql`
    insert into private.draws (experience, title, price_pence, charity_name, charity_pence, max_per_person, opens_at,
      closes_at, postal_closes_at, draws_at)
    values ('monaco', 'An early draw', 1000, 'A charity', 250, 50, '2026-01-01', '2030-01-01', '2030-01-01',
      '2030-01-03') returning id`
  const [session] = await sql`
    insert into auth.sessions (user_id, not_after, created_at, updated_at)
    values (${ann?.id}, now() + interval '1 hour', now(), now()) returning id`
  const claims = JSON.stringify({ sub: ann?.id, session_id: session?.id, role: 'authenticated' })
  await sql.begin(async (asAnn) => {
    await asAnn`select set_config('request.jwt.claims', ${claims}, true)`
    await asAnn`select api.buy_tickets(draw_id => ${draw?.id}, quantity => 3, request_id => ${randomUUID()},
      confirms_adult => true)`
  })
  return draw?.id
}

async function asHost<T>(host: TestHost, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = openPool(host.databaseUrl, 1)
  return work(sql).finally(() => sql.end())
}

const migrationsOf = (host: TestHost) =>
  asHost(host, async (sql) => {
    const rows = await sql`select name, applied_at from host.migrations where name like '2026%' order by name`
    return rows.map(({ name, applied_at }) => `${name} ${applied_at.toISOString()}`)
  })

test('a folder of an older version is brought up to date by the start: who had tickets has them, and buys on', async () => {
  const host = await startHost({ dataDir })
  const upgraded = await migrationsOf(host)
  expect(upgraded.map((line) => line.split(' ')[0])).toEqual((await readdir(migrations)).sort())
  const ann = host.client()
  expect((await ann.auth.signInWithPassword({ email, password })).error).toBeNull()
  const { draws } = await ask(ann, 'my_tickets', {})
  expect(draws).toMatchObject([{ draw: { id: drawId, payment: 'demo' } }])
  expect(draws[0]?.tickets.map(({ number, status }) => [number, status])).toEqual([
    [1, 'live'],
    [2, 'live'],
    [3, 'live'],
  ])
  await ask(ann, 'buy_tickets', wish(drawId, 2))
  await ask(ann, 'refund_tickets', { draw_id: drawId, numbers: [1] })
  await host.stop()

  const again = await startHost({ dataDir })
  expect(await migrationsOf(again), 'each is applied once').toEqual(upgraded)
  await asHost(again, async (sql) => {
    const [row] = await sql`select numbered, live from private.draws where id = ${drawId}`
    expect(row).toEqual({ numbered: 5, live: 4 })
  })
  await again.stop()
})
