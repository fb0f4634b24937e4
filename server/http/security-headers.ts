import { createHash } from 'node:crypto'

const always: Record<string, string> = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
}

const httpsOnly = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** What every reply carries; pages add their own content policy. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith('https:') ? { ...always, ...httpsOnly } : always
}

/** Everything from this site only, and the scripts and styles inside this page by their hashes. */
export function pagePolicy(html: string, backendUrl: string | undefined): string {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html)],
    'style-src': ["'self'", ...inlineStyleHashes(html)],
    // The colour under a picture that is still on its way stands in the prerendered page; no stylesheet knows it.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(backendUrl ? [new URL(backendUrl).origin] : [])],
    'frame-src': ['https://www.youtube-nocookie.com'],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", 'mailto:'],
    'object-src': ["'none'"],
  }
  const lines = Object.entries(policy).map(([name, sources]) => `${name} ${sources.join(' ')}`)
  return lines.join('; ')
}

function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '', script]) => script && !/\bsrc=|ld\+json/.test(attributes))
    .map(([, , script = '']) => sourceOf(script))
  return [...new Set(scripts)]
}

function inlineStyleHashes(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, styles = '']) => sourceOf(styles))
}

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
