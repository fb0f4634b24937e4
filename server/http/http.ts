import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { log } from '../log.ts'
import { requestId, underNewId } from '../request-id.ts'

export type Reply = {
  status: number
  headers?: Record<string, string>
  body?: string | Uint8Array | Readable | null
}

/** Null when it is not for this handler after all, but for the next one with such a path. */
export type Handler = (request: IncomingMessage, url: URL) => Reply | null | Promise<Reply | null>

/** An answer that was ready before anybody asked. Its headers stand in one row, as writeHead likes them best. */
export type BuiltAnswer = { status: 200 | 304; headers: string[]; body: Buffer }

/** The answer to whoever reads a built file at its own address; nothing for every other address. */
export type BuiltAnswers = (
  target: string,
  accepted: string | string[] | undefined,
  held: string | undefined,
) => BuiltAnswer | undefined

/** A path, or a folder of paths when it ends in a slash. */
export type Route = readonly [path: string, handler: Handler]

/** Whoever wants to know what was answered. */
export type Watch = {
  answeredFromMemory: () => void
  answered: (route: string, status: number, seconds: number) => void
}

const unwatched: Watch = { answeredFromMemory: () => {}, answered: () => {} }

/** What a handler throws to answer early. */
export class HttpError extends Error {
  readonly reply: Reply
  constructor(reply: Reply) {
    super(`answered with ${reply.status}`)
    this.reply = reply
  }
}

export const largestBody = 64 * 1024

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
  }
}

/** Reads on after the limit without keeping anything, so that the sender hears the answer. */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= largestBody) chunks.push(chunk)
      else reject(new HttpError(json(413, { code: 413, message: 'Request body is too large' })))
    })
    request.on('end', () => resolve(Buffer.concat(chunks)))
    request.on('error', reject)
  })
}

export function answerWith(
  routes: readonly Route[],
  always: Record<string, string>,
  built: BuiltAnswers = () => undefined,
  watch: Watch = unwatched,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    try {
      const ready = builtAnswer(built, request)
      if (ready) {
        watch.answeredFromMemory()
        sendBuilt(request, response, ready)
      } else {
        await underNewId((id) => answerUnder(id, request, response, { routes, always, watch }))
      }
    } catch (cause) {
      if (!request.destroyed && !response.destroyed) log.error('A response could not be sent', cause)
      response.destroy()
    }
  }
}

type Parts = { routes: readonly Route[]; always: Record<string, string>; watch: Watch }

/** One line in the log for each, under the id that also goes to whoever asked. */
async function answerUnder(
  id: string,
  request: IncomingMessage,
  response: ServerResponse,
  { routes, always, watch }: Parts,
): Promise<void> {
  const began = performance.now()
  const { route, reply } = await answer(routes, request)
  const tell = () => {
    const took = performance.now() - began
    watch.answered(route, reply.status, took / 1000)
    const path = request.url?.split('?')[0]?.slice(0, 200)
    log.info(`${request.method} ${path} ${reply.status} ${Math.round(took)} ms`)
  }
  await send(request, response, { ...always, 'x-request-id': id }, reply).finally(tell)
}

function builtAnswer(built: BuiltAnswers, { method, url = '', headers }: IncomingMessage) {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  return built(url, headers['accept-encoding'], headers['if-none-match'])
}

function sendBuilt(request: IncomingMessage, response: ServerResponse, ready: BuiltAnswer): void {
  response.writeHead(ready.status, ready.headers)
  response.end(request.method === 'HEAD' ? undefined : ready.body)
}

export function fits([path]: Route, pathname: string): boolean {
  return path.endsWith('/') ? pathname.startsWith(path) : pathname === path
}

type Answered = { route: string; reply: Reply }

async function answer(routes: readonly Route[], request: IncomingMessage): Promise<Answered> {
  const url = requestUrl(request)
  const unread = { code: 400, message: 'The address of this request cannot be read' }
  if (!url) return { route: 'none', reply: json(400, unread) }
  for (const route of routes.filter((one) => fits(one, url.pathname))) {
    const reply = await replyOf(route, request, url)
    if (reply) return { route: route[0], reply }
  }
  return { route: 'none', reply: json(404, { code: 404, message: 'Not found' }) }
}

async function replyOf([, handle]: Route, request: IncomingMessage, url: URL): Promise<Reply | null> {
  try {
    return await handle(request, url)
  } catch (cause) {
    if (cause instanceof HttpError) return cause.reply
    log.error(`${request.method} ${url.pathname} failed`, cause)
    return json(500, { code: 500, message: 'Something went wrong on our side', hint: reference() })
  }
}

/** Stands in an error of ours, for whoever writes to us about it. */
export const reference = (): string => `Reference ${requestId()}`

function requestUrl(request: IncomingMessage): URL | null {
  const path = request.url ?? ''
  return path.startsWith('/') ? URL.parse(`http://host${path}`) : null
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  always: Record<string, string>,
  { status, headers = {}, body = null }: Reply,
): Promise<void> {
  response.writeHead(status, { ...always, ...lengthOf(status, body), ...headers })
  if (request.method === 'HEAD' || body === null) {
    if (body instanceof Readable) body.destroy()
    response.end()
  } else if (body instanceof Readable) {
    await pipeline(body, response)
  } else {
    response.end(body)
  }
}

function lengthOf(status: number, body: Reply['body']): Record<string, string> {
  if (body instanceof Readable || status === 204 || status === 304) return {}
  return { 'content-length': String(body === null || body === undefined ? 0 : Buffer.byteLength(body)) }
}
