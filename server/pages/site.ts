import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { pagePolicy } from '../http/security-headers.ts'
import { hashOf } from '../secrets.ts'
import { compressed, withPublicOrigin } from './site-origin.ts'

/** One form of a file, as it is or packed; what its answers say is put together once, when it is read. */
export type Copy = { etag: string; headers: Record<string, string>; size: number; body?: Buffer }
export type StaticFile = { path: string; identity: Copy; br?: Copy; gzip?: Copy }
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
