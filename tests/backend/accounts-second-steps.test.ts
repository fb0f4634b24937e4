import { Secret, TOTP } from 'otpauth'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { mailedLink, newMember, pressLink, startHost, type TestHost } from '../host.ts'
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

type Member = Awaited<ReturnType<typeof newMember>>

/** Codes of now and of the half minute after: a code counts once, and tests do not wait. */
async function withSecondStep(member: Member) {
  const { data, error } = await member.client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Telephone',
  })
  if (error) throw error
  const authenticator = new TOTP({ secret: Secret.fromBase32(data.totp.secret) })
  const code = (steps = 0) => authenticator.generate({ timestamp: Date.now() + steps * 30_000 })
  return { ...member, factorId: data.id, enrolled: data, code }
}

async function enrolled(member: Member) {
  const person = await withSecondStep(member)
  const first = await person.client.auth.mfa.challengeAndVerify({
    factorId: person.factorId,
    code: person.code(),
  })
  if (first.error) throw first.error
  return person
}

test('the picture and the secret are of the same authenticator, named after the account', async () => {
  const person = await withSecondStep(await newMember(host))
  const { totp } = person.enrolled
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
  expect(totp.qr_code).not.toContain('#')
  expect(decodeURIComponent(totp.uri)).toContain(`otpauth://totp/Wanderwish:${person.email}`)
  expect(totp.uri).toContain(totp.secret)
})

test('the first right code switches the second step on, signs the other devices out and is told by mail', async () => {
  const member = await newMember(host)
  const tablet = host.client()
  await tablet.auth.signInWithPassword(member)
  const events: string[] = []
  member.client.auth.onAuthStateChange((event) => void events.push(event))
  const { client, email } = await enrolled(member)
  expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
  })
  await vi.waitFor(() => expect(events).toContain('MFA_CHALLENGE_VERIFIED'))
  expect((await client.auth.refreshSession()).error).toBeNull()
  expect((await tablet.auth.getUser()).error).not.toBeNull()
  expect((await host.mailbox(email)).at(-1)?.subject).toContain('two steps')
})

test('the password alone then opens nothing: not the tickets, not the details, not the password', async () => {
  const { email, password } = await enrolled(await newMember(host))
  const thief = host.client()
  expect((await thief.auth.signInWithPassword({ email, password })).error).toBeNull()
  expect((await thief.rpc('my_tickets')).error?.message).toBe('second_factor_needed')
  const fresh = 'the thief chose this one'
  const changes = [
    await thief.auth.updateUser({ password: fresh, current_password: password }),
    await thief.auth.updateUser({ email: 'thief@example.com' }),
    await thief.auth.updateUser({ data: { city: 'Elsewhere' } }),
    await thief.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Theirs' }),
    await thief.auth.mfa.recoveryCodes.generate(),
  ]
  expect(changes.map(({ error }) => error?.code)).toEqual(Array(5).fill('insufficient_aal'))
})

test('a recovery mail alone is not enough either', async () => {
  const { email } = await enrolled(await newMember(host))
  const thief = host.client()
  await thief.auth.resetPasswordForEmail(email)
  expect((await pressLink(thief, await mailedLink(host, email))).error).toBeNull()
  const { error } = await thief.auth.updateUser({ password: 'the thief chose this one' })
  expect(error?.code).toBe('insufficient_aal')
})

test('a second device takes the second step, and no code counts twice', async () => {
  const { email, password, factorId, code } = await enrolled(await newMember(host))
  const tablet = host.client()
  await tablet.auth.signInWithPassword({ email, password })
  expect((await tablet.auth.mfa.challengeAndVerify({ factorId, code: code() })).error?.code).toBe(
    'mfa_verification_failed',
  )
  expect((await tablet.auth.mfa.challengeAndVerify({ factorId, code: code(1) })).error).toBeNull()
  expect((await tablet.rpc('my_tickets')).error).toBeNull()
})

test('a challenge is answered within five minutes, once, by its own factor', async () => {
  const { client, factorId, code } = await enrolled(await newMember(host))
  const challenge = async () => (await client.auth.mfa.challenge({ factorId })).data?.id ?? ''
  const late = await challenge()
  await setClock(sql, later({ minutes: 6 }))
  const answer = (challengeId: string, tried: string) =>
    client.auth.mfa.verify({ factorId, challengeId, code: tried })
  expect((await answer(late, code(1))).error?.code).toBe('mfa_challenge_expired')
  await setClock(sql, null)
  const open = await challenge()
  expect((await answer(open, code(1))).error).toBeNull()
  expect((await answer(open, code(1))).error?.code).toBe('mfa_challenge_expired')
  const stranger = await newMember(host)
  const foreign = await stranger.client.auth.mfa.challenge({ factorId })
  expect(foreign.error?.code).toBe('mfa_factor_not_found')
})

test('ten recovery codes open the door once each, in any spelling, and their owner is told', async () => {
  const { client, email, password } = await enrolled(await newMember(host))
  const { data } = await client.auth.mfa.recoveryCodes.generate()
  expect(new Set(data?.codes).size).toBe(10)
  const tablet = host.client()
  await tablet.auth.signInWithPassword({ email, password })
  const code = ` ${data?.codes[3]?.toUpperCase().replace('-', ' ')} `
  expect((await tablet.auth.mfa.recoveryCodes.verify({ code })).error).toBeNull()
  expect((await tablet.auth.mfa.recoveryCodes.verify({ code })).error?.code).toBe('mfa_verification_failed')
  expect((await tablet.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ total: 10, remaining: 9 })
  expect((await host.mailbox(email)).at(-1)?.subject).toContain('recovery code')
})

test('new recovery codes make the old ones worthless', async () => {
  const { client } = await enrolled(await newMember(host))
  const old = (await client.auth.mfa.recoveryCodes.generate()).data?.codes[0] ?? ''
  expect((await client.auth.mfa.recoveryCodes.generate()).error?.code).toBe('mfa_verified_factor_exists')
  expect((await client.auth.mfa.recoveryCodes.regenerate()).data?.codes).toHaveLength(10)
  expect((await client.auth.mfa.recoveryCodes.verify({ code: old })).error?.code).toBe(
    'mfa_verification_failed',
  )
})

test('switching it off needs the second step, takes the recovery codes along and is told by mail', async () => {
  const { client, email, password, factorId } = await enrolled(await newMember(host))
  await client.auth.mfa.recoveryCodes.generate()
  const thief = host.client()
  await thief.auth.signInWithPassword({ email, password })
  expect((await thief.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal')
  expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull()
  expect((await client.auth.mfa.listFactors()).data?.all).toEqual([])
  expect((await thief.rpc('my_tickets')).error).toBeNull()
  expect((await host.mailbox(email)).at(-1)?.subject).toContain('one step')
})

test('an operator’s acts need the second step, and say so', async () => {
  const member = await newMember(host)
  await sql`insert into private.operators (user_id) values (${member.user.id})`
  expect((await member.client.rpc('operator_draws')).error?.message).toBe('second_factor_needed')
  const { client } = await enrolled(member)
  expect((await client.rpc('operator_draws')).error).toBeNull()
  const log = (await client.rpc('operator_security_log', { person: member.user.id })).data as {
    act: string
  }[]
  expect(log.map(({ act }) => act)).toContain('added_second_step')
})
