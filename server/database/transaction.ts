import type { Sql } from './pool.ts'

/** On a connection of its own: the driver's `begin` loses its way behind a pipeline of one. */
export async function inTransaction<T>(pool: Sql, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = await pool.reserve()
  try {
    await sql`begin`
    const result = await work(sql)
    await sql`commit`
    return result
  } catch (cause) {
    await sql`rollback`
    throw cause
  } finally {
    sql.release()
  }
}

/** For work on a whole pool of entries, which may take its time. */
export function inLongTransaction<T>(pool: Sql, work: (sql: Sql) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (sql) => {
    await sql`set local statement_timeout = 0`
    return work(sql)
  })
}
