import type { Sql } from './database.ts'
import { type Handler, json } from './http.ts'

type SiteSettings = { backendUrl: string; publishableKey: string; payment: string }
type NextDraw = { now: string; [fact: string]: unknown }

const freshForMs = 1000

/** What the browser must know before it can talk to a backend; asked for at runtime, so one build serves all. */
export function siteSettings(settings: SiteSettings, sql: Sql | null): Handler {
  let asked: Promise<NextDraw | null> = Promise.resolve(null)
  let askedAt = 0
  return async () => {
    if (sql && Date.now() - askedAt > freshForMs) {
      askedAt = Date.now()
      asked = readNextDraw(sql)
    }
    const draw = await asked
    return json(200, {
      ...settings,
      nextDraw: draw && { ...draw, now: later(draw.now, Date.now() - askedAt) },
    })
  }
}

function later(time: string, milliseconds: number): string {
  return new Date(Date.parse(time) + milliseconds).toISOString()
}

/** The countdown is a comfort; pages come without it rather than not at all. */
async function readNextDraw(sql: Sql): Promise<NextDraw | null> {
  try {
    const [row] = await sql`select api.next_closing() as draw`
    return row?.draw ?? null
  } catch {
    return null
  }
}
