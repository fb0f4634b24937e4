import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { canonicalPath } from '../src/lib/paths.ts'
import { type Handler, json, type Reply } from './http.ts'
import { hashOf } from './secrets.ts'
import { pagePolicy } from './security-headers.ts'
import { compressed, withPublicOrigin } from './site-origin.ts'

type Variant = { body: Buffer; etag: string }
type StaticFile = {
  type: string
  cache: string
  etag: string
  path: string
  size: number
  variants: { identity?: Variant; br?: Variant; gzip?: Variant }
  policy?: string
}
export type Site = ReadonlyMap<string, StaticFile>

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
export async function readSite(folder: string, publicUrl: string): Promise<Site> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const known = new Set(paths)
  const site = new Map<string, StaticFile>()
  for (const path of paths) {
    if (isCompressedCopy(path, known)) continue
    site.set(addressOf(relative(folder, path)), await readStaticFile(path, known, publicUrl))
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

async function readStaticFile(path: string, known: Set<string>, publicUrl: string): Promise<StaticFile> {
  const { size, mtimeMs } = await stat(path)
  const type = types[extname(path)] ?? 'application/octet-stream'
  const file = { type, cache: cachePolicy(path), path, size, variants: {} }
  if (!compressible.test(path)) return { ...file, etag: `"${size.toString(36)}-${mtimeMs.toString(36)}"` }
  const body = await readFile(path)
  const addressed = withPublicOrigin(path, body, publicUrl)
  if (addressed) {
    const { br, gzip } = await compressed(addressed)
    const variants = { identity: variant(addressed, ''), br: variant(br, 'br'), gzip: variant(gzip, 'gz') }
    return { ...file, etag: variants.identity.etag, variants }
  }
  const identity = variant(body, '')
  const br = known.has(`${path}.br`) ? variant(await readFile(`${path}.br`), 'br') : undefined
  const gzip = known.has(`${path}.gz`) ? variant(await readFile(`${path}.gz`), 'gz') : undefined
  return { ...file, etag: identity.etag, variants: { identity, ...(br && { br }), ...(gzip && { gzip }) } }
}

function variant(body: Buffer, mark: string): Variant {
  return { body, etag: `"${hashOf(body).slice(0, 20)}${mark}"` }
}

function cachePolicy(path: string): string {
  if (path.includes(`${sep}assets${sep}`)) return immutable
  return compressible.test(path) && !path.endsWith('.svg') ? revalidated : aDay
}

export function staticFiles(site: Site, backendUrl?: string): Handler {
  for (const file of site.values()) {
    const page = file.type.startsWith('text/html') ? file.variants.identity : undefined
    if (page) file.policy = pagePolicy(page.body.toString('utf8'), backendUrl)
  }
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
    const file = address === notFoundAddress || address === anyDrawAddress ? undefined : site.get(address)
    return file ? serve(request, file, 200) : (anyDraw(request, site, address) ?? notFound(request, site))
  }
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
  const { encoding, variant } = chooseVariant(file, String(request.headers['accept-encoding'] ?? ''))
  const etag = variant?.etag ?? file.etag
  const headers = {
    'content-type': file.type,
    'cache-control': file.cache,
    etag,
    ...(file.policy && { 'content-security-policy': file.policy }),
    ...(variant && { vary: 'accept-encoding' }),
    ...(encoding && { 'content-encoding': encoding }),
  }
  if (status === 200 && matches(request, etag)) return { status: 304, headers }
  if (variant) return { status, headers, body: variant.body }
  return {
    status,
    headers: { ...headers, 'content-length': String(file.size) },
    body: createReadStream(file.path),
  }
}

function chooseVariant(
  { variants: { identity, br, gzip } }: StaticFile,
  accepted: string,
): { encoding?: string; variant?: Variant } {
  if (br && accepts(accepted, 'br')) return { encoding: 'br', variant: br }
  if (gzip && accepts(accepted, 'gzip')) return { encoding: 'gzip', variant: gzip }
  return identity ? { variant: identity } : {}
}

function accepts(header: string, encoding: string): boolean {
  const [, quality] = new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=([\\d.]+))?\\s*(?:,|$)`).exec(
    header,
  ) ?? [null, '0']
  return quality === undefined || Number(quality) > 0
}

function matches(request: IncomingMessage, etag: string): boolean {
  const known = String(request.headers['if-none-match'] ?? '')
  return known === '*' || known.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}
