import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { canonicalPath } from '../src/lib/paths.ts'
import { type Handler, json, type Reply } from './http.ts'
import { hashOf } from './secrets.ts'
import { pagePolicy } from './security-headers.ts'
import { compressed, withPublicOrigin } from './site-origin.ts'

/** One form of a file, as it is or packed; what its answers say is put together once, when it is read. */
type Copy = { etag: string; headers: Record<string, string>; size: number; body?: Buffer }
type StaticFile = { path: string; identity: Copy; br?: Copy; gzip?: Copy }
export type Site = ReadonlyMap<string, StaticFile>

/** Where the site lives, and where its backend is when it lives elsewhere. */
type Addresses = { publicUrl: string; backendUrl?: string | undefined }

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
}

export const compressible = /\.(html|js|css|json|data|txt|xml|svg|webmanifest)$/

const immutable = 'public, max-age=31536000, immutable'
const revalidated = 'no-cache'
const aDay = 'public, max-age=86400, stale-while-revalidate=604800'

/** Where the build puts the page for every unknown address; nobody finds it at an address of its own. */
const notFoundAddress = '/not-found'

/** Where the build puts the one page that shows any draw by its id. */
const anyDrawAddress = '/draws/any'
const drawAddress = /^\/draws\/[^/]+$/
const uuidAddress = /^\/draws\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The list is made once, so a request can only ever name a file that was built. */
export async function readSite(folder: string, addresses: Addresses): Promise<Site> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const known = new Set(paths)
  const site = new Map<string, StaticFile>()
  for (const path of paths) {
    if (isCompressedCopy(path, known)) continue
    site.set(addressOf(relative(folder, path)), await readStaticFile(path, known, addresses))
  }
  return site
}

function isCompressedCopy(path: string, known: Set<string>): boolean {
  return /\.(br|gz)$/.test(path) && known.has(path.replace(/\.(br|gz)$/, ''))
}

function addressOf(file: string): string {
  const address = `/${file.split(sep).join('/')}`
  return address.replace(/\/index\.html$/, '') || '/'
}

async function readStaticFile(path: string, known: Set<string>, addresses: Addresses): Promise<StaticFile> {
  const type = types[extname(path)] ?? 'application/octet-stream'
  const headers = { 'content-type': type, 'cache-control': cachePolicy(path) }
  if (!compressible.test(path)) return { path, identity: await copyOnDisk(path, headers) }
  const { identity, br, gzip } = await bodiesOf(path, known, addresses.publicUrl)
  const isPage = path.endsWith('.html')
  const policy = isPage && {
    'content-security-policy': pagePolicy(identity.toString('utf8'), addresses.backendUrl),
  }
  const all = { ...headers, ...policy, vary: 'accept-encoding' }
  return {
    path,
    identity: copyInMemory(identity, '', all),
    ...(br && { br: copyInMemory(br, 'br', { ...all, 'content-encoding': 'br' }) }),
    ...(gzip && { gzip: copyInMemory(gzip, 'gz', { ...all, 'content-encoding': 'gzip' }) }),
  }
}

async function bodiesOf(path: string, known: Set<string>, publicUrl: string) {
  const built = await readFile(path)
  const identity = withPublicOrigin(path, built, publicUrl)
  if (identity) return { identity, ...(await compressed(identity)) }
  const packed = (mark: string) => (known.has(path + mark) ? readFile(path + mark) : undefined)
  return { identity: built, br: await packed('.br'), gzip: await packed('.gz') }
}

function copyInMemory(body: Buffer, mark: string, headers: Record<string, string>): Copy {
  const etag = `"${hashOf(body).slice(0, 20)}${mark}"`
  return { etag, headers: { ...headers, etag }, size: body.length, body }
}

async function copyOnDisk(path: string, headers: Record<string, string>): Promise<Copy> {
  const { size, mtimeMs } = await stat(path)
  const etag = `"${size.toString(36)}-${mtimeMs.toString(36)}"`
  return { etag, headers: { ...headers, etag }, size }
}

function cachePolicy(path: string): string {
  if (path.includes(`${sep}assets${sep}`)) return immutable
  return compressible.test(path) && !path.endsWith('.svg') ? revalidated : aDay
}

export function staticFiles(site: Site): Handler {
  const pages = pagesBySpelling(site)
  pages.delete(notFoundAddress)
  pages.delete(anyDrawAddress)
  return (request, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return json(405, { code: 405, message: 'Pages can only be read' }, { allow: 'GET, HEAD' })
    }
    const address = decoded(url.pathname)
    const own = pages.get(canonicalPath(address)) ?? drawPage(canonicalPath(address))
    if (own && own !== url.pathname) return { status: 308, headers: { location: own + url.search } }
    const file = hasOwnAddress(address) ? site.get(address) : undefined
    return file ? serve(request, file, 200) : (anyDraw(request, site, address) ?? notFound(request, site))
  }
}

/** Two pages stand for others and are not found where the build puts them. */
export function hasOwnAddress(address: string): boolean {
  return address !== notFoundAddress && address !== anyDrawAddress
}

function drawPage(path: string): string | undefined {
  return uuidAddress.test(path) ? path : undefined
}

/** A draw's page fetches its draw by itself; where there can be none, it says so. */
function anyDraw(request: IncomingMessage, site: Site, address: string): Reply | undefined {
  const page = drawAddress.test(canonicalPath(address)) ? site.get(anyDrawAddress) : undefined
  return page && serve(request, page, uuidAddress.test(address) ? 200 : 404)
}

/** Pages and the data behind them, by what any spelling of their address comes down to. */
function pagesBySpelling(site: Site): Map<string, string> {
  const pages = [...site].filter(([, { path }]) => /\.(html|data)$/.test(path))
  return new Map(pages.map(([address]) => [canonicalPath(address), encodeURI(address)]))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function notFound(request: IncomingMessage, site: Site): Reply {
  const page = site.get(notFoundAddress)
  if (page) return serve(request, page, 404)
  return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'Page not found\n' }
}

function serve(request: IncomingMessage, file: StaticFile, status: number): Reply {
  const { headers, etag, size, body } = smallestCopy(file, request.headers['accept-encoding'])
  if (status === 200 && isKnown(etag, request.headers['if-none-match'])) return { status: 304, headers }
  if (body) return { status, headers, body }
  return {
    status,
    headers: { ...headers, 'content-length': String(size) },
    body: createReadStream(file.path),
  }
}

/** The smallest copy of those the browser understands. */
export function smallestCopy(
  { br, gzip, identity }: StaticFile,
  accepted: string | string[] | undefined,
): Copy {
  const list = String(accepted ?? '')
  if (br && accepts(list, brotli)) return br
  return gzip && accepts(list, gzipped) ? gzip : identity
}

const brotli = /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/
const gzipped = /(?:^|,)\s*gzip\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/

function accepts(list: string, encoding: RegExp): boolean {
  const [, quality] = encoding.exec(list) ?? [null, '0']
  return quality === undefined || Number(quality) > 0
}

/** Whether the browser says that it holds this very copy. */
export function isKnown(etag: string, held: string | undefined): boolean {
  if (!held) return false
  return held === '*' || held.split(',').some((mark) => mark.trim().replace(/^W\//, '') === etag)
}
