import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { BuiltAnswer, BuiltAnswers } from './http.ts'

export type QuickLane = { open: (built: BuiltAnswers, tell?: () => void) => void; close: () => void }

/**
 * Answers plain requests for built files at a fraction of what Node's reader and writer cost, in the same bytes.
 * A connection that brings anything else goes over to Node, with what it brought unread, and stays there.
 */
export function quickLane(server: Server): QuickLane {
  const [toNode] = server.listeners('connection') as [(socket: Socket) => void]
  server.off('connection', toNode)
  const heardAt = new Map<Socket, number>()
  let answerTo: (chunk: Buffer) => Found | null = () => null
  let tellAnswered: () => void = () => {}
  server.on('connection', (socket: Socket) => {
    const onData = (chunk: Buffer) => {
      const found = answerTo(chunk)
      if (!found) return handOver(chunk)
      const now = Date.now()
      heardAt.set(socket, now)
      write(socket, bytesOf(found, now, server.keepAliveTimeout))
      tellAnswered()
    }
    const handOver = (chunk: Buffer) => {
      forget()
      socket.off('data', onData).off('end', onEnd).off('error', forget).off('close', forget)
      socket.pause().unshift(chunk)
      toNode.call(server, socket)
      socket.resume()
    }
    const onEnd = () => socket.end()
    const forget = () => heardAt.delete(socket)
    heardAt.set(socket, Date.now())
    socket.on('data', onData).on('end', onEnd).on('error', forget).on('close', forget)
  })
  const sweep = setInterval(() => endSilent(heardAt, server.keepAliveTimeout), 10_000).unref()
  return {
    open: (built, tell = () => {}) => {
      answerTo = finder(built)
      tellAnswered = tell
    },
    close: () => {
      clearInterval(sweep)
      for (const socket of heardAt.keys()) socket.destroySoon()
    },
  }
}

/** One look at all of them costs less than a clock for each. Whoever is still being sent something may be slow. */
function endSilent(heardAt: ReadonlyMap<Socket, number>, longest: number): void {
  const before = Date.now() - longest
  for (const [socket, at] of heardAt) {
    if (at < before && socket.writableLength === 0) socket.destroy()
  }
}

/** Whoever asks faster than they listen is not heard until they have. */
function write(socket: Socket, bytes: Buffer): void {
  if (socket.write(bytes)) return
  socket.pause()
  socket.once('drain', () => socket.resume())
}

type Found = { answer: BuiltAnswer; withBody: boolean }

const mostRemembered = 500

/** Browsers and proxies ask again in the very same words: those are not read a second time. */
function finder(built: BuiltAnswers): (chunk: Buffer) => Found | null {
  const remembered = new Map<string, Found>()
  return (chunk) => {
    if (chunk.length > longestRequest) return null
    const text = chunk.toString('latin1')
    const again = remembered.get(text)
    if (again) return again
    const asked = readRequest(text)
    const answer = asked && built(asked.target, asked.accepted, asked.held)
    if (!answer) return null
    const found = { answer, withBody: asked.method === 'GET' }
    if (remembered.size === mostRemembered) remembered.clear()
    remembered.set(text, found)
    return found
  }
}

type Asked = { method: string; target: string; accepted: string | undefined; held: string | undefined }

const longestRequest = 4096

/** One request without a body, from its first byte to its last and nothing after it. */
const wholeRequest = /^(GET|HEAD) (\/[!-~]*) HTTP\/1\.1\r\n((?:[\w!#$%&'*+.^`|~-]+:[\t -~]*\r\n)+)\r\n$/

/** Null whenever there is the least doubt. */
function readRequest(text: string): Asked | null {
  const [, method, target, lines] = wholeRequest.exec(text) ?? []
  if (!method || !target || !lines) return null
  const told = readLines(lines)
  if (!told?.host || !/^keep-alive$/i.test(told.connection ?? 'keep-alive')) return null
  return { method, target, accepted: told['accept-encoding'], held: told['if-none-match'] }
}

type Told = { [name in 'host' | 'connection' | 'accept-encoding' | 'if-none-match']: string | undefined }

function readLines(lines: string): Told | null {
  const told: Told = {
    host: undefined,
    connection: undefined,
    'accept-encoding': undefined,
    'if-none-match': undefined,
  }
  for (let start = 0, end = 0; start < lines.length; start = end + 2) {
    const colon = lines.indexOf(':', start)
    end = lines.indexOf('\r', colon)
    const name = lines.slice(start, colon).toLowerCase()
    switch (name) {
      case 'host':
      case 'connection':
      case 'accept-encoding':
      case 'if-none-match':
        if (told[name] !== undefined) return null
        told[name] = lines.slice(colon + 1, end).trim()
        break
      // What changes how a request is read, or how its connection goes on, is Node's to judge.
      case 'content-length':
      case 'transfer-encoding':
      case 'trailer':
      case 'upgrade':
      case 'expect':
      case 'proxy-connection':
        return null
    }
  }
  return told
}

type Stamped = { second: number; bytes: Buffer; headLength: number }
const stampedAnswers = new WeakMap<BuiltAnswer, Stamped>()

/** Only the date in an answer ever changes, once a second. */
function bytesOf({ answer, withBody }: Found, now: number, keepAliveMs: number): Buffer {
  const second = Math.floor(now / 1000)
  let stamped = stampedAnswers.get(answer)
  if (stamped?.second !== second) {
    const head = Buffer.from(headOf(answer, new Date(now), keepAliveMs), 'latin1')
    stamped = { second, bytes: Buffer.concat([head, answer.body]), headLength: head.length }
    stampedAnswers.set(answer, stamped)
  }
  return withBody ? stamped.bytes : stamped.bytes.subarray(0, stamped.headLength)
}

function headOf({ status, headers }: BuiltAnswer, date: Date, keepAliveMs: number): string {
  const pairs = [
    ...headers,
    ...['Date', date.toUTCString()],
    ...['Connection', 'keep-alive'],
    ...['Keep-Alive', `timeout=${Math.floor(keepAliveMs / 1000)}`],
  ]
  const lines = pairs.map((word, place) => word + (place % 2 === 0 ? ': ' : '\r\n'))
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`
}
