import { afterAll, beforeAll, expect, test } from 'vitest'
import { startHost, type TestHost } from '../host.ts'

let host: TestHost

beforeAll(async () => {
  host = await startHost({
    env: {
      AUTH_LIMIT_PER_ADDRESS: '12',
      AUTH_LIMIT_PER_ACCOUNT: '3',
      MAIL_INTERVAL_SECONDS: '60',
      TRUST_PROXY: '1',
    },
  })
})

afterAll(() => host.stop())

const wait = /^For security purposes, you can only request this after ([1-9]|[1-5]\d|60) seconds\.$/

async function post(path: string, body: object, address: string) {
  const response = await fetch(`${host.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: host.publishableKey, 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

const signIn = (email: string, address: string) =>
  post('/token?grant_type=password', { email, password: 'guess after guess' }, address)

const rateLimited = {
  status: 429,
  body: { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
}

test('whoever guesses at one account from many addresses is stopped', async () => {
  const answers = []
  for (let index = 0; index < 4; index += 1)
    answers.push(await signIn('Victim@example.com', `198.51.100.${index}`))
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 429])
  expect(await signIn('victim@example.com', '198.51.100.99')).toEqual(rateLimited)
  expect((await signIn('somebody-else@example.com', '198.51.100.99')).status).toBe(400)
})

test('whoever tries many accounts from one address is stopped, and nobody else', async () => {
  for (let index = 0; index < 12; index += 1) await signIn(`account-${index}@example.com`, '203.0.113.1')
  expect(await signIn('account-13@example.com', '203.0.113.1')).toEqual(rateLimited)
  expect((await signIn('account-13@example.com', '203.0.113.2')).status).toBe(400)
})

test('a second confirmation or recovery mail within a minute has to wait, known address or not', async () => {
  const client = host.client()
  await client.auth.signUp({ email: 'eager@example.com', password: 'correct horse battery' })
  const again = await client.auth.resend({ type: 'signup', email: 'eager@example.com' })
  expect(again.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  expect(again.error?.message).toMatch(wait)
  expect(
    (await client.auth.signUp({ email: 'eager@example.com', password: 'correct horse battery' })).error
      ?.message,
  ).toMatch(wait)
  for (const email of ['eager@example.com', 'unknown@example.com']) {
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull()
    expect((await client.auth.resetPasswordForEmail(email)).error?.message).toMatch(wait)
  }
})
