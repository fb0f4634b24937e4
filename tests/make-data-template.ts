import { migrate } from '../server/database/migrations.ts'
import { openPool } from '../server/database/pool.ts'
import { startEmbeddedPostgres } from '../server/database/postgres.ts'

/** A data folder whose database is up to date and has served nobody yet. */
const database = await startEmbeddedPostgres(process.argv[2] ?? '')
const sql = openPool(database.url, 1)
await migrate(sql)
await sql.end()
await database.stop()
