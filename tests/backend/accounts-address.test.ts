import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
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

const someone = () => `person-${crypto.randomUUID().slice(0, 8)}@example.com`

test('an address changes when both the old and the new one have said yes, in either order', async () => {
  for (const oldFirst of [true, false]) {
    const { client, email, password } = await newMember(host)
    const wanted = someone()
    const asked = await client.auth.updateUser({ email: wanted })
    expect(asked.data.user).toMatchObject({ email, new_email: wanted })
    const links = { old: await mailedLink(host, email), new: await mailedLink(host, wanted) }
    const [first, second] = oldFirst ? [links.old, links.new] : [links.new, links.old]
    const half = await pressLink(host.client(), first)
    expect(half).toMatchObject({ data: { user: null, session: null }, error: null })
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
    expect((await pressLink(host.client(), first)).error?.code).toBe('otp_expired')
    const whole = await pressLink(host.client(), second)
    expect(whole.data.user?.email).toBe(wanted)
    expect((await host.client().auth.signInWithPassword({ email: wanted, password })).error).toBeNull()
    expect((await host.client().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    )
    expect((await host.mailbox(email)).at(-1)?.subject).toContain('new address')
  }
})

test('its links end after an hour, and an older wish ends with a newer one', async () => {
  const { client, email } = await newMember(host)
  const [first, second] = [someone(), someone()]
  await client.auth.updateUser({ email: first })
  const stale = await mailedLink(host, first)
  await client.auth.updateUser({ email: second })
  expect((await pressLink(host.client(), stale)).error?.code).toBe('otp_expired')
  await setClock(sql, later({ minutes: 61 }))
  expect((await pressLink(host.client(), await mailedLink(host, second))).error?.code).toBe('otp_expired')
  expect((await pressLink(host.client(), await mailedLink(host, email))).error?.code).toBe('otp_expired')
})

test('asking for somebody else’s address tells the asker nothing and its owner everything', async () => {
  const ann = await newMember(host, 'ann')
  const ben = await newMember(host, 'ben')
  const answer = await ben.client.auth.updateUser({ email: ann.email })
  expect(answer.error).toBeNull()
  const free = await (await newMember(host, 'cat')).client.auth.updateUser({ email: someone() })
  expect(Object.keys(answer.data.user ?? {}).sort()).toEqual(Object.keys(free.data.user ?? {}).sort())
  expect((await host.mailbox(ann.email)).at(-1)?.subject).toBe('You already have a Wanderwish account')
  expect((await pressLink(host.client(), await mailedLink(host, ben.email))).data.user).toBeNull()
  expect((await ann.client.auth.getUser()).data.user?.email).toBe(ann.email)
})

test('an unconfirmed sign-up gives way to the owner who confirms the address', async () => {
  const { client, email } = await newMember(host)
  const wanted = someone()
  await host.client().auth.signUp({
    email: wanted,
    password: 'a squatter waits here',
    options: { data: newProfile('Squatter') },
  })
  await client.auth.updateUser({ email: wanted })
  await pressLink(host.client(), await mailedLink(host, email))
  expect((await pressLink(host.client(), await mailedLink(host, wanted))).data.user?.email).toBe(wanted)
})
