import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../server/database/free-port.ts'
import { openPool, requireReachable } from '../../server/database/pool.ts'
import { asPostgresUser, createCluster, postgresBinaries } from '../../server/database/postgres-cluster.ts'
import { newMember, startHost, type TestHost } from '../host.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wanderwish-owner-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** A data folder as hosts left it that did everything as the superuser, its database still running. */
async function oldFolder(): Promise<{ dataDir: string; superuserUrl: string }> {
  const dataDir = join(folder, 'old')
  const cluster = join(dataDir, 'postgres')
  await mkdir(dataDir)
  await writeFile(
    join(dataDir, 'secrets.json'),
    JSON.stringify({ databasePassword: 'old-password', jwtSecret: 'x'.repeat(43) }),
  )
  const binaries = await postgresBinaries()
  await createCluster(binaries, cluster, 'old-password')
  const port = await freePort()
  const flags = ['-D', cluster, '-p', String(port), '-c', 'unix_socket_directories=', '-h', '127.0.0.1']
  const [program, parameters] = asPostgresUser(join(binaries, 'postgres'), flags)
  spawn(program, parameters, { stdio: 'ignore', detached: true }).unref()
  const superuserUrl = `postgres://postgres:old-password@127.0.0.1:${port}/postgres`
  await expect.poll(() => requireReachable(superuserUrl).then(() => true)).toBe(true)
  return { dataDir, superuserUrl }
}

async function asHost<T>(host: TestHost, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(host.databaseUrl, { max: 1, onnotice: () => {} })
  return work(sql).finally(() => sql.end())
}

const powers = (sql: postgres.Sql) =>
  sql`select rolname, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication
    from pg_roles where rolname = current_user`
const none = { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false }
const asTheOwnerAlone = [{ rolname: 'wanderwish', rolreplication: false, ...none }]

/** Who owns what in the schemas of the service. */
const owners = async (sql: postgres.Sql) => {
  const rows = await sql`
    with ours as (
      select oid from pg_namespace where nspname not like 'pg\\_%' and nspname not in ('information_schema', 'public')
    )
    select distinct owner::regrole::text from (
      select nspowner from pg_namespace where oid in (select oid from ours)
      union select relowner from pg_class where relnamespace in (select oid from ours)
      union select proowner from pg_proc where pronamespace in (select oid from ours)
      union select typowner from pg_type where typnamespace in (select oid from ours)
      union select datdba from pg_database where datname = current_database()
    ) as everything (owner)`
  return rows.map(({ owner }) => owner)
}

async function expectMembersToBeServed(host: TestHost, { email, password }: Credentials) {
  const client = host.client()
  expect((await client.rpc('on_offer')).error).toBeNull()
  expect((await client.rpc('my_tickets')).error).toMatchObject({ code: '42501' })
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull()
  expect((await client.rpc('my_tickets')).error).toBeNull()
}

type Credentials = { email: string; password: string }

test('a new host works as the owner of its database, who has no power over anything else', async () => {
  const host = await startHost()
  await asHost(host, async (sql) => {
    expect(await powers(sql)).toEqual(asTheOwnerAlone)
    expect(await owners(sql)).toEqual(['wanderwish'])
    await expect(sql`select pg_read_file('postgresql.conf')`).rejects.toThrow('permission denied')
    await expect(sql`create role intruder`).rejects.toThrow('permission denied')
  })
  await expectMembersToBeServed(host, await newMember(host))
  const secrets = JSON.parse(await readFile(join(host.dataDir, 'secrets.json'), 'utf8'))
  expect(secrets.superuserPassword).not.toBe(secrets.databasePassword)
  await host.stop()
})

test('a folder of an older host is handed over whole, while its database runs, and starts again after', async () => {
  const { dataDir, superuserUrl } = await oldFolder()
  const before = await startHost({ env: { DATABASE_URL: superuserUrl } })
  expect(before.output()).toContain('DATABASE_URL connects as postgres, a superuser;')
  const member = await newMember(before)
  await before.stop()
  const things = openPool(superuserUrl, 1)
  await things.unsafe(`create type private.mood as enum ('calm'); create sequence private.counter;
    create view private.nobody as select 1 as one; create domain private.word as text`)
  await things.end()

  for (const start of ['handed over', 'again']) {
    const host = await startHost({ dataDir })
    await asHost(host, async (sql) => {
      expect(await powers(sql), start).toEqual(asTheOwnerAlone)
      expect(await owners(sql), start).toEqual(['wanderwish'])
    })
    await expectMembersToBeServed(host, member)
    await host.stop()
  }
})

test('a function made after the handover is closed to everybody until it is granted', async () => {
  const host = await startHost({ dataDir: join(folder, 'old') })
  await asHost(host, async (sql) => {
    await sql`create function private.made_later() returns int language sql as 'select 1'`
    const [row] = await sql`select has_function_privilege('anon', 'private.made_later()', 'execute') as open`
    expect(row?.open).toBe(false)
  })
  await host.stop()
})
