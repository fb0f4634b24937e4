import { createReadStream } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline as flow, Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { migrate } from '../database/migrations.ts'
import type { Sql } from '../database/pool.ts'
import { inLongTransaction } from '../database/transaction.ts'
import { projectRoot } from '../settings.ts'
import { StartError } from '../start-error.ts'
import { type BackupHead, type BackupTail, endOfTable, type TableHead } from './format.ts'
import { tablesInOrder } from './tables.ts'

const migrations = join(projectRoot, 'supabase', 'migrations')

/** Kept by the migrations themselves, as they are applied. */
const bookkeeping = 'host.migrations'

/**
 * Fills a new database from a backup: first made as it was when the backup was made, then filled, then brought up to
 * date. All rows in one transaction: a file that is not whole leaves nothing behind.
 */
export async function restore(pool: Sql, file: string): Promise<{ rows: number; madeAt: string }> {
  const head = await headOf(file)
  await requireNew(pool)
  await makeAsItWas(pool, head.migrations)
  const rows = await inLongTransaction(pool, (sql) => fill(sql, file))
  await migrate(pool)
  return { rows, madeAt: head.made_at }
}

async function headOf(file: string): Promise<BackupHead> {
  try {
    for await (const line of linesOf(file)) {
      const head = JSON.parse(line) as BackupHead
      if (head.format === 1) return head
      break
    }
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') throw new StartError(`There is no file ${file}.`)
  }
  throw new StartError(`${file} is not a backup of this service.`)
}

async function* linesOf(file: string): AsyncGenerator<string, void> {
  const text = flow(createReadStream(file), createGunzip(), () => {}).setEncoding('utf8')
  let rest = ''
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/** What is there already would be mixed with what comes. */
async function requireNew(sql: Sql): Promise<void> {
  const [known] = await sql`select to_regclass('host.migrations') as migrations`
  if (!known?.migrations) return
  throw new StartError(
    'This database is in use: restore into a new one (another DATA_DIR or DATABASE_URL), and keep the old one until the new one is proved.',
  )
}

async function makeAsItWas(pool: Sql, names: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wanderwish-restore-'))
  try {
    for (const name of names.filter((known) => !known.startsWith('host/'))) {
      await copyFile(join(migrations, name), join(folder, name)).catch(() => {
        throw new StartError(`The backup was made by a newer version: it knows the migration ${name}.`)
      })
    }
    await migrate(pool, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The rules are those of the database's own triggers; what they would add is in the file already. */
async function fill(sql: Sql, file: string): Promise<number> {
  const tables = (await tablesInOrder(sql)).filter((table) => table !== bookkeeping)
  for (const table of tables) await sql.unsafe(`alter table ${table} disable trigger user`)
  for (const table of tables.toReversed()) await sql.unsafe(`delete from ${table}`)
  const tail = await copyAll(sql, file)
  for (const table of tables) await sql.unsafe(`alter table ${table} enable trigger user`)
  for (const [name, last] of Object.entries(tail.sequences)) await sql`select setval(${name}, ${last})`
  return tail.rows
}

async function copyAll(sql: Sql, file: string): Promise<BackupTail> {
  const lines = linesOf(file)
  await lines.next()
  try {
    for (;;) {
      const { value, done } = await lines.next()
      if (done) throw new Error('its end is missing')
      const fact = JSON.parse(value) as TableHead | BackupTail
      if ('end' in fact) return fact
      await copyTable(sql, fact, lines)
    }
  } catch (cause) {
    throw new StartError(`${file} could not be restored, and nothing of it was: ${(cause as Error).message}.`)
  } finally {
    await lines.return()
  }
}

async function copyTable(sql: Sql, { table, columns }: TableHead, lines: AsyncIterator<string, void>) {
  const rows = Readable.from(rowsOf(lines))
  if (table === bookkeeping) return void (await rows.resume().toArray())
  const list = columns.map((name) => `"${name}"`).join(', ')
  await pipeline(rows, (await sql.unsafe(`copy ${table} (${list}) from stdin`).writable()) as Writable)
}

/** To the end of this table, in pieces that are worth a packet. */
async function* rowsOf(lines: AsyncIterator<string, void>): AsyncGenerator<string> {
  let piece = ''
  for (;;) {
    const { value, done } = await lines.next()
    if (done) throw new Error('a table has no end')
    if (value === endOfTable) break
    piece += `${value}\n`
    if (piece.length < 64_000) continue
    yield piece
    piece = ''
  }
  if (piece) yield piece
}
