import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newMember, startHost, type TestHost } from '../host.ts'
import { later, setClock } from './clock.ts'

let host: TestHost
let sql: postgres.Sql

beforeAll(async () => {
  host = await startHost()
  sql = postgres(host.databaseUrl, { max: 2, onnotice: () => {} })
})

afterEach(() => setClock(sql, null))

afterAll(async () => {
  await sql.end()
  await host.stop()
})

async function refresh(token: string) {
  const response = await fetch(`${host.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { apikey: host.publishableKey },
    body: JSON.stringify({ refresh_token: token }),
  })
  return { status: response.status, body: await response.json() }
}

async function mayEnter(accessToken: string): Promise<boolean> {
  const headers = { apikey: host.publishableKey, authorization: `Bearer ${accessToken}` }
  const user = await fetch(`${host.url}/auth/v1/user`, { headers })
  const act = await fetch(`${host.url}/rest/v1/rpc/my_tickets`, { method: 'POST', headers })
  expect(user.ok).toBe(act.ok)
  return user.ok
}

test('eight tabs that refresh at once all get the same next token, and it goes on from there', async () => {
  const { session } = await newMember(host)
  const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(session.refresh_token)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  const tokens = new Set(answers.map(({ body }) => body.refresh_token))
  expect(tokens.size).toBe(1)
  expect((await refresh([...tokens][0])).status).toBe(200)
})

test('an old token used again after ten seconds ends the session for both, access included', async () => {
  const { session } = await newMember(host)
  const next = (await refresh(session.refresh_token)).body
  await setClock(sql, later({ seconds: 9 }))
  expect((await refresh(session.refresh_token)).status).toBe(200)
  await setClock(sql, later({ seconds: 12 }))
  expect((await refresh(session.refresh_token)).body.error_code).toBe('refresh_token_already_used')
  expect((await refresh(next.refresh_token)).body.error_code).toBe('refresh_token_not_found')
  expect(await mayEnter(next.access_token)).toBe(false)
})

test('a visit within thirty days keeps a session, a longer absence ends it', async () => {
  const { session } = await newMember(host)
  await setClock(sql, later({ days: 29 }))
  const next = (await refresh(session.refresh_token)).body
  await setClock(sql, later({ days: 58 }))
  const third = (await refresh(next.refresh_token)).body
  await setClock(sql, later({ days: 89 }))
  expect((await refresh(third.refresh_token)).body.error_code).toBe('session_expired')
  expect(await mayEnter(third.access_token)).toBe(false)
})

test('after half a year of visits a session ends all the same', async () => {
  const { session } = await newMember(host)
  let token = session.refresh_token
  for (let days = 25; days < 180; days += 25) {
    await setClock(sql, later({ days }))
    token = (await refresh(token)).body.refresh_token
  }
  await setClock(sql, later({ days: 181 }))
  expect(await mayEnter(session.access_token)).toBe(false)
  expect((await refresh(token)).body.error_code).toBe('session_expired')
})

test('what has had its time goes: dead sessions, and sign-ups nobody confirmed within a month', async () => {
  const { user, email } = await newMember(host)
  await host.client().auth.signUp({ email: 'forgotten@example.com', password: 'correct horse battery' })
  await setClock(sql, later({ days: 31 }))
  await sql`select accounts.tidy()`
  expect(await sql`select from auth.sessions where user_id = ${user.id}`).toHaveLength(0)
  const kept = await sql`select email from auth.users where email in (${email}, 'forgotten@example.com')`
  expect(kept).toMatchObject([{ email }])
})

test('whoever reads the database learns no token that opens anything', async () => {
  const { client, session } = await newMember(host)
  await client.auth.resetPasswordForEmail('nobody@example.com')
  const rows = await sql`select token from auth.refresh_tokens`
  expect(rows.every(({ token }) => /^[0-9a-f]{64}$/.test(token))).toBe(true)
  expect((await refresh(rows.at(-1)?.token)).body.error_code).toBe('refresh_token_not_found')
  expect(rows.some(({ token }) => token === session.refresh_token)).toBe(false)
})

test('a person sees where they are signed in and signs one place out', async () => {
  const { client, email, password } = await newMember(host)
  const tablet = host.client()
  const there = await tablet.auth.signInWithPassword({ email, password })
  const sessions = (await client.rpc('my_sessions')).data as {
    id: string
    current: boolean
    address: string
  }[]
  // Confirming the address signed in as well, before the password did.
  expect(sessions.map(({ current }) => current)).toEqual([true, false, false])
  expect(sessions[0]).toMatchObject({ address: '127.0.0.1', user_agent: 'node' })
  const other = sessions.find(({ id }) => id === sessionOf(there.data.session?.access_token))
  expect((await client.rpc('end_session', { session_id: other?.id })).error).toBeNull()
  expect(await mayEnter(there.data.session?.access_token ?? '')).toBe(false)
  expect((await client.rpc('my_sessions')).data).toHaveLength(2)
})

test('nobody ends somebody else’s session', async () => {
  const ann = await newMember(host)
  const ben = await newMember(host)
  const answer = await ben.client.rpc('end_session', { session_id: sessionOf(ann.session.access_token) })
  expect(answer.error?.message).toBe('unknown_session')
  expect(await mayEnter(ann.session.access_token)).toBe(true)
})

function sessionOf(token = ''): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).session_id
}
