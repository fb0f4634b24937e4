import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf, newSecret } from '../secrets.ts'
import { projectRoot } from '../settings.ts'
import { StartError } from '../start-error.ts'
import type { Sql } from './pool.ts'

type Migration = { name: string; text: string; fingerprint: string }

const bookkeeping = new URL('./bookkeeping.sql', import.meta.url)

/** What hosted Supabase would bring along itself: accounts, and what hosts share. */
const ownSchema = join(projectRoot, 'server', 'schema')

/** Brings the database up to date. Hosts that start together queue at the lock and find the work done. */
export async function migrate(
  pool: Sql,
  folder = join(projectRoot, 'supabase', 'migrations'),
): Promise<string[]> {
  const sql = await pool.reserve()
  try {
    await sql`set statement_timeout = 0`
    await sql`select pg_advisory_lock(hashtext('wanderwish migrations'))`
    await sql.unsafe(await readFile(bookkeeping, 'utf8'))
    await applyMissing(sql, await readMigrations(ownSchema, 'host/'))
    return await applyMissing(sql, await readMigrations(folder))
  } finally {
    await sql`select pg_advisory_unlock_all()`
    await sql`reset statement_timeout`
    sql.release()
  }
}

async function readMigrations(folder: string, prefix = ''): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const read = async (name: string) => {
    const text = await readFile(join(folder, name), 'utf8')
    return { name: prefix + name, text, fingerprint: hashOf(text) }
  }
  return Promise.all(names.map(read))
}

async function applyMissing(sql: Sql, migrations: Migration[]): Promise<string[]> {
  const rows = await sql`select name, fingerprint from host.migrations`
  const applied = new Map(rows.map((row) => [row.name, row.fingerprint]))
  const changed = migrations.find(
    ({ name, fingerprint }) => (applied.get(name) ?? fingerprint) !== fingerprint,
  )
  if (changed) {
    throw new StartError(
      `The migration ${changed.name} was changed after it had been applied; put it back and add a new one.`,
    )
  }
  const missing = migrations.filter(({ name }) => !applied.has(name))
  for (const migration of missing) await apply(sql, migration)
  return missing.map(({ name }) => name)
}

async function apply(sql: Sql, { name, text, fingerprint }: Migration): Promise<void> {
  await sql`begin`
  try {
    await sql.unsafe(text)
    await sql`insert into host.migrations (name, fingerprint) values (${name}, ${fingerprint})`
    await sql`commit`
  } catch (cause) {
    await sql`rollback`
    const reason = cause instanceof Error ? cause.message : cause
    throw new StartError(`The migration ${name} failed and was taken back: ${reason}.`)
  }
}

/** Hosts that share a database share its secrets, so that a token of one is good at all. */
export async function sharedSecret(sql: Sql, name: string): Promise<string> {
  await sql`insert into host.secrets (name, value) values (${name}, ${newSecret()}) on conflict do nothing`
  const [row] = await sql`select value from host.secrets where name = ${name}`
  return row?.value
}
