import postgres from 'postgres'
import { log } from '../log.ts'
import { StartError } from '../start-error.ts'

export type Sql = postgres.Sql

/** The driver knows this option; its types do not yet. */
type Options = NonNullable<Parameters<typeof postgres>[1]> & { max_pipeline: number }

/** Connections go to sleep when idle, so that a quiet host stays small. */
export function openPool(url: string, size: number): Sql {
  const options: Options = {
    max: size,
    idle_timeout: 60,
    connect_timeout: 5,
    // One statement at a time: whoever waits for a lock must not hold up the caller behind.
    max_pipeline: 1,
    onnotice: () => {},
    connection: { application_name: 'wanderwish', statement_timeout: 15_000, TimeZone: 'UTC' },
  }
  return postgres(url, options)
}

export async function requireReachable(url: string): Promise<void> {
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new StartError('DATABASE_URL must begin with postgres:// and name a PostgreSQL server.')
  }
  const version = await serverVersion(url).catch((cause) => {
    const reason = cause.message || cause.code
    throw new StartError(`The database of DATABASE_URL cannot be reached (${reason}).`)
  })
  if (version < 150000) throw new StartError('DATABASE_URL names a PostgreSQL older than 15.')
}

export async function warnOfSuperuser(sql: Sql): Promise<void> {
  const [role] = await sql`select rolname, rolsuper from pg_roles where rolname = current_user`
  if (!role?.rolsuper) return
  log.warn(
    `DATABASE_URL connects as ${role.rolname}, a superuser; the owner of a database who may create roles is enough.`,
  )
}

async function serverVersion(url: string): Promise<number> {
  const sql = openPool(url, 1)
  try {
    const [row] = await sql`select current_setting('server_version_num')::int as version`
    return row?.version
  } finally {
    await sql.end({ timeout: 1 })
  }
}
