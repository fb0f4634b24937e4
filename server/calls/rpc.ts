import type { IncomingMessage } from 'node:http'
import type { Limits } from '../access/limits.ts'
import type { Throttle } from '../access/throttle.ts'
import { bearerOf, type Caller, type Tokens } from '../access/tokens.ts'
import type { Sql } from '../database/pool.ts'
import type { Checkpoints } from '../draws/checkpoints.ts'
import { originOf, type Proxies } from '../http/caller-address.ts'
import { type Handler, HttpError, json, type Reply, readBody, reference } from '../http/http.ts'
import { log } from '../log.ts'
import { PublicReads } from './public-reads.ts'
import { ApiCatalogue, type ApiFunction, type Arguments, callText } from './rpc-catalogue.ts'

type Parts = {
  sql: Sql
  tokens: Tokens
  throttle: Throttle
  limits: Limits
  proxies: Proxies
  checkpoints: Checkpoints
  publicCopyMs: number
}

/** What makes us write to an address that somebody typed. */
const writesMail = new Set(['subscribe', 'ask_notice'])

/** Answers /rest/v1/rpc/<function of schema api>; nothing else of /rest/v1 exists. */
export function rpc({ sql, tokens, throttle, limits, proxies, checkpoints, publicCopyMs }: Parts): Handler {
  const catalogue = new ApiCatalogue(sql)
  const publicReads = new PublicReads(publicCopyMs)
  return async (request, url) => {
    const name = /^\/rest\/v1\/rpc\/([a-z_][a-z0-9_]*)$/.exec(url.pathname)?.[1]
    if (!name) return refusal(404, 'PGRST125', 'Invalid path specified in request URL')
    if (request.method !== 'POST') return refusal(405, 'PGRST101', 'Call functions with POST')
    requireApiSchema(request)
    const caller = await identify(request, tokens)
    const parameters = parseArguments(await readBody(request))
    const target = await catalogue.find(name, Object.keys(parameters))
    if (!target) return unknownFunction(name, parameters)
    const { address, place } = originOf(request, proxies)
    const ask = () => call(sql, caller, address, target, parameters)
    if (publicReads.covers(name, parameters)) return publicReads.read(name, parameters, ask)
    const wait =
      (await throttle.take(limits.acts, caller.userId ?? place)) ||
      (writesMail.has(name) && (await throttle.take(limits.mails, place)))
    if (wait) return tooMany(wait)
    return name === 'buy_tickets' ? sealed(await ask(), checkpoints) : ask()
  }
}

/** Outside the transaction: nobody queues at a draw while a checkpoint is signed. */
async function sealed(reply: Reply, checkpoints: Checkpoints): Promise<Reply> {
  if (reply.status !== 200 || typeof reply.body !== 'string') return reply
  const order = JSON.parse(reply.body)
  if (!order.seal) return reply
  const seal = await checkpoints.complete(order.draw_id, order.seal)
  return { ...reply, body: JSON.stringify({ ...order, seal }) }
}

function tooMany(seconds: number): Reply {
  const reply = refusal(429, 'PT429', 'too_many_calls')
  return { ...reply, headers: { ...reply.headers, 'retry-after': String(seconds) } }
}

function requireApiSchema(request: IncomingMessage): void {
  if ((request.headers['content-profile'] ?? 'api') === 'api') return
  throw new HttpError(refusal(406, 'PGRST106', 'The schema must be one of the following: api'))
}

async function identify(request: IncomingMessage, tokens: Tokens): Promise<Caller> {
  const key = String(request.headers.apikey ?? '')
  const token = bearerOf(request) ?? key
  if (!token) throw new HttpError(refusal(401, 'PGRST301', 'No API key found in request'))
  if (key && !(await tokens.verify(key))) throw new HttpError(refusal(401, 'PGRST301', 'Invalid API key'))
  const caller = request.headers.authorization && !bearerOf(request) ? null : await tokens.verify(token)
  if (!caller) throw new HttpError(refusal(401, 'PGRST301', 'The token is invalid or has expired'))
  return caller
}

function parseArguments(body: Buffer): Arguments {
  try {
    const parsed: unknown = body.length === 0 ? {} : JSON.parse(body.toString('utf8'))
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed as Arguments
  } catch {}
  throw new HttpError(refusal(400, 'PGRST102', 'The body must be a JSON object of named arguments'))
}

async function call(
  sql: Sql,
  caller: Caller,
  address: string | null,
  target: ApiFunction,
  given: Arguments,
): Promise<Reply> {
  const { text, values } = callText(target, given)
  // The name under which hosted Supabase, too, tells functions where a call comes from.
  const headers = JSON.stringify({ 'x-forwarded-for': address ?? '' })
  const parameters = [caller.role, caller.claims, headers, text, values]
  try {
    const [row] = await sql.unsafe('select host.call($1, $2, $3, $4, $5) as result', parameters, {
      prepare: true,
    })
    return reply(target, row?.result ?? null)
  } catch (cause) {
    return refusalFor(cause, caller)
  }
}

function reply(target: ApiFunction, result: string | null): Reply {
  if (target.returnsVoid) return { status: 204, headers: { 'cache-control': 'no-store' } }
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: result ?? 'null',
  }
}

function refusal(status: number, code: string, message: string, details?: string, hint?: string): Reply {
  return json(status, { code, message, details: details ?? null, hint: hint ?? null })
}

function unknownFunction(name: string, parameters: Arguments): Reply {
  const names = Object.keys(parameters).join(', ')
  return refusal(404, 'PGRST202', `Could not find the function api.${name}(${names}) in the schema cache`)
}

type DatabaseError = { code?: string; message: string; detail?: string; hint?: string }

function refusalFor(cause: unknown, caller: Caller): Reply {
  const { code = 'XX000', message, detail, hint } = cause as DatabaseError
  const status = statusFor(code, caller)
  if (status < 500 || code.startsWith('PT')) return refusal(status, code, message, detail, hint)
  log.error(`A call failed with ${code}`, cause)
  const sentence = status === 503 ? 'The database is busy' : 'Something went wrong on our side'
  return refusal(status, code, sentence, undefined, reference())
}

function statusFor(code: string, caller: Caller): number {
  const chosen = /^PT([45]\d\d)$/.exec(code)?.[1]
  if (chosen) return Number(chosen)
  if (code === '42501') return caller.role === 'anon' ? 401 : 403
  if (code === '23505' || code === '23503' || code.startsWith('40')) return 409
  if (code === 'P0001' || code.startsWith('22') || code.startsWith('23')) return 400
  if (/^(08|53|57)/.test(code) || code.startsWith('CONN')) return 503
  return 500
}
