import { createClient } from '@supabase/supabase-js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

/** What the installed client does when nobody tells it otherwise; the site leaves all of this as it is. */
type Call = { url: URL; method: string; headers: Headers; body: unknown }
let calls: Call[]
let answers: (call: Call) => unknown

const noon = new Date('2026-11-15T12:00:00Z')

beforeEach(() => {
  calls = []
  answers = () => ({})
  vi.useFakeTimers({ now: noon })
})

afterEach(() => vi.useRealTimers())

const listen: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers)
  const call = { url: new URL(String(input)), method: init?.method ?? 'GET', headers, body: init?.body }
  calls.push(call)
  return Response.json(answers(call))
}

function client(stored: object | null = null) {
  const storage = {
    getItem: () => stored && JSON.stringify(stored),
    setItem: (_: string, text: string) => {
      stored = JSON.parse(text)
    },
    removeItem: () => {
      stored = null
    },
  }
  return createClient('http://backend.example', 'key', { auth: { storage }, global: { fetch: listen } })
}

const inSeconds = (seconds: number) => noon.getTime() / 1000 + seconds
const session = (expiresAt: number, name = 'old') => ({
  access_token: `${name} access`,
  refresh_token: `${name} refresh`,
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: expiresAt,
  user: { id: 'ada' },
})
const refreshes = () => calls.filter(({ url }) => url.searchParams.get('grant_type') === 'refresh_token')

describe('staying signed in', () => {
  test('the session is looked at every 30 s and refreshed within 3 ticks of its expiry', async () => {
    answers = () => session(inSeconds(7200), 'new')
    const { auth } = client(session(inSeconds(10 * 30)))
    await auth.startAutoRefresh()
    // Four ticks are left after six of ten, so nothing happens until the seventh.
    await vi.advanceTimersByTimeAsync(6 * 30_000 + 29_999)
    expect(refreshes()).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(refreshes()).toHaveLength(1)
    await auth.stopAutoRefresh()
  })
})

describe('the key set', () => {
  test('is kept for 10 minutes and then asked for again', async () => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
      'sign',
      'verify',
    ])
    const key = { ...(await crypto.subtle.exportKey('jwk', pair.publicKey)), kid: 'one', alg: 'ES256' }
    answers = () => ({ keys: [key] })
    const token = await signed(pair.privateKey, { sub: 'ada', exp: inSeconds(7200) })
    const { auth } = client()
    const claims = async () => (await auth.getClaims(token)).data?.claims.sub

    expect(await claims()).toBe('ada')
    vi.setSystemTime(noon.getTime() + 10 * 60_000 - 1)
    expect(await claims()).toBe('ada')
    expect(calls.map(({ url }) => url.pathname)).toEqual(['/auth/v1/.well-known/jwks.json'])
    vi.setSystemTime(noon.getTime() + 10 * 60_000)
    expect(await claims()).toBe('ada')
    expect(calls).toHaveLength(2)
  })
})

describe('storage', () => {
  test('a list has at most 100 files from offset 0, sorted by name ascending', async () => {
    answers = () => []
    await client().storage.from('letters').list('2026')
    expect(JSON.parse(String(calls[0]?.body))).toEqual({
      prefix: '2026',
      limit: 100,
      offset: 0,
      sortBy: { column: 'name', order: 'asc' },
    })
  })

  test('an upload may be cached for 3600 s and overwrites nothing', async () => {
    await client().storage.from('letters').upload('ada.txt', 'Hello.')
    expect(calls[0]?.method).toBe('POST')
    expect(calls[0]?.headers.get('cache-control')).toBe('max-age=3600')
    expect(calls[0]?.headers.get('x-upsert')).toBe('false')
  })
})

describe('the backend’s address', () => {
  test.each(['ftp://backend.example', 'backend.example', 'javascript:alert(1)'])(
    'cannot be %s',
    (address) => {
      expect(() => createClient(address, 'key')).toThrow('Must be a valid HTTP or HTTPS URL')
    },
  )
})

async function signed(key: CryptoKey, payload: object): Promise<string> {
  const parts = [{ alg: 'ES256', typ: 'JWT', kid: 'one' }, payload]
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const seal = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, Buffer.from(text))
  return `${text}.${Buffer.from(seal).toString('base64url')}`
}
