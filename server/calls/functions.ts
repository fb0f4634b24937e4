import { access } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FunctionContext, FunctionHandler } from '../../supabase/functions/context.ts'
import type { Limits } from '../access/limits.ts'
import type { Throttle } from '../access/throttle.ts'
import { bearerOf, type Tokens } from '../access/tokens.ts'
import type { Sql } from '../database/pool.ts'
import { inTransaction } from '../database/transaction.ts'
import { originOf, type Proxies } from '../http/caller-address.ts'
import { type Handler, json, type Reply, readBody } from '../http/http.ts'

type Parts = {
  folder: string
  sql: Sql
  tokens: Tokens
  throttle: Throttle
  limits: Limits
  proxies: Proxies
  publicUrl: string
}

/** The provider signs its calls, and a rush of buyers is a rush of them: they are not counted. */
const signsItsCalls = new Set(['payment-webhook'])

/** Runs supabase/functions/<name>/handler.ts, the same file hosted Supabase runs. */
export function functions({ folder, sql, tokens, throttle, limits, proxies, publicUrl }: Parts): Handler {
  const context = functionContext(sql, publicUrl, (request) => verifyUser(sql, tokens, request))
  return async (request, url) => {
    const name = /^\/functions\/v1\/([a-z][a-z0-9-]*)$/.exec(url.pathname)?.[1] ?? ''
    const handle = name ? await findHandler(folder, name) : null
    if (!handle) return json(404, { code: 404, message: 'There is no such function' })
    const caller = await tokens.verify(bearerOf(request) ?? '')
    const key = caller?.userId ?? originOf(request, proxies).place
    const wait = signsItsCalls.has(name) ? 0 : await throttle.take(limits.acts, key)
    if (wait > 0) return json(429, { code: 429, message: 'too_many_calls' }, { 'retry-after': String(wait) })
    const body = await readBody(request)
    return toReply(await handle(toRequest(request, url, body, publicUrl), context))
  }
}

/** What hosted Supabase would give a function; whoever is no function has nobody to verify. */
export function functionContext(
  sql: Sql,
  publicUrl: string,
  verifyUser: FunctionContext['verifyUser'] = async () => null,
): FunctionContext {
  return {
    sql: (text, params = []) => asServiceRole(sql, text, params),
    env: process.env,
    verifyUser,
    publicUrl,
  }
}

async function findHandler(folder: string, name: string): Promise<FunctionHandler | null> {
  const file = join(folder, name, 'handler.ts')
  const exists = await access(file).then(
    () => true,
    () => false,
  )
  return exists ? (await import(pathToFileURL(file).href)).default : null
}

function asServiceRole(pool: Sql, text: string, params: readonly unknown[]) {
  return inTransaction(pool, async (sql) => {
    await sql`set local role service_role`
    return [...(await sql.unsafe(text, [...params] as never[]))]
  })
}

async function verifyUser(sql: Sql, tokens: Tokens, request: Request): Promise<{ userId: string } | null> {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const caller = bearer ? await tokens.verify(bearer) : null
  if (!caller?.userId) return null
  try {
    const [row] = await sql.unsafe(
      "select host.call('none', $1, '{}', 'select private.require_user()::text', '{}') as person",
      [caller.claims],
    )
    return { userId: row?.person }
  } catch (cause) {
    if (/^PT40[13]$/.test((cause as { code?: string }).code ?? '')) return null
    throw cause
  }
}

function toRequest(request: IncomingMessage, url: URL, body: Buffer, publicUrl: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value))
  const method = request.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(url.pathname + url.search, publicUrl), {
    method,
    headers,
    ...(hasBody && { body: new Uint8Array(body) }),
  })
}

async function toReply(response: Response): Promise<Reply> {
  const body = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: Object.fromEntries(response.headers), body }
}
