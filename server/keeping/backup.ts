import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Sql } from '../database/pool.ts'
import { inLongTransaction } from '../database/transaction.ts'
import { type BackupHead, type BackupTail, endOfTable, type TableHead } from './format.ts'
import { columnsOf, sequencesOf, tablesInOrder } from './tables.ts'

/** Every table at one moment, into one file, which is there whole or not at all. Says how many rows it holds. */
export async function backUp(pool: Sql, file: string): Promise<number> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  try {
    const rows = await inLongTransaction(pool, async (sql) => {
      await sql`set transaction isolation level repeatable read, read only`
      const counted = { rows: 0 }
      const target = createWriteStream(draft, { mode: 0o600, flush: true })
      await pipeline(Readable.from(everything(sql, counted)), createGzip({ level: 6 }), target)
      return counted.rows
    })
    await rename(draft, file)
    return rows
  } finally {
    await rm(draft, { force: true })
  }
}

async function* everything(sql: Sql, counted: { rows: number }): AsyncGenerator<string | Buffer> {
  const migrations = await sql<{ name: string }[]>`select name from host.migrations order by applied_at, name`
  const head: BackupHead = {
    format: 1,
    made_at: new Date().toISOString(),
    migrations: migrations.map(({ name }) => name),
  }
  yield line(head)
  const tables = await tablesInOrder(sql)
  for (const table of tables) {
    const columns = await columnsOf(sql, table)
    yield line({ table, columns } satisfies TableHead)
    const list = columns.map((name) => `"${name}"`).join(', ')
    const copy = (await sql.unsafe(`copy ${table} (${list}) to stdout`).readable()) as Readable
    for await (const chunk of copy) {
      counted.rows += countLines(chunk as Buffer)
      yield chunk as Buffer
    }
    yield `${endOfTable}\n`
  }
  yield line({
    end: true,
    tables: tables.length,
    rows: counted.rows,
    sequences: await sequencesOf(sql),
  } satisfies BackupTail)
}

const line = (fact: object) => `${JSON.stringify(fact)}\n`

/** COPY writes one row a line, and a line's end within a value as two signs. */
function countLines(chunk: Buffer): number {
  let lines = 0
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1
  return lines
}
