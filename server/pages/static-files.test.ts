import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerWith } from '../http/http.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { readSite } from './site.ts'
import { staticFiles } from './static-files.ts'

const aboutPage = '<!doctype html><h1>About</h1><script>window.hello = 1</script>'
let folder: string
let server: Server
let url: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wanderwish-site-'))
  const put = async (name: string, content: string | Buffer) => {
    await mkdir(dirname(join(folder, 'client', name)), { recursive: true })
    await writeFile(join(folder, 'client', name), content)
  }
  await put('index.html', '<h1>Home</h1>')
  await put('about/index.html', aboutPage)
  await put('about/index.html.br', brotliCompressSync(aboutPage))
  await put('about/index.html.gz', gzipSync(aboutPage))
  await put('about.data', '[1]')
  await put('draws/any/index.html', '<h1>One draw</h1>')
  await put('draws/example/index.html', '<h1>An example</h1>')
  await put('not-found/index.html', '<h1>Oops! Page not found</h1>')
  await put('assets/main-abc123.js', 'export {}')
  await put('pictures/reef.avif', Buffer.from([1, 2, 3]))
  await put('terms/index.html', '<link rel="canonical" href="https://wanderwish.example/terms">')
  await put('site.webmanifest', '{}')
  await put('guide.pdf', '%PDF')
  await writeFile(join(folder, 'secret.txt'), 'secret')
  const publicUrl = 'https://draw.example'
  const backendUrl = 'https://project.supabase.example/x'
  const site = await readSite(join(folder, 'client'), { publicUrl, backendUrl })
  server = createServer(answerWith([['/', staticFiles(site)]], securityHeaders(publicUrl)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

/** fetch() tidies paths and unpacks bodies; this does neither. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const call = httpRequest(`${url}/`, { path, headers, method }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        )
      })
      call.on('error', reject).end()
    },
  )
}

test('pages are asked for again each time, and answered briefly when nothing changed', async () => {
  const first = await get('/about')
  expect(first).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-cache', vary: 'accept-encoding' },
  })
  expect(first.headers['content-type']).toBe('text/html; charset=utf-8')
  const again = await get('/about', { 'if-none-match': String(first.headers.etag) })
  expect(again).toMatchObject({ status: 304 })
  expect(again.body).toHaveLength(0)
  expect((await get('/about', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('browsers get the smallest copy they understand, each with its own mark', async () => {
  const plain = await get('/about')
  const br = await get('/about', { 'accept-encoding': 'gzip, deflate, br' })
  const gzip = await get('/about', { 'accept-encoding': 'gzip, br;q=0' })
  expect(br.headers['content-encoding']).toBe('br')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body.toString()).toBe(aboutPage)
  expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
})

test.each([
  ['/assets/main-abc123.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/about.data', 'text/x-script; charset=utf-8', 'no-cache'],
  ['/pictures/reef.avif', 'image/avif', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['/site.webmanifest', 'application/manifest+json', 'no-cache'],
  ['/guide.pdf', 'application/pdf', 'public, max-age=86400, stale-while-revalidate=604800'],
])('%s comes as %s, kept as %s', async (path, type, cache) => {
  const { status, headers } = await get(path)
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cache })
})

test('a picture is checked again after its day', async () => {
  const { headers } = await get('/pictures/reef.avif')
  expect((await get('/pictures/reef.avif', { 'if-none-match': String(headers.etag) })).status).toBe(304)
})

test('a path nobody built gets the not-found page', async () => {
  const answer = await get('/no-such-page')
  expect(answer.status).toBe(404)
  expect(answer.body.toString()).toContain('Oops! Page not found')
})

test('the not-found page has no address of its own', async () => {
  expect((await get('/not-found')).status).toBe(404)
  expect((await get('/Not-Found/')).status).toBe(404)
})

test.each(['/about/', '/About', '/ABOUT//', '//about', '/%61bout'])(
  '%s moves to /about, its query kept',
  async (path) => {
    const moved = await get(`${path}?a=B&c=%2F`)
    expect(moved).toMatchObject({ status: 308, headers: { location: '/about?a=B&c=%2F' } })
  },
)

test('no spelling leads to another site', async () => {
  expect((await get('//evil.example/about/')).status).toBe(404)
  expect((await get('//evil.example/')).headers.location).toBeUndefined()
})

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/about/..%5c..%5csecret.txt',
  '/%00',
  '/%zz',
])('%s reads nothing outside the site', async (path) => {
  const answer = await get(path)
  expect(answer.status).toBe(404)
  expect(answer.body.toString()).not.toContain('secret')
})

test('the head of a page comes without its body', async () => {
  const head = await get('/about', {}, 'HEAD')
  expect(head).toMatchObject({ status: 200, headers: { 'content-length': String(aboutPage.length) } })
  expect(head.body).toHaveLength(0)
  expect((await get('/about', {}, 'POST')).status).toBe(405)
})

test('only the site’s own scripts run, inline ones by their hash, and only the named backend is called', async () => {
  const { headers } = await get('/about')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self' 'sha256-")
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
  expect(policy).toContain("connect-src 'self' https://project.supabase.example;")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})

test('a crawler reads the public address of this host in the canonical link', async () => {
  const plain = await get('/terms')
  const packed = await get('/terms', { 'accept-encoding': 'br' })
  expect(plain.body.toString()).toBe('<link rel="canonical" href="https://draw.example/terms">')
  expect(brotliDecompressSync(packed.body).toString()).toBe(plain.body.toString())
})

const draw = '/draws/5eed5eed-0000-4000-8000-000000657413'

test('one page stands for every draw by its id, and none of them for what can be no draw', async () => {
  const page = await get(draw)
  expect([page.status, page.body.toString()]).toEqual([200, '<h1>One draw</h1>'])
  for (const path of ['/draws/any', '/draws/tomorrow', '/draws/tomorrow/']) {
    const none = await get(path)
    expect([path, none.status, none.body.toString()]).toEqual([path, 404, '<h1>One draw</h1>'])
  }
  expect((await get('/draws/example')).body.toString()).toBe('<h1>An example</h1>')
  expect((await get(`${draw}/more`)).body.toString()).toContain('Page not found')
})

test('a draw asked for in capitals or with slashes is sent to its own spelling', async () => {
  for (const spelling of [draw.toUpperCase(), `${draw}/`, `/${draw}`]) {
    const { status, headers } = await get(`${spelling}?from=mail`)
    expect([status, headers.location]).toEqual([308, `${draw}?from=mail`])
  }
})
