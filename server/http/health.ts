import type { Sql } from '../database/pool.ts'
import { type Handler, json } from './http.ts'

const patienceMs = 5000

/** 200 when the service can serve, its database included where it has one. */
export function health(sql: Sql | null): Handler {
  return async () => {
    if (!sql || (await answers(sql))) return json(200, { status: 'ok' })
    return json(503, { status: 'the database does not answer' })
  }
}

/** The pool goes on trying for half a minute, longer than anybody who watches waits. */
function answers(sql: Sql): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs, false)
    const tell = (isWell: boolean) => {
      clearTimeout(timer)
      resolve(isWell)
    }
    sql`select 1`.then(
      () => tell(true),
      () => tell(false),
    )
  })
}
