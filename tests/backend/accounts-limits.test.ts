import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newClient, newMember, newProfile, startHost, type TestHost } from '../host.ts'

let host: TestHost
let second: TestHost
let sql: postgres.Sql

const limits = {
  AUTH_LIMIT_PER_ADDRESS: '12',
  AUTH_LIMIT_PER_ACCOUNT: '3',
  MAIL_INTERVAL_SECONDS: '60',
  MAIL_LIMIT_PER_ADDRESS: '6',
  ACT_LIMIT: '40',
  TRUST_PROXY: '1',
}

beforeAll(async () => {
  host = await startHost({ env: limits })
  second = await startHost({ env: { ...limits, DATABASE_URL: host.databaseUrl, PUBLIC_URL: host.url } })
  sql = postgres(host.databaseUrl, { max: 1 })
})

afterAll(async () => {
  await sql.end()
  await second.stop()
  await host.stop()
})

let last = 0
/** An address nobody has called from yet. */
const newAddress = () => {
  last += 1
  return `198.51.${100 + Math.floor(last / 250)}.${last % 250}`
}
let from = newAddress()

beforeEach(() => {
  from = newAddress()
})

/** A member who signed up from an address of their own. */
function memberFrom(address: string) {
  const client = () => newClient(host.url, host.publishableKey, { 'x-forwarded-for': address })
  return newMember({ ...host, client })
}

const wait = /^For security purposes, you can only request this after ([1-9]|[1-5]\d|60) seconds\.$/

async function post(path: string, body: object, address: string, at = host) {
  const response = await fetch(`${at.url}${path}`, {
    method: 'POST',
    headers: { apikey: at.publishableKey, 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return {
    status: response.status,
    body: text ? JSON.parse(text) : null,
    retryAfter: response.headers.get('retry-after'),
  }
}

const signIn = (email: string, address: string, at = host, password = 'guess after guess') =>
  post('/auth/v1/token?grant_type=password', { email, password }, address, at)

const rateLimited = {
  status: 429,
  body: { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
}

test('whoever guesses at one account from many addresses is stopped, and told for how long', async () => {
  const answers = []
  for (let index = 0; index < 4; index += 1) answers.push(await signIn('Victim@example.com', newAddress()))
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 429])
  const refused = await signIn('victim@example.com', newAddress())
  expect(refused).toMatchObject(rateLimited)
  expect(Number(refused.retryAfter)).toBeGreaterThan(290)
  expect((await signIn('somebody-else@example.com', newAddress())).status).toBe(400)
})

test('a stranger’s wrong guesses do not lock the owner out of a place they signed in from before', async () => {
  const { email, password } = await memberFrom(from)
  const home = newAddress()
  expect((await signIn(email, home, host, password)).status).toBe(200)
  for (let index = 0; index < 5; index += 1) await signIn(email, newAddress())
  expect((await signIn(email, newAddress(), host, password)).status).toBe(429)
  expect((await signIn(email, home, host, password)).status).toBe(200)
})

test('whoever tries many accounts from one address is stopped, and nobody else', async () => {
  for (let index = 0; index < 12; index += 1) await signIn(`account-${index}@example.com`, from)
  expect(await signIn('account-13@example.com', from)).toMatchObject(rateLimited)
  expect((await signIn('account-13@example.com', newAddress())).status).toBe(400)
})

test('nobody borrows the wider limit of refreshing for something else', async () => {
  const verify = () =>
    post('/auth/v1/verify?grant_type=refresh_token', { type: 'signup', token_hash: 'x' }, from)
  for (let index = 0; index < 12; index += 1) expect((await verify()).status).toBe(403)
  expect((await verify()).status).toBe(429)
})

test.each([
  ['with a port', (n: number) => `203.0.113.5:${50_000 + n}`],
  ['inside IPv6', (n: number) => (n % 2 ? '::ffff:203.0.113.6' : '203.0.113.6')],
  ['anywhere in one household', (n: number) => `2001:db8:1:2:${n.toString(16)}::${n}`],
  ['in any spelling', (n: number) => (n % 2 ? '2001:DB8:1:3::1' : '2001:0db8:0001:0003:0:0:0:2')],
  ['behind invented hops', (n: number) => `10.1.1.${n}, 203.0.113.7`],
])('one caller %s is one caller', async (_, address) => {
  for (let index = 0; index < 12; index += 1) await signIn(`spelling-${index}@example.com`, address(index))
  expect((await signIn('spelling-13@example.com', address(13))).status).toBe(429)
})

test('hosts of one database count together, and a restart forgets nothing', async () => {
  for (let index = 0; index < 12; index += 1)
    await signIn(`shared-${index}@example.com`, from, index % 2 ? host : second)
  expect((await signIn('shared-13@example.com', from)).status).toBe(429)
  const third = await startHost({ env: { ...limits, DATABASE_URL: host.databaseUrl, PUBLIC_URL: host.url } })
  try {
    expect((await signIn('shared-13@example.com', from, third)).status).toBe(429)
  } finally {
    await third.stop()
  }
})

test('a second confirmation or recovery mail within a minute has to wait, known address or not', async () => {
  const client = host.client()
  const signUp = () =>
    client.auth.signUp({
      email: 'eager@example.com',
      password: 'correct horse battery',
      options: { data: newProfile('Eager') },
    })
  await signUp()
  const again = await client.auth.resend({ type: 'signup', email: 'eager@example.com' })
  expect(again.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  expect(again.error?.message).toMatch(wait)
  expect((await signUp()).error?.message).toMatch(wait)
})

test.each(['eager@example.com', 'unknown@example.com'])(
  'so has a second recovery mail to %s',
  async (email) => {
    const first = await post('/auth/v1/recover', { email }, from)
    const next = await post('/auth/v1/recover', { email }, from)
    expect([first.status, next.status]).toEqual([200, 429])
    expect(next.body.msg).toMatch(wait)
    expect(Number(next.retryAfter)).toBeGreaterThan(50)
  },
)

test('nobody makes us write to one stranger after another', async () => {
  const ways = [
    (n: number) => post('/rest/v1/rpc/subscribe', { email: `reader-${n}@example.com` }, from),
    (n: number) => post('/auth/v1/recover', { email: `member-${n}@example.com` }, from),
  ]
  const statuses = []
  for (let index = 0; index < 8; index += 1) statuses.push((await ways[index % 2]?.(index))?.status)
  expect(statuses).toEqual([...Array(6).fill(200), 429, 429])
  const mailed = await sql`select from private.mail_outbox where recipient like 'reader-%'`
  expect(mailed).toHaveLength(3)
})

test('a flood of acts is stopped by account, and the next person is not', async () => {
  const [ann, ben] = [await memberFrom(newAddress()), await memberFrom(newAddress())]
  const answers = await Promise.all(Array.from({ length: 60 }, () => ann.client.rpc('my_tickets')))
  const allowed = answers.filter(({ error }) => !error).length
  expect(allowed).toBe(40)
  expect(answers.find(({ error }) => error)?.error?.message).toBe('too_many_calls')
  expect((await ben.client.rpc('my_tickets')).error).toBeNull()
})

test('a crowd that only looks is never counted', async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, () => post('/rest/v1/rpc/on_offer', {}, from)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('six digits cannot be guessed: a few wrong codes, then a wait', async () => {
  const { client } = await memberFrom(from)
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Telephone' })
  const factorId = data?.id ?? ''
  const codes = []
  for (const code of ['000001', '000002', '000003', '000004'])
    codes.push((await client.auth.mfa.challengeAndVerify({ factorId, code })).error?.code)
  expect(codes).toEqual([...Array(3).fill('mfa_verification_failed'), 'over_request_rate_limit'])
})

test('what happened to an account can be read in the security log, with the address', async () => {
  const { user, email } = await memberFrom(from)
  const home = newAddress()
  await signIn(email, home)
  const lines = await sql`
    select act, address from private.security_log where user_id = ${user.id} order by id`
  expect(lines.map(({ act }) => act)).toEqual([
    'signed_up',
    'confirmed_address',
    'signed_in',
    'failed_sign_in',
  ])
  expect(lines.at(-1)).toMatchObject({ address: home })
})

test('lines of the security log go after ninety days', async () => {
  await sql`insert into private.security_log (at, act) values (now() - interval '91 days', 'long_ago')`
  await sql`select private.forget_old_security()`
  expect(await sql`select from private.security_log where act = 'long_ago'`).toHaveLength(0)
})
