import { access } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FunctionContext, FunctionHandler } from '../supabase/functions/context.ts'
import type { Sql } from './database.ts'
import { type Handler, json, type Reply, readBody } from './http.ts'
import type { Tokens } from './tokens.ts'

type Parts = { folder: string; sql: Sql; tokens: Tokens; publicUrl: string }

/** Runs supabase/functions/<name>/handler.ts, the same file hosted Supabase runs. */
export function functions({ folder, sql, tokens, publicUrl }: Parts): Handler {
  const context: FunctionContext = {
    sql: (text, params = []) => asServiceRole(sql, text, params),
    env: process.env,
    verifyUser: (request) => verifyUser(sql, tokens, request),
    publicUrl,
  }
  return async (request, url) => {
    const name = /^\/functions\/v1\/([a-z][a-z0-9-]*)$/.exec(url.pathname)?.[1]
    const handle = name ? await findHandler(folder, name) : null
    if (!handle) return json(404, { code: 404, message: 'There is no such function' })
    const body = await readBody(request)
    return toReply(await handle(toRequest(request, url, body, publicUrl), context))
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

/** On a connection of its own: the driver's `begin` loses its way behind a pipeline of one. */
async function asServiceRole(pool: Sql, text: string, params: readonly unknown[]) {
  const sql = await pool.reserve()
  try {
    await sql`begin`
    await sql`set local role service_role`
    const rows = await sql.unsafe(text, [...params] as never[])
    await sql`commit`
    return [...rows]
  } catch (cause) {
    await sql`rollback`
    throw cause
  } finally {
    sql.release()
  }
}

async function verifyUser(sql: Sql, tokens: Tokens, request: Request): Promise<{ userId: string } | null> {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const caller = bearer ? await tokens.verify(bearer) : null
  if (!caller?.userId) return null
  const sessionId = JSON.parse(caller.claims).session_id ?? null
  const [session] = await sql`
    select user_id from auth.sessions where id = ${sessionId} and user_id = ${caller.userId}`
  return session ? { userId: session.user_id } : null
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
