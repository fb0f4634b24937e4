import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual, promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../server/database/migrations.ts'
import { openPool, type Sql } from '../../server/database/pool.ts'
import { backUp } from '../../server/keeping/backup.ts'
import { backupName, startNightlyBackup } from '../../server/keeping/nightly.ts'
import { restore } from '../../server/keeping/restore.ts'
import { tablesInOrder } from '../../server/keeping/tables.ts'
import { projectRoot } from '../../server/settings.ts'
import { asSuperuser } from '../superuser.ts'
import { runScript } from './operator-tool.ts'
import { letter, openDraw, openWorld, type Person, type World, wish } from './tickets-world.ts'

const run = promisify(execFile)
const migrations = join(projectRoot, 'supabase', 'migrations')
let world: World
let ann: Person
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wanderwish-keeping-'))
  world = await openWorld()
  ann = await world.person({ name: 'Zoë O’Neill' })
  const operator = await world.person({ operator: true })
  const [kept, cancelled] = [await openDraw(world), await openDraw(world)]
  for (const draw of [kept, cancelled]) {
    await ann.act('buy_tickets', wish(draw, 3))
    await operator.act('log_postal_entry', letter(draw, { address: 'Line one\nLine two' }))
  }
  await ann.act('refund_tickets', { draw_id: kept, numbers: [2] })
  await operator.act('cancel_draw', { draw_id: cancelled, reason: 'A test.' })
  await operator.act('set_block', { user_id: ann.id, blocked: true, reason: 'A test.' })
  await world.visitor.act('ask_notice', { email: 'waiter@example.com', experience: 'bali' })
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

let made = 0

/** A database nobody has used yet, beside the service's own. */
async function newDatabase(): Promise<Sql> {
  made += 1
  await asSuperuser(world.host, `create database kept_${made} owner wanderwish`)
  return openPool(world.host.databaseUrl.replace(/postgres$/, `kept_${made}`), 2)
}

/** Every row of every table, as text; what a host goes on doing meanwhile is left out. */
async function contents(sql: Sql): Promise<Record<string, string>> {
  const busy = [
    'host.migrations',
    'private.heartbeats',
    'private.checkpoints',
    'host.throttle',
    'private.mail_outbox',
  ]
  const all: Record<string, string> = {}
  for (const table of (await tablesInOrder(sql)).filter((name) => !busy.includes(name))) {
    const [row] = await sql.unsafe(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as rows from ${table} t`,
    )
    all[table] = row?.rows
  }
  return all
}

/** The host finishes what it had begun: manifests, signatures, letters. */
async function atRest(): Promise<Record<string, string>> {
  for (let before = await contents(world.sql); ; ) {
    await pause(1500)
    const after = await contents(world.sql)
    if (isDeepStrictEqual(before, after)) return after
    before = after
  }
}

describe('a backup', () => {
  test('restored into a new database is the same in every table, and counts on from where it was', async () => {
    const file = join(folder, 'whole.backup.gz')
    const before = await atRest()
    expect(await backUp(world.sql, file)).toBeGreaterThan(20)
    expect(Object.keys(before).length).toBeGreaterThan(30)
    const copy = await newDatabase()
    await restore(copy, file)
    expect(await contents(copy)).toEqual(before)
    const next = async (sql: Sql) => {
      const [row] =
        await sql`select private.audit(null, 'a test', '{}'), max(id)::int as newest from private.audit_log`
      return row?.newest
    }
    expect(await next(copy)).toBe(await next(world.sql))
    await copy.end()
  })

  test('is a moment, however much is written meanwhile', async () => {
    const draw = await openDraw(world, { max_per_person: 10_000 })
    const buyers = await world.people(4)
    const file = join(folder, 'busy.backup.gz')
    const buying = buyers.map(async (buyer) => {
      for (let n = 0; n < 10; n += 1) await buyer.act('buy_tickets', wish(draw, 2))
    })
    await backUp(world.sql, file)
    await Promise.all(buying)
    const copy = await newDatabase()
    await restore(copy, file)
    const [sums] = await copy`
      select d.numbered, (select count(*)::int from private.tickets t where t.draw_id = d.id) as tickets,
        (select coalesce(sum(quantity), 0)::int from private.orders o where o.draw_id = d.id) as ordered
      from private.draws d where d.id = ${draw}`
    expect([sums?.tickets, sums?.ordered]).toEqual([sums?.numbered, sums?.numbered])
    await copy.end()
  })

  test('that is torn restores nothing, and says so', async () => {
    const file = join(folder, 'torn.backup.gz')
    await backUp(world.sql, file)
    const whole = await readFile(file)
    await writeFile(file, whole.subarray(0, Math.floor(whole.length / 2)))
    const copy = await newDatabase()
    await expect(restore(copy, file)).rejects.toThrow('could not be restored, and nothing of it was')
    expect(await copy`select from auth.users`).toEqual([])
    await copy.end()
  })

  test('is not laid over a database in use, and not made of any file', async () => {
    const file = join(folder, 'again.backup.gz')
    await backUp(world.sql, file)
    await expect(restore(world.sql, file)).rejects.toThrow('This database is in use')
    const copy = await newDatabase()
    await expect(restore(copy, join(folder, 'nowhere'))).rejects.toThrow('There is no file')
    await writeFile(join(folder, 'words'), 'words')
    await expect(restore(copy, join(folder, 'words'))).rejects.toThrow('is not a backup of this service')
    await copy.end()
  })

  test('of an older version is restored as it was, and brought up to date', async () => {
    const earlier = join(folder, 'earlier')
    await cp(migrations, earlier, { recursive: true })
    for (const name of await readdir(earlier)) if (name > '20261118000400') await rm(join(earlier, name))
    const old = await newDatabase()
    await migrate(old, earlier)
    await old`insert into auth.users (email, email_confirmed_at) values ('old@example.com', now())`
    const file = join(folder, 'older.backup.gz')
    await backUp(old, file)
    const copy = await newDatabase()
    await restore(copy, file)
    const [row] = await copy`
      select (select count(*)::int from auth.users where email = 'old@example.com') as people,
        (select count(*)::int from private.draws where payment = 'demo') as draws,
        to_regclass('private.suspensions') is not null as is_new`
    expect(row).toEqual({ people: 1, draws: 4, is_new: true })
    await Promise.all([old.end(), copy.end()])
  })

  test('is made and restored by one command each', async () => {
    const file = join(folder, 'by-hand.backup.gz')
    const madeBy = await runScript('backup', [file], world.host.dataDir)
    expect(madeBy).toMatchObject({ code: 0, said: expect.stringMatching(/^\d+ rows written to /) })
    const anew = join(folder, 'anew')
    const put = await runScript('restore', [file], anew)
    expect(put).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^\d+ rows are back, as they were on /),
    })
    const again = await runScript('restore', [file], anew)
    expect(again).toMatchObject({ code: 1, complained: expect.stringContaining('This database is in use') })
    const listed = await runScript('operator/main', ['list'], anew)
    expect(listed.said).toContain('A test draw')
  })
})

describe('each night', () => {
  const day = 86_400_000
  const ago = (days: number) => backupName(new Date(Date.now() - days * day))
  const night = async (sql: Sql, place: string) => {
    await startNightlyBackup(sql, place).stop()
    return (await readdir(place)).sort()
  }

  test('a database that has lived through one is backed up once, and the newest of seven days and four weeks stay', async () => {
    const place = join(folder, 'nights')
    await mkdir(place)
    const older = Array.from({ length: 40 }, (_, index) => ago(index + 2))
    for (const name of [...older, 'by-hand.backup.gz']) await writeFile(join(place, name), '')
    const sql = await newDatabase()
    await migrate(sql)
    const before = await readdir(place)
    expect(await night(sql, place), 'it is younger than a night').toEqual(before.sort())
    await sql`update host.migrations set applied_at = applied_at - interval '2 days'`
    const after = await night(sql, place)
    const [made = ''] = after.filter((name) => !before.includes(name))
    expect(after).toContain('by-hand.backup.gz')
    const kept = after.filter((name) => name !== made && name !== 'by-hand.backup.gz').toReversed()
    expect(kept.slice(0, 6), 'and the one just made').toEqual(older.slice(0, 6))
    expect(kept.length, 'and one of each of two weeks before those days').toBe(8)
    expect(await night(sql, place), 'once is enough').toEqual(after)
    const copy = await newDatabase()
    await restore(copy, join(place, made))
    await Promise.all([sql.end(), copy.end()])
  })
})

test('the tool at work on a copy of a folder leaves the living one alone', async () => {
  const copied = join(folder, 'copied')
  await run('cp', ['-a', world.host.dataDir, copied])
  const account = await world.person()
  // Not in the copy: the tool would find it only in the database that is running elsewhere.
  const promoted = await runScript('operator/main', ['promote', account.email], copied)
  expect(promoted).toMatchObject({ code: 1, complained: expect.stringContaining('There is no account') })
  const known = await runScript('operator/main', ['promote', ann.email], copied)
  expect(known.code).toBe(0)
  expect(await world.sql`select from private.operators where user_id = ${ann.id}`).toEqual([])
})
