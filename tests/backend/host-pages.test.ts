import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../scripts/install.mjs'
import { startHost, type TestHost } from '../host.ts'

let host: TestHost

beforeAll(async () => {
  host = await startHost()
})

afterAll(() => host.stop())

/** fetch() unpacks bodies and shares connections; this does neither. */
async function ask(path: string, { agent, accepts }: { agent?: Agent; accepts?: string } = {}) {
  const headers = accepts ? { 'accept-encoding': accepts } : {}
  const request = get(host.url + path, { headers, ...(agent && { agent }) })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  const { statusCode: status, headers: told } = response
  return { status, told, body, isOnSameLine: request.reusedSocket }
}

test('a thousand connections are held idle, and answer again, while a new visitor is served', async () => {
  const lines = Array.from({ length: 1000 }, (_, place) => ({
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
    // Pages and calls are read by different readers of the host; both keep their connections.
    path: place % 2 === 0 ? '/' : '/settings.json',
  }))
  const round = () => Promise.all(lines.map(({ agent, path }) => ask(path, { agent })))
  try {
    const first = await round()
    expect(first.filter(({ status, isOnSameLine }) => status === 200 && !isOnSameLine)).toHaveLength(1000)
    expect((await ask('/', { agent: new Agent() })).status).toBe(200)
    const again = await round()
    expect(again.filter(({ status, isOnSameLine }) => status === 200 && isOnSameLine)).toHaveLength(1000)
  } finally {
    for (const { agent } of lines) agent.destroy()
  }
})

test('connections are kept longer than proxies keep theirs', async () => {
  for (const path of ['/', '/settings.json']) {
    const { told } = await ask(path, { agent: new Agent({ keepAlive: true, maxSockets: 1 }) })
    expect([path, told['keep-alive']]).toEqual([path, 'timeout=75'])
  }
})

test('every page brings its styles along', async () => {
  const folder = join(root, 'build', 'client')
  const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(40)
  const bare: string[] = []
  for (const page of pages) {
    const html = await readFile(join(folder, page), 'utf8')
    if (!/<style[^>]*>[^<]/.test(html) || /<style[^>]*>\s*<\/style>/.test(html)) bare.push(page)
  }
  expect(bare).toEqual([])
})

test('every page, script, stylesheet and data file comes in Brotli to whoever asks for it', async () => {
  const built = await readdir(join(root, 'build', 'client'), { recursive: true })
  // What is under a kilobyte is not packed.
  const packed = built
    .filter((file) => built.includes(`${file}.br`) && !/^(not-found|draws\/any)\//.test(file))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '')}`)
  for (const kind of [/^\/$/, /\.js$/, /\.css$/, /\.data$/]) {
    expect(packed).toContainEqual(expect.stringMatching(kind))
  }
  for (const path of packed) {
    const [plain, brotli] = [await ask(path), await ask(path, { accepts: 'gzip, br' })]
    expect([path, plain.status, plain.told['content-encoding']]).toEqual([path, 200, undefined])
    expect([path, brotli.status, brotli.told['content-encoding']]).toEqual([path, 200, 'br'])
    expect(brotliDecompressSync(brotli.body).equals(plain.body), path).toBe(true)
  }
})
