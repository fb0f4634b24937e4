import { createHmac } from 'node:crypto'
import { exportSPKI, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rotateSigningKeys } from '../../server/access/signing-keys.ts'
import { newMember, startHost, type TestHost } from '../host.ts'

let host: TestHost
let sql: postgres.Sql
let corpus: Record<string, string>
let good: string

const kinds = [
  'alg none',
  'alg none, with the signature left on',
  'a key of their own under our key’s name',
  'a key of their own under a name of their own',
  'HS256 with the public key as its secret',
  'HS256 with the public key’s coordinates as its secret',
  'expired',
  'issued in the future',
  'not yet valid',
  'no expiry',
  'an expiry of ten years',
  'a foreign issuer',
  'no issuer',
  'a foreign audience',
  'the role of the service',
  'no session',
  'one letter changed',
  'garbage',
] as const

beforeAll(async () => {
  host = await startHost()
  sql = postgres(host.databaseUrl, { max: 2, onnotice: () => {} })
  const { session } = await newMember(host)
  good = session.access_token
  corpus = await forgeries(good)
})

afterAll(async () => {
  await sql.end()
  await host.stop()
})

async function forgeries(token: string): Promise<Record<(typeof kinds)[number], string>> {
  const [head = '', body = '', signature = ''] = token.split('.')
  const header = JSON.parse(Buffer.from(head, 'base64url').toString())
  const claims: JWTPayload = JSON.parse(Buffer.from(body, 'base64url').toString())
  const [row] = await sql`select private_jwk, public_jwk from host.signing_keys where kid = ${header.kid}`
  const ours = await importJWK(row?.private_jwk, 'ES256')
  const theirs = (await generateKeyPair('ES256')).privateKey
  const now = Math.floor(Date.now() / 1000)
  const sign = (changes: JWTPayload, key = ours, kid = header.kid) =>
    new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' }).sign(key)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const hmac = (secret: string | Buffer) => {
    const unsigned = `${part({ alg: 'HS256', kid: header.kid, typ: 'JWT' })}.${body}`
    return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`
  }
  const none = part({ alg: 'none', kid: header.kid, typ: 'JWT' })
  const publicKey = await importJWK(row?.public_jwk, 'ES256', { extractable: true })
  return {
    'alg none': `${none}.${body}.`,
    'alg none, with the signature left on': `${none}.${body}.${signature}`,
    'a key of their own under our key’s name': await sign({}, theirs),
    'a key of their own under a name of their own': await sign({}, theirs, 'theirs'),
    'HS256 with the public key as its secret': hmac(await exportSPKI(publicKey as never)),
    'HS256 with the public key’s coordinates as its secret': hmac(JSON.stringify(row?.public_jwk)),
    expired: await sign({ iat: now - 4000, exp: now - 400 }),
    'issued in the future': await sign({ iat: now + 600, exp: now + 4200 }),
    'not yet valid': await sign({ nbf: now + 600 }),
    'no expiry': await sign({ exp: undefined } as JWTPayload),
    'an expiry of ten years': await sign({ iat: now - 86_400, exp: now + 315_360_000 }),
    'a foreign issuer': await sign({ iss: 'https://elsewhere.example/auth/v1' }),
    'no issuer': await sign({ iss: undefined } as JWTPayload),
    'a foreign audience': await sign({ aud: 'somebody-else' }),
    'the role of the service': await sign({ role: 'service_role' }),
    'no session': await sign({ session_id: undefined }),
    'one letter changed': `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    garbage: 'garbage',
  }
}

const doors = [
  ['GET', '/auth/v1/user'],
  ['PUT', '/auth/v1/user'],
  ['POST', '/auth/v1/logout'],
  ['POST', '/auth/v1/factors'],
  ['DELETE', `/auth/v1/factors/${crypto.randomUUID()}`],
  ['POST', '/auth/v1/factors/recovery-codes'],
  ['POST', '/rest/v1/rpc/my_tickets'],
  ['POST', '/rest/v1/rpc/on_offer'],
  ['POST', '/functions/v1/checkout'],
  ['POST', '/functions/v1/refund'],
] as const

async function knock(method: string, path: string, token: string) {
  return fetch(`${host.url}${path}`, {
    method,
    headers: { apikey: host.publishableKey, authorization: `Bearer ${token}` },
    ...(method !== 'GET' && { body: '{}' }),
  })
}

describe.each(doors)('at %s %s', (method, path) => {
  test.each(kinds)('a token with %s opens nothing', async (kind) => {
    expect([401, 403]).toContain((await knock(method, path, corpus[kind] ?? '')).status)
  })
})

test('the token they were all made from does open', async () => {
  expect((await knock('GET', '/auth/v1/user', good)).status).toBe(200)
  expect((await knock('POST', '/rest/v1/rpc/my_tickets', good)).status).toBe(200)
})

test('anybody can check a token with the public keys, which say nothing private', async () => {
  const { client, email } = await newMember(host)
  const { data, error } = await client.auth.getClaims()
  expect(error).toBeNull()
  expect(data?.claims).toMatchObject({ email, role: 'authenticated', aal: 'aal1' })
  expect(data?.header.alg).toBe('ES256')
  const { keys } = await (await fetch(`${host.url}/auth/v1/.well-known/jwks.json`)).json()
  expect(keys).toHaveLength(1)
  expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' })
  expect(keys[0]).not.toHaveProperty('d')
})

test('a crowd of members at a host that has just started is let in, every one of them', async () => {
  const fresh = await startHost({ env: { DATABASE_URL: host.databaseUrl, PUBLIC_URL: host.url } })
  try {
    const ask = () => fetch(`${fresh.url}/auth/v1/user`, { headers: { authorization: `Bearer ${good}` } })
    const answers = await Promise.all(Array.from({ length: 24 }, ask))
    expect(answers.map(({ status }) => status)).toEqual(Array(24).fill(200))
  } finally {
    await fresh.stop()
  }
})

test('two hosts on one database trust each other’s tokens, also across a rotation of keys', async () => {
  const second = await startHost({ env: { DATABASE_URL: host.databaseUrl, PUBLIC_URL: host.url } })
  try {
    expect(second.publishableKey).toBe(host.publishableKey)
    const { client, session } = await newMember(host)
    const there = second.client()
    expect((await there.auth.setSession(session)).error).toBeNull()
    const old = await client.auth.getClaims()
    await rotateSigningKeys(sql)
    // A host that has not noticed yet signs with the old key; one started now signs with the new one.
    const third = await startHost({ env: { DATABASE_URL: host.databaseUrl, PUBLIC_URL: host.url } })
    try {
      const fresh = third.client()
      const next = await fresh.auth.refreshSession(session)
      const signedBy = (await fresh.auth.getClaims()).data?.header.kid
      expect(signedBy).not.toBe(old.data?.header.kid)
      expect((await second.client().auth.getUser(next.data.session?.access_token)).error).toBeNull()
      expect((await fresh.auth.getUser(session.access_token)).error).toBeNull()
    } finally {
      await third.stop()
    }
  } finally {
    await second.stop()
  }
})
