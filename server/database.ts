import postgres from 'postgres'
import { StartError } from './start-error.ts'

export type Sql = postgres.Sql

/** Connections go to sleep when idle, so that a quiet host stays small. */
export function openPool(url: string, size: number): Sql {
  return postgres(url, {
    max: size,
    idle_timeout: 60,
    connect_timeout: 5,
    onnotice: () => {},
    connection: { application_name: 'wanderwish', statement_timeout: 15_000, TimeZone: 'UTC' },
  })
}

export async function requireReachable(url: string): Promise<void> {
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new StartError('DATABASE_URL must begin with postgres:// and name a PostgreSQL server.')
  }
  try {
    const sql = openPool(url, 1)
    const [row] = await sql`select current_setting('server_version_num')::int as version`.finally(() =>
      sql.end({ timeout: 1 }),
    )
    if (row?.version < 150000) throw new StartError('DATABASE_URL names a PostgreSQL older than 15.')
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    const reason = cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : cause
    throw new StartError(`The database of DATABASE_URL cannot be reached (${reason}).`)
  }
}
