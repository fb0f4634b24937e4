import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf, newSecret } from '../secrets.ts'
import { projectRoot } from '../settings.ts'
import { RewrittenMigration, StartError } from '../start-error.ts'
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
    const [own, migrations] = [await readMigrations(ownSchema, 'host/'), await readMigrations(folder)]
    await refuseNewer(sql, [...own, ...migrations])
    await applyMissing(sql, own)
    return await applyMissing(sql, migrations)
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

/** What a newer version wrote, this one may misread: nothing is worse for a draw. */
async function refuseNewer(sql: Sql, known: Migration[]): Promise<void> {
  const [newer] = await sql`
    select name from host.migrations where name <> all (${known.map(({ name }) => name)}) order by name limit 1`
  if (!newer) return
  throw new RewrittenMigration(
    `A newer version has been at work in this database (${newer.name}). Start that version, or restore a backup of this one.`,
  )
}

async function applyMissing(sql: Sql, files: Migration[]): Promise<string[]> {
  // A file that was only just made is not written yet.
  const migrations = files.filter(({ text }) => text.trim() !== '')
  const rows = await sql`select name, fingerprint from host.migrations`
  const applied = new Map(rows.map((row) => [row.name, row.fingerprint]))
  const changed = migrations.find(
    ({ name, fingerprint }) => (applied.get(name) ?? fingerprint) !== fingerprint,
  )
  if (changed) {
    throw new RewrittenMigration(
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
    throw new StartError(`The migration ${name} failed and was taken back: ${reasonIn(text, cause)}.`)
  }
}

function reasonIn(text: string, cause: unknown): string {
  const { message, position } = cause as { message?: string; position?: string }
  const line = position ? `, line ${text.slice(0, Number(position)).split('\n').length}` : ''
  return `${message ?? cause}${line}`
}

/** Hosts that share a database share its secrets, so that a token of one is good at all. */
export async function sharedSecret(sql: Sql, name: string): Promise<string> {
  await sql`insert into host.secrets (name, value) values (${name}, ${newSecret()}) on conflict do nothing`
  const [row] = await sql`select value from host.secrets where name = ${name}`
  return row?.value
}
