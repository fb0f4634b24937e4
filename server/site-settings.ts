import type { Sql } from './database.ts'
import { type Handler, json } from './http.ts'

type NextDraw = { now: string; [fact: string]: unknown }
type Facts = { payment: string; nextDraw: NextDraw | null }
type Backend = { backendUrl: string; publishableKey: string }

const freshForMs = 1000

/** What the browser must know before it can talk to a backend; asked for at runtime, so one build serves all. */
export function siteSettings(backend: Backend, sql: Sql): Handler {
  let asked: Promise<Facts> = Promise.resolve({ payment: 'demo', nextDraw: null })
  let askedAt = 0
  return async () => {
    if (Date.now() - askedAt > freshForMs) {
      askedAt = Date.now()
      const before = asked
      // The countdown is a comfort; pages come with an old one rather than not at all.
      asked = readFacts(sql).catch(() => before)
    }
    const { payment, nextDraw } = await asked
    const corrected = nextDraw && { ...nextDraw, now: later(nextDraw.now, Date.now() - askedAt) }
    return json(200, { ...backend, payment, nextDraw: corrected })
  }
}

/** Where hosted Supabase is the backend, the countdown asks it directly. */
export function hostedSiteSettings(backend: Backend, payment: string): Handler {
  return () => json(200, { ...backend, payment, nextDraw: null })
}

function later(time: string, milliseconds: number): string {
  return new Date(Date.parse(time) + milliseconds).toISOString()
}

async function readFacts(sql: Sql): Promise<Facts> {
  const [row] = await sql`select private.payment_provider() as payment, api.next_closing() as draw`
  return { payment: row?.payment, nextDraw: row?.draw ?? null }
}
