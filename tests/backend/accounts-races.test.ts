import postgres from 'postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mailedLink, newMember, newProfile, pressLink, startHost, type TestHost } from '../host.ts'

let host: TestHost
let sql: postgres.Sql

const rounds = 100
// Hundreds of passwords are hashed here, on whatever machine this is.
vi.setConfig({ testTimeout: 400_000 })

beforeAll(async () => {
  host = await startHost()
  sql = postgres(host.databaseUrl, { max: 2, onnotice: () => {} })
})

afterAll(async () => {
  await sql.end()
  await host.stop()
})

const password = 'correct horse battery'
const options = { data: newProfile('Ada') }
const someone = () => `person-${crypto.randomUUID().slice(0, 8)}@example.com`

const call = async (method: string, path: string, token: string | null, body: object) => {
  const response = await fetch(`${host.url}/auth/v1${path}`, {
    method,
    headers: { apikey: host.publishableKey, ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

const refresh = (token: string) =>
  call('POST', '/token?grant_type=refresh_token', null, { refresh_token: token })
const liveTokens = async (userId: string) => {
  const [row] = await sql`
    select count(*)::int as live from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
    where s.user_id = ${userId} and not t.revoked`
  return row?.live
}

test('a token refreshed by four tabs at once leaves one live token, a hundred times over', async () => {
  const { user, session } = await newMember(host)
  await sql`delete from auth.sessions where user_id = ${user.id} and id <> ${sessionOf(session.access_token)}`
  let token = session.refresh_token
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(token)))
    const next = new Set(answers.map(({ body }) => body.refresh_token))
    expect([...next]).toHaveLength(1)
    token = [...next][0]
  }
  expect(await liveTokens(user.id)).toBe(1)
})

test('a thief with a stolen session never throws the owner out by changing the password', async () => {
  const owner = await newMember(host)
  const stolen = (await host.client().auth.signInWithPassword(owner)).data.session?.access_token ?? ''
  let current = owner.password
  for (let round = 0; round < rounds; round += 1) {
    const chosen = `the owner chose number ${round}`
    const [mine, ...theirs] = await Promise.all([
      call('PUT', '/user', owner.session.access_token, { password: chosen, current_password: current }),
      call('PUT', '/user', stolen, { password: `a thief chose number ${round}` }),
      call('PUT', '/user', stolen, {
        password: `a thief chose number ${round}`,
        current_password: 'a guess',
      }),
    ])
    expect(mine?.status).toBe(200)
    expect(theirs.every(({ status }) => status >= 400)).toBe(true)
    current = chosen
  }
  expect((await call('PUT', '/user', stolen, {})).body.error_code).toBe('session_not_found')
  expect(
    (await host.client().auth.signInWithPassword({ email: owner.email, password: current })).error,
  ).toBeNull()
})

test('two sign-ups of one address at once make one account that one link confirms', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const email = someone()
    const both = await Promise.all(
      ['the first of two', 'the second of two'].map((chosen) =>
        call('POST', '/signup', null, { email, password: chosen, ...options }),
      ),
    )
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const [row] = await sql`select count(*)::int as accounts from auth.users where email = ${email}`
    expect(row?.accounts).toBe(1)
    const letters = await host.mailbox(email)
    const pressed = []
    for (const { text } of letters)
      pressed.push(await pressLink(host.client(), /https?:\S+\/confirm\?\S+/.exec(text)?.[0] ?? ''))
    expect(pressed.filter(({ error }) => error === null)).toHaveLength(1)
  }
})

test('a confirming link pressed twice at once signs in once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const email = someone()
    await host.client().auth.signUp({ email, password, options })
    const link = await mailedLink(host, email)
    const both = await Promise.all([1, 2].map(() => pressLink(host.client(), link)))
    expect(both.map(({ error }) => error?.code ?? 'in').sort()).toEqual(['in', 'otp_expired'])
  }
})

test('a recovery link pressed twice at once signs in once', async () => {
  const { email } = await newMember(host)
  for (let round = 0; round < rounds; round += 1) {
    await host.client().auth.resetPasswordForEmail(email)
    const link = await mailedLink(host, email)
    const both = await Promise.all([1, 2].map(() => pressLink(host.client(), link)))
    expect(both.map(({ error }) => error?.code ?? 'in').sort()).toEqual(['in', 'otp_expired'])
  }
})

function sessionOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).session_id
}
