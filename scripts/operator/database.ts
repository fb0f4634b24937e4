import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import type { ToolAct, ToolAnswer, ToolArgs } from '../../contract/acts.ts'
import { requireReachable, type Sql } from '../../server/database/pool.ts'
import { ownerAddress } from '../../server/database/postgres-roles.ts'
import { clusterFolder } from '../../server/database/postmaster.ts'
import { runningHere } from '../../server/database/running.ts'
import type { Secrets } from '../../server/secrets.ts'
import { projectRoot, readSettings } from '../../server/settings.ts'
import { StartError } from '../../server/start-error.ts'

/** Does the work on the service's database, running or not, and leaves it as it was found. */
export async function withDatabase<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = readSettings(process.env)
  if (databaseUrl) {
    await requireReachable(databaseUrl)
    return withConnection(databaseUrl, work)
  }
  const running = await runningDatabase(dataDir)
  if (running) return withConnection(running, work)
  // Starting the service makes one; here it would only hide that another was meant.
  if (!isDatabaseIn(dataDir))
    throw new StartError(`There is no database in ${dataDir} (DATA_DIR). ${otherDatabase(dataDir)}`.trim())
  // Loaded only when needed: most commands find the service running.
  const { migrate } = await import('../../server/database/migrations.ts')
  const { startEmbeddedPostgres } = await import('../../server/database/postgres.ts')
  const embedded = await startEmbeddedPostgres(dataDir)
  try {
    return await withConnection(embedded.url, async (sql) => {
      await migrate(sql)
      return work(sql)
    })
  } finally {
    await embedded.stop()
  }
}

/** A folder that is closed to us is told as such. */
const isDatabaseIn = (dataDir: string) =>
  statSync(join(clusterFolder(dataDir), 'PG_VERSION'), { throwIfNoEntry: false }) !== undefined

/** Where the one that was meant may be, in a checkout that has one for development. */
export function otherDatabase(dataDir: string, checkout = projectRoot): string {
  const development = join(checkout, '.development')
  if (dataDir === development || !isDatabaseIn(development)) return ''
  return 'That of "npm run dev" is reached by DATA_DIR=.development npm run operator -- …'
}

/** Whose accounts and draws a command speaks of, for who finds nothing there. */
export function databaseInUse(): string {
  const { databaseUrl, dataDir } = readSettings(process.env)
  if (databaseUrl) return 'the database of DATABASE_URL.'
  return `the database in ${dataDir} (DATA_DIR). ${otherDatabase(dataDir)}`.trim()
}

async function withConnection<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 2, onnotice: () => {}, connection: { application_name: 'operator' } })
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** An act of an operator who speaks as the database's owner: nobody is signed in, so the actor is null. */
export async function act<Name extends ToolAct>(
  sql: Sql,
  name: Name,
  args: ToolArgs<Name>,
): Promise<ToolAnswer<Name>> {
  const list = Object.keys(args).map((arg, index) => `"${arg}" => $${index + 1}`)
  const call = `private."${name}"(${['actor => null', ...list].join(', ')})`
  const [row] = await sql.unsafe(`select ${call} as answer`, Object.values(args) as never[])
  return row?.answer
}

/** The database a running host keeps in this data folder, if it answers. */
async function runningDatabase(dataDir: string): Promise<string | null> {
  try {
    const secrets: Secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))
    const postmaster = await runningHere(dataDir, secrets)
    if (!postmaster) return null
    const url = ownerAddress(secrets, postmaster.port)
    await requireReachable(url)
    return url
  } catch {
    return null
  }
}
