import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server, type ServerOptions } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { builtAnswers } from '../pages/built-answers.ts'
import { readSite, type Site } from '../pages/site.ts'
import { staticFiles } from '../pages/static-files.ts'
import { answerWith, json, type Route, readBody } from './http.ts'
import { type QuickLane, quickLane } from './quick-lane.ts'
import { securityHeaders } from './security-headers.ts'

const longPage = `<h1>${'Long '.repeat(1_200_000)}</h1>`
const aboutPage = '<h1>About</h1>'
const always = securityHeaders('https://draw.example')
const open: { server: Server; lane?: QuickLane }[] = []
let folder: string
let site: Site

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wanderwish-lane-'))
  for (const page of ['about', 'long', 'calls']) await mkdir(join(folder, page))
  await writeFile(join(folder, 'index.html'), '<h1>Home</h1>')
  await writeFile(join(folder, 'about', 'index.html'), aboutPage)
  await writeFile(join(folder, 'about', 'index.html.br'), brotliCompressSync(aboutPage))
  await writeFile(join(folder, 'about', 'index.html.gz'), gzipSync(aboutPage))
  await writeFile(join(folder, 'long', 'index.html'), longPage)
  await writeFile(join(folder, 'calls', 'index.html'), 'The page under a call')
  await writeFile(join(folder, 'reef.avif'), Buffer.from([1, 2, 3]))
  site = await readSite(folder, { publicUrl: 'https://draw.example' })
})

afterAll(() => rm(folder, { recursive: true }))

afterEach(() => {
  vi.useRealTimers()
  for (const { server, lane } of open.splice(0)) {
    server.close().closeAllConnections()
    lane?.close()
  }
})

const call: Route = ['/calls', async (request) => json(200, { heard: (await readBody(request)).toString() })]

async function host(kind: 'with the lane' | 'Node alone', options: ServerOptions = {}) {
  const built = builtAnswers(site, always, (address) => address !== '/calls')
  const server = createServer(options, answerWith([call, ['/', staticFiles(site)]], always, built))
  let reachedNode = 0
  server.on('request', () => {
    reachedNode += 1
  })
  const lane = kind === 'with the lane' ? quickLane(server) : undefined
  lane?.open(built)
  open.push({ server, ...(lane && { lane }) })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { server, lane, line: () => new Line(connect(port, '127.0.0.1')), reachedNode: () => reachedNode }
}

/** A connection on which somebody writes by hand and reads to the end of an answer. */
class Line {
  readonly socket: Socket
  #unread = ''
  #wake = () => {}
  constructor(socket: Socket) {
    this.socket = socket
    socket.setEncoding('latin1').on('error', () => {})
    socket.on('close', () => this.#wake())
    socket.on('data', (chunk: string) => {
      this.#unread += chunk
      this.#wake()
    })
  }
  ask(text: string): Promise<string> {
    this.socket.write(text, 'latin1')
    return this.answer(text.startsWith('HEAD'))
  }
  async answer(isHead = false): Promise<string> {
    while (endOf(this.#unread, isHead) < 0 && !this.socket.destroyed) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
    const end = endOf(this.#unread, isHead)
    const answer = end < 0 ? this.#unread : this.#unread.slice(0, end)
    this.#unread = this.#unread.slice(answer.length)
    return answer
  }
}

function endOf(unread: string, isHead: boolean): number {
  const head = unread.indexOf('\r\n\r\n') + 4
  const length = isHead ? 0 : Number(/^content-length: (\d+)/im.exec(unread.slice(0, head))?.[1] ?? 0)
  return head > 3 && unread.length >= head + length ? head + length : -1
}

/** Without what is new each time: the moment, and the name of the request. */
const undated = (answer: string) => answer.replace(/^(Date|x-request-id): .*$/gm, '$1')

function request(target: string, ...lines: string[]): string {
  return `${[`GET ${target} HTTP/1.1`, 'Host: draw.example', ...lines].join('\r\n')}\r\n\r\n`
}

const aboutMark = async (encoding: string) => {
  const answer = await (await host('Node alone'))
    .line()
    .ask(request('/about', `accept-encoding: ${encoding}`))
  return /^etag: (.*)\r$/m.exec(answer)?.[1] ?? ''
}

test.each([
  ['a page', request('/'), 200],
  ['a page with a query', request('/about?from=mail&x=%2F"<>{}|^`'), 200],
  ['a page for a browser', request('/about', 'Connection: keep-alive', 'Accept-Encoding: gzip, br'), 200],
  ['a page for an older browser', request('/about', 'accept-encoding:gzip;q=1.0 , br;q=0'), 200],
  ['the head of a page', request('/about', 'accept-encoding: br').replace('GET', 'HEAD'), 200],
  ['a page that changed', request('/about', 'if-none-match: "other", W/"another"'), 200],
  ['any copy at all', request('/about', 'If-None-Match: *'), 304],
  ['the head of any copy', request('/about', 'If-None-Match: *').replace('GET', 'HEAD'), 304],
])('%s comes from the lane in the very bytes Node would send', async (_, text, status) => {
  const quick = await host('with the lane')
  const line = quick.line()
  const answer = await line.ask(text)
  expect(answer).toContain(`HTTP/1.1 ${status} `)
  expect(undated(answer)).toBe(undated(await (await host('Node alone')).line().ask(text)))
  expect(answer).toMatch(/^Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r$/m)
  expect(await line.ask(request('/'))).toMatch(/^HTTP\/1\.1 200 OK\r/)
  expect(quick.reachedNode()).toBe(0)
})

test('whoever holds the copy they would get is told so, and nobody else', async () => {
  const [br, gzip] = [await aboutMark('br'), await aboutMark('gzip')]
  const line = (await host('with the lane')).line()
  const status = async (mark: string) =>
    (await line.ask(request('/about', 'accept-encoding: br', `if-none-match: ${mark}`))).slice(9, 12)
  expect([await status(br), await status(gzip), await status(br)]).toEqual(['304', '200', '304'])
})

test.each([
  ['another spelling', request('/About/')],
  ['a page that is not there', request('/no-such-page')],
  ['a page that stands for others', request('/not-found')],
  ['a picture', request('/reef.avif')],
  ['a call with a page of its name', request('/calls')],
  ['a whole address', request('http://draw.example/about')],
  ['dots', request('/about/../about')],
  ['HTTP/1.0', request('/about').replace('HTTP/1.1', 'HTTP/1.0')],
  ['no host', 'GET /about HTTP/1.1\r\naccept: */*\r\n\r\n'],
  ['an empty host', 'GET /about HTTP/1.1\r\nhost:\r\n\r\n'],
  ['two hosts', request('/about', 'Host: other.example')],
  ['a farewell', request('/about', 'Connection: close')],
  ['a body', `${request('/about', 'Content-Length: 5')}hello`],
  ['a body in chunks', `${request('/about', 'Transfer-Encoding: chunked')}0\r\n\r\n`],
  ['a space before the colon', request('/about', 'Content-Length : 5')],
  ['a folded line', request('/about', 'accept: text/html,', ' */*')],
  ['a bare line feed', request('/about', 'accept: x\nTransfer-Encoding: chunked')],
  ['letters beyond ASCII', request('/about', 'accept-language: \xe9')],
  ['a null byte', request('/about', 'accept: \0')],
  ['two lists of encodings', request('/about', 'accept-encoding: br', 'accept-encoding: gzip')],
  ['an expectation', request('/about', 'Expect: something')],
  ['another protocol', request('/about', 'Connection: Upgrade', 'Upgrade: h2c')],
  ['more than fits', request('/about', `accept: ${'x'.repeat(20_000)}`)],
  ['another method', request('/about').replace('GET', 'POST')],
  ['no HTTP at all', 'hello\r\n\r\n'],
])('%s is left to Node, unread', async (_, text) => {
  const quick = await host('with the lane')
  const answer = await quick.line().ask(text)
  expect(undated(answer)).toBe(undated(await (await host('Node alone')).line().ask(text)))
  expect(answer).toMatch(/^HTTP\/1\.1 \d{3} /)
})

test('the same words are answered alike however often they come, each time with the date of the day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T10:00:00Z') })
  const line = (await host('with the lane')).line()
  const first = await line.ask(request('/about'))
  vi.setSystemTime(new Date('2026-11-18T10:00:01Z'))
  const second = await line.ask(request('/about'))
  expect(first).toContain('Date: Wed, 18 Nov 2026 10:00:00 GMT\r\n')
  expect(second).toBe(first.replace('10:00:00', '10:00:01'))
})

test('a connection goes over to Node in the middle of its life and loses nothing', async () => {
  const { line, reachedNode } = await host('with the lane')
  const visitor = line()
  expect(await visitor.ask(request('/about'))).toContain(aboutPage)
  visitor.socket.write('POST /calls HTTP/1.1\r\nHost: draw.example\r\nContent-Length: 11\r\n\r\nhello')
  await vi.waitFor(() => expect(reachedNode()).toBe(1))
  expect(await visitor.ask(' world')).toContain('{"heard":"hello world"}')
  expect(await visitor.ask(request('/about'))).toContain(aboutPage)
  expect(reachedNode()).toBe(2)
})

test.each([
  ['Content-Length: 5', 'hello'],
  ['Transfer-Encoding: chunked', '5\r\nhello\r\n0\r\n\r\n'],
])('what follows %s is a body, and no request', async (announced, body) => {
  const line = (await host('with the lane')).line()
  expect(await line.ask(request('/about', announced))).toContain(aboutPage)
  expect(await line.ask(body + request('/'))).toContain('<h1>Home</h1>')
})

test('requests that come in one breath are answered in their order', async () => {
  const line = (await host('with the lane')).line()
  expect(await line.ask(request('/about') + request('/calls') + request('/'))).toContain(aboutPage)
  expect(await line.answer()).toContain('{"heard":""}')
  expect(await line.answer()).toContain('<h1>Home</h1>')
})

test('whoever asks faster than they listen is heard when they have listened', async () => {
  const { server, line } = await host('with the lane')
  const accepted = once(server, 'connection')
  const slow = line()
  const [served] = (await accepted) as [Socket]
  slow.socket.pause()
  slow.socket.write(request('/long'))
  await vi.waitFor(() => expect(served.isPaused()).toBe(true))
  slow.socket.write(request('/about'))
  slow.socket.resume()
  expect((await slow.answer()).endsWith(longPage)).toBe(true)
  expect(await slow.answer()).toContain(aboutPage)
})

test('a request that is never finished is ended by Node’s clock', async () => {
  const impatient = { connectionsCheckingInterval: 20, headersTimeout: 40, requestTimeout: 40 }
  const { line } = await host('with the lane', impatient)
  expect(await line().ask('GET /about HTTP/1.1\r\nHost: draw')).toContain('HTTP/1.1 408 Request Timeout')
})

test('a silent connection is kept for as long as was promised, then ended', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'] })
  const { line } = await host('with the lane', { keepAliveTimeout: 75_000 })
  const silent = line()
  expect(await silent.ask(request('/about'))).toContain('Keep-Alive: timeout=75\r\n')
  vi.advanceTimersByTime(70_000)
  expect(await silent.ask(request('/about'))).toContain(aboutPage)
  vi.advanceTimersByTime(70_000)
  expect(await silent.ask(request('/about'))).toContain(aboutPage)
  const ended = once(silent.socket, 'close')
  vi.advanceTimersByTime(90_000)
  await ended
})

test('a visitor on a slow line is not called silent while the page is still on its way', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'] })
  const { server, line } = await host('with the lane', { keepAliveTimeout: 75_000 })
  const accepted = once(server, 'connection')
  const slow = line()
  const [served] = (await accepted) as [Socket]
  slow.socket.pause()
  slow.socket.write(request('/long'))
  await vi.waitFor(() => expect(served.isPaused()).toBe(true))
  vi.advanceTimersByTime(90_000)
  slow.socket.resume()
  expect((await slow.answer()).endsWith(longPage)).toBe(true)
})

test('a visitor who leaves is let go, and a host that stops waits for nobody', async () => {
  const { server, lane, line } = await host('with the lane')
  const [leaving, staying] = [line(), line()]
  await Promise.all([leaving.ask(request('/about')), staying.ask(request('/about'))])
  leaving.socket.end()
  await once(leaving.socket, 'close')
  const stopped = once(server.close(), 'close')
  lane?.close()
  await Promise.all([stopped, once(staying.socket, 'close')])
})
