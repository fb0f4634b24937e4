import { openPool, requireReachable } from '../server/database/pool.ts'
import { startEmbeddedPostgres } from '../server/database/postgres.ts'
import { restore } from '../server/keeping/restore.ts'
import { readSettings } from '../server/settings.ts'
import { formatPlainMoment } from '../src/lib/time.ts'

const [file] = process.argv.slice(2)

try {
  if (!file) throw new Error('Say which backup: npm run restore -- <file>')
  console.log(await restored(file))
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
}

async function restored(file: string): Promise<string> {
  const { databaseUrl, dataDir } = readSettings(process.env)
  if (databaseUrl) await requireReachable(databaseUrl)
  const embedded = databaseUrl ? null : await startEmbeddedPostgres(dataDir)
  const sql = openPool(embedded?.url ?? databaseUrl ?? '', 2)
  try {
    const { rows, madeAt } = await restore(sql, file)
    return `${rows} rows are back, as they were on ${formatPlainMoment(madeAt)}. Start the service to use them.`
  } finally {
    await sql.end({ timeout: 5 })
    await embedded?.stop()
  }
}
