import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type postgres from 'postgres'

export type Buyer = { id: string; session: string; token: string }
export type Crowd = { buyers: readonly Buyer[]; draws: readonly string[] }
type Act = (buyer: Buyer, draw: string) => Promise<void>

export const concurrentBuyers = 32

/** Purchases a second: so many, by 32 at once, spread over the crowd and the four choices. */
export async function rate(crowd: Crowd, purchases: number, buy: Act): Promise<number> {
  const started = performance.now()
  await buyMany(crowd, buy, () => purchases)
  return (purchases / (performance.now() - started)) * 1000
}

/** Goes on until as many were bought as `enough` says at that moment. */
export async function buyMany({ buyers, draws }: Crowd, buy: Act, enough: () => number): Promise<number> {
  let begun = 0
  const one = async () => {
    while (begun < enough()) {
      const turn = begun++
      await buy(buyers[turn % buyers.length] as Buyer, draws[turn % draws.length] as string)
    }
  }
  await Promise.all(Array.from({ length: concurrentBuyers }, one))
  return begun
}

export function overHttp(url: string, apikey: string): Act & { close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrentBuyers })
  const buy: Act = async ({ token }, draw) => {
    const body = JSON.stringify({
      draw_id: draw,
      quantity: 1,
      request_id: randomUUID(),
      confirms_adult: true,
    })
    const answer = await post(new URL('/rest/v1/rpc/buy_tickets', url), agent, body, {
      apikey,
      authorization: `Bearer ${token}`,
      'content-profile': 'api',
    })
    if (answer.status !== 200)
      throw new Error(`A purchase was answered with ${answer.status}: ${answer.text}`)
  }
  return Object.assign(buy, { close: () => agent.destroy() })
}

export function post(
  url: URL,
  agent: Agent,
  body: string,
  headers: Record<string, string>,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const length = Buffer.byteLength(body)
    const options = {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', 'content-length': length, ...headers },
    }
    const call = request(url, options, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      response.on('error', reject)
    })
    call.on('error', reject)
    call.end(body)
  })
}

/** The same function in the same transaction, straight to the database: no HTTP, no token. */
export function direct(pool: postgres.Sql): Act {
  return async ({ id, session }, draw) => {
    const claims = JSON.stringify({ sub: id, session_id: session, role: 'authenticated' })
    const sql = await pool.reserve()
    try {
      await Promise.all([
        sql`begin`,
        sql`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`,
        sql`select api.buy_tickets(${draw}::uuid, 1, ${randomUUID()}::uuid, true)::text`,
        sql`commit`,
      ])
    } finally {
      sql.release()
    }
  }
}
