import { createReadStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { canonicalPath } from '../../src/lib/paths.ts'
import { type Handler, json, type Reply } from '../http/http.ts'
import { isKnown, smallestCopy } from './copies.ts'
import type { Site, StaticFile } from './site.ts'

/** Where the build puts the page for every unknown address; nobody finds it at an address of its own. */
const notFoundAddress = '/not-found'

/** Where the build puts the one page that shows any draw by its id. */
const anyDrawAddress = '/draws/any'
const drawAddress = /^\/draws\/[^/]+$/
const uuidAddress = /^\/draws\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

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
