import { join } from 'node:path'
import { backUp } from '../server/keeping/backup.ts'
import { backupName } from '../server/keeping/nightly.ts'
import { readSettings } from '../server/settings.ts'
import { withDatabase } from './operator/database.ts'

const [file = join(readSettings(process.env).dataDir, 'backups', backupName(new Date()))] =
  process.argv.slice(2)

try {
  const rows = await withDatabase((sql) => backUp(sql, file))
  console.log(`${rows} rows written to ${file}.`)
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
}
