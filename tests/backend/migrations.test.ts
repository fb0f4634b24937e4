import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrate } from '../../server/database/migrations.ts'
import { openPool, type Sql } from '../../server/database/pool.ts'
import { startHost, type TestHost } from '../host.ts'
import { asSuperuser } from '../superuser.ts'

let host: TestHost
let folder: string
let sql: Sql
let databases = 0

beforeAll(async () => {
  host = await startHost()
})

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wanderwish-migrations-'))
  databases += 1
  await asSuperuser(host, `create database migrated_${databases} owner wanderwish`)
  sql = openPool(host.databaseUrl.replace(/postgres$/, `migrated_${databases}`), 4)
  return async () => {
    await sql.end()
    await rm(folder, { recursive: true })
  }
})

afterAll(() => host.stop())

const put = (name: string, text: string) => writeFile(join(folder, name), text)

test('files are applied in the order of their names, each once', async () => {
  await put('002_rows.sql', 'insert into things values (1);')
  await put('001_table.sql', 'create table things (id int);')
  expect(await migrate(sql, folder)).toEqual(['001_table.sql', '002_rows.sql'])
  await put('003_more.sql', 'insert into things values (2);')
  expect(await migrate(sql, folder)).toEqual(['003_more.sql'])
  expect(await sql`select id from things order by id`).toMatchObject([{ id: 1 }, { id: 2 }])
})

test('hosts that start together apply each file once', async () => {
  await put(
    '001_table.sql',
    'create table things (id int); select pg_sleep(0.2); insert into things values (1);',
  )
  const applied = await Promise.all([migrate(sql, folder), migrate(sql, folder), migrate(sql, folder)])
  expect(applied.flat()).toEqual(['001_table.sql'])
  expect(await sql`select id from things`).toHaveLength(1)
})

test('a file that fails leaves nothing of itself, and keeps what came before', async () => {
  await put('001_table.sql', 'create table things (id int);')
  await put('002_broken.sql', 'insert into things values (1); select nonsense();')
  await expect(migrate(sql, folder)).rejects.toThrow(
    /^The migration 002_broken.sql failed and was taken back: /,
  )
  expect(await sql`select id from things`).toHaveLength(0)
  await put('002_broken.sql', 'insert into things values (1);')
  expect(await migrate(sql, folder)).toEqual(['002_broken.sql'])
})

test('a file that is still empty waits until it is written', async () => {
  await put('001_table.sql', '\n')
  expect(await migrate(sql, folder)).toEqual([])
  await put('001_table.sql', 'create table things (id int);')
  expect(await migrate(sql, folder)).toEqual(['001_table.sql'])
})

test('a file changed after it was applied is one clear error', async () => {
  await put('001_table.sql', 'create table things (id int);')
  await migrate(sql, folder)
  await put('001_table.sql', 'create table things (id bigint);')
  await expect(migrate(sql, folder)).rejects.toThrow(
    'The migration 001_table.sql was changed after it had been applied; put it back and add a new one.',
  )
})

test('a version that does not know what a newer one did keeps its hands off', async () => {
  await put('001_table.sql', 'create table things (id int);')
  await put('002_newer.sql', 'alter table things add name text;')
  await migrate(sql, folder)
  await rm(join(folder, '002_newer.sql'))
  await expect(migrate(sql, folder)).rejects.toThrow(
    'A newer version has been at work in this database (002_newer.sql).',
  )
})
