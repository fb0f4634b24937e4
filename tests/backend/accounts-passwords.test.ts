import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mailedLink, newMember, newProfile, pressLink, startHost, type TestHost } from '../host.ts'
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

const fresh = 'a much newer password'
const signIn = (email: string, password: string) => host.client().auth.signInWithPassword({ email, password })

test('a password is kept as a hash of cost ten, unless the host was told otherwise', async () => {
  const usual = await startHost({ env: { DATABASE_URL: host.databaseUrl, PASSWORD_COST: '' } })
  try {
    const { user } = await newMember(usual)
    const [row] = await sql`select encrypted_password as hash from auth.users where id = ${user.id}`
    expect(row?.hash).toMatch(/^\$2[aby]\$10\$/)
  } finally {
    await usual.stop()
  }
})

describe('changing it', () => {
  test('asks for the current one', async () => {
    const { client, email, password } = await newMember(host)
    expect((await client.auth.updateUser({ password: fresh })).error?.code).toBe('current_password_required')
    const wrong = await client.auth.updateUser({ password: fresh, current_password: 'not mine at all' })
    expect(wrong.error?.code).toBe('current_password_invalid')
    expect((await signIn(email, password)).error).toBeNull()
  })

  test('ends all other sessions and writes to the owner', async () => {
    const { client, email, password } = await newMember(host)
    const tablet = host.client()
    await tablet.auth.signInWithPassword({ email, password })
    const changed = await client.auth.updateUser({ password: fresh, current_password: password })
    expect(changed.error).toBeNull()
    expect((await client.auth.getUser()).error).toBeNull()
    expect((await tablet.auth.getUser()).error).not.toBeNull()
    expect((await host.mailbox(email)).at(-1)?.subject).toBe('Your Wanderwish password was changed')
    expect((await signIn(email, fresh)).error).toBeNull()
  })

  test('a recovery link stands in for the current one for a quarter of an hour, once', async () => {
    const { email } = await newMember(host)
    const client = host.client()
    await client.auth.resetPasswordForEmail(email)
    await pressLink(client, await mailedLink(host, email))
    await setClock(sql, later({ minutes: 16 }))
    expect((await client.auth.updateUser({ password: fresh })).error?.code).toBe('current_password_required')
    await setClock(sql, later({ minutes: 14 }))
    expect((await client.auth.updateUser({ password: fresh })).error).toBeNull()
    expect((await client.auth.updateUser({ password: `${fresh} again` })).error?.code).toBe(
      'current_password_required',
    )
  })

  test('a password that is no text changes nothing', async () => {
    const { session } = await newMember(host)
    const headers = { apikey: host.publishableKey, authorization: `Bearer ${session.access_token}` }
    const put = (password: unknown) =>
      fetch(`${host.url}/auth/v1/user`, { method: 'PUT', headers, body: JSON.stringify({ password }) })
    expect((await put(null)).status).toBe(200)
    expect((await put(12345678)).status).toBe(400)
    expect((await put({})).status).toBe(400)
    expect((await put('')).status).toBe(422)
  })
})

describe('choosing one', () => {
  test.each(['password', 'Password', 'qwertyuiop', '12345678', ' '.repeat(8), ' password '])(
    '“%s” is too easy to guess',
    async (password) => {
      const { error } = await host
        .client()
        .auth.signUp({ email: 'ada@example.com', password, options: { data: newProfile('Ada') } })
      expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['pwned'] })
    },
  )

  test('the same rules hold when it is changed', async () => {
    const { client, password } = await newMember(host)
    const { error } = await client.auth.updateUser({ password: 'letmein123', current_password: password })
    expect(error).toMatchObject({ code: 'weak_password', reasons: ['pwned'] })
  })
})

test('recovery of an address nobody confirmed sends nothing: it may sign up again', async () => {
  const email = 'never-confirmed@example.com'
  await host.client().auth.signUp({ email, password: fresh, options: { data: newProfile('Ada') } })
  await host.client().auth.resetPasswordForEmail(email)
  expect(await host.mailbox(email)).toHaveLength(1)
})
