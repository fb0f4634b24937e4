import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy, securityHeaders } from './security-headers.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((line) => [line.slice(0, line.indexOf(' ')), line.split(' ').slice(1)]),
  )

test('nobody frames the site, guesses a type, listens in or follows a visitor, whatever is answered', () => {
  const always = {
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
  }
  expect(securityHeaders('http://localhost:3000')).toEqual(always)
  expect(securityHeaders('https://draw.example')).toEqual({
    ...always,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
})

test('a page runs its own scripts and wears its own styles, and asks nobody else', () => {
  const html = `
    <style media="all">a { color: red }</style>
    <script type="application/ld+json">{"@type":"Event"}</script>
    <script src="/late.js"></script><script></script>
    <script async>start()</script><script>start()</script><script type="module">
go()</script>`
  expect(directives(pagePolicy(html, undefined))).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", hashOf('start()'), hashOf('\ngo()')],
    'style-src': ["'self'", hashOf('a { color: red }')],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'frame-src': ['https://www.youtube-nocookie.com'],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", 'mailto:'],
    'object-src': ["'none'"],
  })
})

test('a page of a hosted backend may ask that backend, and no other place of its address', () => {
  const policy = directives(pagePolicy('', 'https://project.supabase.example/rest'))
  expect(policy['connect-src']).toEqual(["'self'", 'https://project.supabase.example'])
  expect(policy['script-src']).toEqual(["'self'"])
})
