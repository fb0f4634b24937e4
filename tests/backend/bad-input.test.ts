import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newMember, startHost, type TestHost } from '../host.ts'

let host: TestHost

beforeAll(async () => {
  host = await startHost()
})

afterAll(() => host.stop())

type Call = { method?: string; body?: string; headers?: Record<string, string> }

async function ask(path: string, { method = 'POST', body, headers = {} }: Call = {}) {
  const response = await fetch(host.url + path, {
    method,
    headers: { apikey: host.publishableKey, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body }),
  })
  const text = await response.text()
  expect(text).not.toMatch(/node_modules|at \w+ \(|\.ts:\d+/)
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text,
    json: () => JSON.parse(text),
  }
}

const endpoints = [
  '/auth/v1/signup',
  '/auth/v1/token?grant_type=password',
  '/auth/v1/token?grant_type=refresh_token',
  '/auth/v1/verify',
  '/auth/v1/recover',
  '/auth/v1/resend',
  '/rest/v1/rpc/on_offer',
]

const badBodies: [string, string][] = [
  ['broken JSON', '{"email": '],
  ['a list', '[1,2,3]'],
  ['a lonely text', '"hello"'],
  ['null', 'null'],
  ['numbers where words belong', '{"email": 1, "password": 2, "refresh_token": 3, "type": 4, "token": 5}'],
  [
    'objects where words belong',
    '{"email": {"a":1}, "password": {}, "refresh_token": [], "type": {}, "token": []}',
  ],
  [
    'a nul character',
    '{"email":"a@example.com","password":"long enough\\u0000","refresh_token":"\\u0000","type":"\\u0000"}',
  ],
  [
    'half a character',
    '{"email":"a@example.com","password":"\\ud800 long enough","refresh_token":"\\ud800","type":"x"}',
  ],
  ['bottomless nesting', `{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
]

describe.each(endpoints)('%s', (path) => {
  test.each(badBodies)('answers %s with a 4xx and a JSON message', async (_, body) => {
    const answer = await ask(path, { body })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.type).toContain('application/json')
    expect(answer.json().msg ?? answer.json().message).toBeTruthy()
  })

  test('answers more than 64 KB with 413', async () => {
    const answer = await ask(path, { body: JSON.stringify({ data: { note: 'x'.repeat(65 * 1024) } }) })
    expect(answer.status).toBe(413)
    expect(answer.json().message).toBe('Request body is too large')
  })
})

describe('keys', () => {
  const rpc = (headers: Record<string, string>) => ask('/rest/v1/rpc/on_offer', { body: '{}', headers })

  test('without any key, or with a wrong one, nothing is answered', async () => {
    expect((await rpc({ apikey: '' })).status).toBe(401)
    expect((await rpc({ apikey: 'wrong' })).status).toBe(401)
  })

  test('another way to say who is calling is 401, never an anonymous 200', async () => {
    expect((await rpc({ authorization: 'Basic abc' })).status).toBe(401)
  })
})

test('after all of this a visitor can still sign up and in', async () => {
  const { session } = await newMember(host)
  expect(session.access_token).toBeTruthy()
  expect(host.output()).not.toContain('failed:')
})
