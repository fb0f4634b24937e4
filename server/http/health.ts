import type { Sql } from '../database/pool.ts'
import { type Handler, json } from './http.ts'

/** 200 when the service can serve, its database included where it has one. */
export function health(sql: Sql | null): Handler {
  return async () => {
    try {
      if (sql) await sql`select 1`
      return json(200, { status: 'ok' })
    } catch {
      return json(503, { status: 'the database does not answer' })
    }
  }
}
