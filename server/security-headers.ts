import { createHash } from 'node:crypto'
import type { Site } from './static-files.ts'

/** Everything from this site only, and the inline scripts React Router prerenders by their hashes. */
export function securityHeaders(site: Site, backendUrl: string | undefined): Record<string, string> {
  const connect = ["'self'", ...(backendUrl ? [new URL(backendUrl).origin] : [])]
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(site)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': connect,
    'frame-src': ['https://www.youtube-nocookie.com'],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", 'mailto:'],
    'object-src': ["'none'"],
  }
  const lines = Object.entries(policy).map(([name, sources]) => `${name} ${sources.join(' ')}`)
  return {
    'content-security-policy': lines.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
  }
}

function inlineScriptHashes(site: Site): string[] {
  const hashes = new Set<string>()
  for (const { type, variants } of site.values()) {
    if (!type.startsWith('text/html') || !variants.identity) continue
    for (const [, attributes = '', script = ''] of variants.identity.body
      .toString('utf8')
      .matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (script && !/\bsrc=/.test(attributes)) {
        hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
      }
    }
  }
  return [...hashes]
}
