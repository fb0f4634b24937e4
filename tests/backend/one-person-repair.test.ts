import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../server/database/migrations.ts'
import { openPool, type Sql } from '../../server/database/pool.ts'
import { projectRoot } from '../../server/settings.ts'
import { newProfile, startHost, type TestHost } from '../host.ts'
import { asSuperuser } from '../superuser.ts'

const migrations = join(projectRoot, 'supabase', 'migrations')
let host: TestHost
let sql: Sql

/** A database as it was before people were recognised, with what the host of that day would have written. */
beforeAll(async () => {
  host = await startHost()
  await asSuperuser(host, 'create database before_people owner wanderwish')
  sql = openPool(host.databaseUrl.replace(/postgres$/, 'before_people'), 2)
  const folder = await mkdtemp(join(tmpdir(), 'wanderwish-before-'))
  const earlier = (await readdir(migrations)).filter((name) => name < '20261117000250')
  for (const name of earlier) await copyFile(join(migrations, name), join(folder, name))
  await migrate(sql, folder)
  await rm(folder, { recursive: true })
})
afterAll(async () => {
  await sql.end()
  await host.stop()
})

async function account(profile: object, isConfirmed = true): Promise<string> {
  const [row] = await sql`
    insert into auth.users (email, email_confirmed_at, raw_user_meta_data)
    values (${`${randomUUID()}@example.com`}, ${isConfirmed ? new Date() : null}, ${sql.json(profile as never)})
    returning id`
  return row?.id
}

async function letter(fullName: string, postcode: string, email: string | null = null): Promise<string> {
  const [row] = await sql`
    select private.log_postal_entry(null, gen_random_uuid(), (select id from private.draws limit 1), ${fullName},
      '1 High Street', ${postcode}, '1980-02-29', '2026-11-01', ${email}) ->> 'letter_id' as id`
  return row?.id
}

const personOfAccount = async (id: string) =>
  (await sql`select person_id from private.person_accounts where user_id = ${id}`)[0]?.person_id
const personOfLetter = async (id: string) =>
  (await sql`select person_id from private.postal_entries where id = ${id}`)[0]?.person_id

test('accounts and letters stored before are recognised as if they came today', async () => {
  const tom = newProfile('Tom Twice')
  const [first, second] = [await account(tom), await account({ ...tom, name: 'tom  TWICE.' })]
  const [wang, li] = [await letter('王伟', 'N1 9GU'), await letter('李娜', 'N1 9GU')]
  const [zoe, zoeAgain] = [await letter('Zoë Pen', 'N1 9GU'), await letter('Zoe Pen', 'n19gu')]
  const [anna, toAnna] = [await account(newProfile('Anna Joined')), await letter('Anna Joined', 'EC1A 1BB')]
  const [lone, toNobody] = [
    await account(newProfile('Uma Sure'), false),
    await letter('Uma Sure', 'EC1A 1BB'),
  ]
  const bare = await account({})
  await account({ name: 'Zoe Pen', postcode: 'N1 9GU' })

  await migrate(sql)

  expect(await personOfAccount(second)).toBe(await personOfAccount(first))
  expect(await personOfLetter(wang)).not.toBe(await personOfLetter(li))
  expect(await personOfLetter(zoe)).toBe(await personOfLetter(zoeAgain))
  expect(await personOfLetter(toAnna)).toBe(await personOfAccount(anna))
  expect(await personOfAccount(lone)).toBeUndefined()
  expect(await personOfLetter(toNobody)).toBeTruthy()
  expect(await personOfAccount(bare)).toBeTruthy()
  const reviews = await sql`select why, status from private.person_reviews`
  expect(reviews).toMatchObject([{ why: 'name_and_postcode', status: 'open' }])
  const keys = await sql`select from private.postal_entries where person_key ~ '^[0-9a-f]{64}$'`
  expect(keys).toHaveLength(6)
})
