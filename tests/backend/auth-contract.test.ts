import { createClient } from '@supabase/supabase-js'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailedLink, newMember, pressLink, startHost, type TestHost } from '../host.ts'

let host: TestHost
let sql: postgres.Sql

beforeAll(async () => {
  host = await startHost()
  sql = postgres(host.databaseUrl, { max: 2 })
})

afterAll(async () => {
  await sql.end()
  await host.stop()
})

const password = 'correct horse battery'
const someone = () => `person-${crypto.randomUUID().slice(0, 8)}@example.com`

async function ask(path: string, init: RequestInit & { token?: string } = {}) {
  const headers = {
    apikey: host.publishableKey,
    'content-type': 'application/json',
    ...(init.token && { authorization: `Bearer ${init.token}` }),
  }
  const response = await fetch(`${host.url}/auth/v1${path}`, { redirect: 'manual', ...init, headers })
  const text = await response.text()
  return {
    status: response.status,
    body: text ? JSON.parse(text) : null,
    location: response.headers.get('location'),
  }
}

const post = (path: string, body: unknown) => ask(path, { method: 'POST', body: JSON.stringify(body) })

describe('signing up', () => {
  test('a new visitor gets a user, no session yet, and the profile is stored', async () => {
    const email = someone()
    const profile = {
      name: 'Ada',
      city: 'London',
      postcode: 'EC1A 1BB',
      country: 'GB',
      phone: '+447700900123',
    }
    const { data, error } = await host.client().auth.signUp({ email, password, options: { data: profile } })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user?.identities).toHaveLength(1)
    expect(data.user?.user_metadata).toMatchObject(profile)
  })

  test('the mailed link opens a page of the site, which leads on to the page that was asked for', async () => {
    const email = someone()
    await host
      .client()
      .auth.signUp({ email, password, options: { emailRedirectTo: `${host.url}/account?welcome=1` } })
    const link = new URL(await mailedLink(host, email))
    expect(link.origin + link.pathname).toBe(`${host.url}/confirm`)
    expect(link.searchParams.get('type')).toBe('signup')
    expect(link.searchParams.get('redirect_to')).toBe(`${host.url}/account?welcome=1`)
  })

  test('its press signs the visitor in', async () => {
    const email = someone()
    await host.client().auth.signUp({ email, password })
    const { data, error } = await pressLink(host.client(), await mailedLink(host, email))
    expect(error).toBeNull()
    expect(data.session?.access_token).toBeTruthy()
    expect(data.user?.email).toBe(email)
  })

  test('without a wish the link leads to the account page', async () => {
    const email = someone()
    await host.client().auth.signUp({ email, password })
    expect(new URL(await mailedLink(host, email)).searchParams.get('redirect_to')).toBe(`${host.url}/account`)
  })

  test('a used link says it has expired', async () => {
    const email = someone()
    await host.client().auth.signUp({ email, password })
    const link = await mailedLink(host, email)
    await pressLink(host.client(), link)
    expect((await pressLink(host.client(), link)).error).toMatchObject({
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    })
  })

  test('a link older than an hour says it has expired', async () => {
    const email = someone()
    await host.client().auth.signUp({ email, password })
    await sql`update auth.users set confirmation_sent_at = now() - interval '61 minutes' where email = ${email}`
    expect((await pressLink(host.client(), await mailedLink(host, email))).error?.code).toBe('otp_expired')
  })

  test.each(['HEAD', 'GET'])('a mail scanner’s %s does not use the link up', async (method) => {
    const email = someone()
    await host.client().auth.signUp({ email, password })
    const link = await mailedLink(host, email)
    expect((await fetch(link, { method, redirect: 'manual' })).status).toBe(200)
    const spending = `/verify?type=signup&token=${new URL(link).searchParams.get('token_hash')}`
    expect((await ask(spending, { method })).status).toBe(404)
    expect((await pressLink(host.client(), link)).error).toBeNull()
  })

  test.each(['https://evil.example/steal', '//evil.example', 'http://127.0.0.1:9/x', 'javascript:alert(1)'])(
    'a link to %s leads to this site instead',
    async (redirectTo) => {
      const email = someone()
      await host.client().auth.signUp({ email, password, options: { emailRedirectTo: redirectTo } })
      const link = new URL(await mailedLink(host, email))
      expect(link.searchParams.get('redirect_to')).toBe(`${host.url}/account`)
    },
  )

  test('a confirmed address signing up again learns nothing', async () => {
    const { email } = await newMember(host)
    const { data, error } = await host.client().auth.signUp({ email, password: 'another password' })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user?.email).toBe(email)
    expect(data.user?.identities).toEqual([])
    expect(
      (await host.client().auth.signInWithPassword({ email, password: 'another password' })).error?.code,
    ).toBe('invalid_credentials')
  })

  test('its owner is told by mail, since no confirmation will come', async () => {
    const { email } = await newMember(host)
    await host.client().auth.signUp({ email, password: 'another password' })
    const letter = (await host.mailbox(email)).at(-1)
    expect(letter?.subject).toBe('You already have a Wanderwish account')
    expect(letter?.text).toContain(`${host.url}/login`)
  })

  test('what a stranger typed for an unconfirmed address dies with the stranger’s link: the newest link carries the newest password', async () => {
    const email = someone()
    await host.client().auth.signUp({ email, password })
    const first = await mailedLink(host, email)
    expect((await host.client().auth.signUp({ email, password: 'another password' })).error).toBeNull()
    const second = await mailedLink(host, email)
    expect(second).not.toBe(first)
    expect((await pressLink(host.client(), first)).error?.code).toBe('otp_expired')
    expect((await pressLink(host.client(), second)).error).toBeNull()
    const signIn = (tried: string) => host.client().auth.signInWithPassword({ email, password: tried })
    expect((await signIn(password)).error?.code).toBe('invalid_credentials')
    expect((await signIn('another password')).error).toBeNull()
  })

  test('two sign-ups of one address at the same moment make one account', async () => {
    const email = someone()
    const both = await Promise.all([1, 2].map(() => host.client().auth.signUp({ email, password })))
    expect(both.map(({ error }) => error)).toEqual([null, null])
    const [row] = await sql`select count(*)::int as count from auth.users where email = ${email}`
    expect(row?.count).toBe(1)
  })

  test('a short password is called weak, with the reason', async () => {
    const { error } = await host.client().auth.signUp({ email: someone(), password: 'seven77' })
    expect(error).toMatchObject({
      status: 422,
      code: 'weak_password',
      message: 'Password should be at least 8 characters.',
      reasons: ['length'],
    })
  })

  test.each([
    ['73 letters', 'a'.repeat(73)],
    ['25 three-byte characters', '€'.repeat(25)],
  ])('a password of %s is over 72 bytes', async (_, long) => {
    const { error } = await host.client().auth.signUp({ email: someone(), password: long })
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Password cannot be longer than 72 characters',
    })
  })

  test('exactly 72 bytes are accepted', async () => {
    const member = await newMember(host, 'long', '€'.repeat(24))
    expect(member.session.access_token).toBeTruthy()
  })

  test.each([
    'plain',
    'a@b',
    'two@@example.com',
    'a,b@example.com',
    'a b@example.com',
    `${'x'.repeat(250)}@example.com`,
  ])('the address %s is invalid', async (email) => {
    const { error } = await host.client().auth.signUp({ email, password })
    expect(error).toMatchObject({ status: 400, message: 'Unable to validate email address: invalid format' })
  })

  test('without an address the client itself refuses', async () => {
    // @ts-expect-error the types forbid what a careless caller may still do
    const { error } = await host.client().auth.signUp({ password })
    expect(error?.message).toBe('You must provide either an email or phone number and a password')
  })
})

describe('without an address or a password', () => {
  const sentence = 'You must provide either an email or phone number and a password'
  const nothing = [{}, { email: '' }, { email: 'a@example.com' }, { password }, { email: '', password: '' }]
  const half = [
    { email: 'a@example.com', password: '' },
    { email: null, password: null },
  ]
  test.each([...nothing, ...half])('the service answers %j with its own sentence', async (body) => {
    for (const path of ['/signup', '/token?grant_type=password']) {
      expect(await post(path, body)).toMatchObject({
        status: 400,
        body: { error_code: 'validation_failed', msg: sentence },
      })
    }
  })
})

describe('signing in', () => {
  test('a wrong password and an unknown address get the same answer', async () => {
    const { email } = await newMember(host)
    const wrong = await post('/token?grant_type=password', { email, password: 'not this one' })
    const unknown = await post('/token?grant_type=password', { email: someone(), password: 'not this one' })
    expect(wrong).toEqual(unknown)
    expect(wrong).toMatchObject({
      status: 400,
      body: { error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    })
  })

  test('an unconfirmed address with the right password is told so', async () => {
    const email = someone()
    await host.client().auth.signUp({ email, password })
    const { error } = await host.client().auth.signInWithPassword({ email, password })
    expect(error).toMatchObject({ status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' })
  })

  test('an unconfirmed address with a wrong password looks like any wrong password', async () => {
    const email = someone()
    await host.client().auth.signUp({ email, password })
    const { error } = await host.client().auth.signInWithPassword({ email, password: 'not this one' })
    expect(error?.code).toBe('invalid_credentials')
  })

  test('letters after the 72nd byte do not open a door', async () => {
    const { email } = await newMember(host, 'edge', 'x'.repeat(72))
    const { error } = await host.client().auth.signInWithPassword({ email, password: `${'x'.repeat(72)}y` })
    expect(error?.code).toBe('invalid_credentials')
  })

  test('without an address the client itself refuses', async () => {
    // @ts-expect-error the types forbid what a careless caller may still do
    const { error } = await host.client().auth.signInWithPassword({ password })
    expect(error?.message).toBe('You must provide either an email or phone number and a password')
  })
})

describe('staying signed in', () => {
  test('a session is refreshed and both tokens change hands', async () => {
    const { client, session } = await newMember(host)
    const { data, error } = await client.auth.refreshSession()
    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect(data.user).toMatchObject({ identities: [{ provider: 'email' }], factors: [] })
    expect((await client.auth.getUser()).data.user).toMatchObject({ factors: [] })
  })

  test('a malformed, an unknown and a reused refresh token are told apart', async () => {
    const { client, session } = await newMember(host)
    await client.auth.refreshSession()
    await client.auth.refreshSession()
    const refresh = (refresh_token: string) => post('/token?grant_type=refresh_token', { refresh_token })
    expect(await refresh('nonsense')).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed' },
    })
    expect(await refresh(crypto.randomUUID())).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_not_found' },
    })
    expect(await refresh(session.refresh_token)).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_already_used' },
    })
  })

  test.each([502, 503, 504])(
    'a passing %i costs nobody their session: the client tries again',
    async (status) => {
      const { session } = await newMember(host)
      let troubles = 2
      const client = createClient(host.url, host.publishableKey, {
        auth: { persistSession: false, autoRefreshToken: false },
        global: {
          fetch: (input, init) => {
            if (!String(input).includes('grant_type=refresh_token') || troubles === 0)
              return fetch(input, init)
            troubles -= 1
            return Promise.resolve(new Response('{}', { status }))
          },
        },
      })
      await client.auth.setSession(session)
      const { data, error } = await client.auth.refreshSession()
      expect(error).toBeNull()
      expect(troubles).toBe(0)
      expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    },
  )

  test('while the service itself is in trouble it answers 503, and the session is kept', async () => {
    const { client, session } = await newMember(host)
    await sql`alter table auth.refresh_tokens rename to refresh_tokens_away`
    const answer = await post('/token?grant_type=refresh_token', { refresh_token: session.refresh_token })
    await sql`alter table auth.refresh_tokens_away rename to refresh_tokens`
    expect(answer).toMatchObject({ status: 503, body: { error_code: 'unexpected_failure' } })
    expect((await client.auth.refreshSession()).error).toBeNull()
  })

  test('no token, a bad token and an ended session are told apart', async () => {
    const { client, session } = await newMember(host)
    expect(await ask('/user')).toMatchObject({ status: 401, body: { error_code: 'no_authorization' } })
    expect(await ask('/user', { token: 'garbage' })).toMatchObject({
      status: 403,
      body: { error_code: 'bad_jwt' },
    })
    expect((await ask('/user', { token: session.access_token })).status).toBe(200)
    await client.auth.signOut()
    expect(await ask('/user', { token: session.access_token })).toMatchObject({
      status: 403,
      body: { error_code: 'session_not_found' },
    })
  })
})

describe('signing out', () => {
  const devices = async () => {
    const first = await newMember(host)
    const second = host.client()
    const { data } = await second.auth.signInWithPassword({ email: first.email, password: first.password })
    return { here: first.session.access_token, there: data.session?.access_token ?? '' }
  }
  const isSignedIn = async (token: string) => (await ask('/user', { token })).status === 200

  test.each([
    ['local', false, true],
    ['global', false, false],
    ['others', true, false],
  ])('%s: this device stays signed in: %s, the other: %s', async (scope, hereStays, thereStays) => {
    const { here, there } = await devices()
    expect((await ask(`/logout?scope=${scope}`, { method: 'POST', token: here })).status).toBe(204)
    expect(await isSignedIn(here)).toBe(hereStays)
    expect(await isSignedIn(there)).toBe(thereStays)
  })

  test('a scope that does not exist is refused', async () => {
    const { here } = await devices()
    expect((await ask('/logout?scope=everyone', { method: 'POST', token: here })).status).toBe(400)
    expect(await isSignedIn(here)).toBe(true)
  })
})

describe('passwords', () => {
  test('someone who forgot the password chooses a new one by mail, and the other devices are signed out', async () => {
    const { client, email, session } = await newMember(host)
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull()
    const link = await mailedLink(host, email)
    expect(new URL(link).searchParams.get('redirect_to')).toBe(`${host.url}/account/new-password`)
    expect(new URL(link).searchParams.get('type')).toBe('recovery')
    const token = (await pressLink(host.client(), link)).data.session?.access_token ?? ''
    const changed = await ask('/user', {
      method: 'PUT',
      token,
      body: JSON.stringify({ password: 'a newer password' }),
    })
    expect(changed.status).toBe(200)
    expect((await ask('/user', { token })).status).toBe(200)
    expect((await ask('/user', { token: session.access_token })).body.error_code).toBe('session_not_found')
    expect(
      (await host.client().auth.signInWithPassword({ email, password: 'a newer password' })).error,
    ).toBeNull()
    expect((await host.client().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    )
  })

  test('recovery for an unknown address answers as for a known one', async () => {
    const { email } = await newMember(host)
    const known = await post('/recover', { email })
    const unknown = await post('/recover', { email: someone() })
    expect(unknown).toEqual(known)
    expect(known).toMatchObject({ status: 200, body: {} })
  })

  test('the same password again is refused', async () => {
    const { client, password: old } = await newMember(host)
    const { error } = await client.auth.updateUser({ password: old })
    expect(error).toMatchObject({ status: 422, code: 'same_password' })
  })

  test('a refused change ends nobody else’s session', async () => {
    const { client, email, password: old } = await newMember(host)
    const other = await host.client().auth.signInWithPassword({ email, password: old })
    await client.auth.updateUser({ password: 'short' })
    expect((await ask('/user', { token: other.data.session?.access_token ?? '' })).status).toBe(200)
  })

  test('over 72 bytes is refused when changing too', async () => {
    const { client } = await newMember(host)
    const { error } = await client.auth.updateUser({ password: '€'.repeat(25) })
    expect(error?.message).toBe('Password cannot be longer than 72 characters')
  })

  test('profile fields can be changed one by one', async () => {
    const { client } = await newMember(host)
    const { data } = await client.auth.updateUser({ data: { city: 'Leeds' } })
    expect(data.user?.user_metadata).toMatchObject({ name: 'ada', city: 'Leeds' })
  })
})

describe('what the server behind offers and this product does not', () => {
  test.each([
    ['POST', '/otp'],
    ['POST', '/magiclink'],
    ['GET', '/authorize?provider=github'],
    ['GET', '/callback'],
    ['POST', '/admin/users'],
    ['GET', '/reauthenticate'],
  ])('%s %s does not exist', async (method, path) => {
    const init = method === 'POST' ? { method, body: JSON.stringify({ email: someone() }) } : { method }
    expect((await ask(path, init)).status).toBe(404)
  })

  test('its system pages are not reachable', async () => {
    expect((await fetch(`${host.url}/_system/info`)).status).toBe(404)
  })
})
