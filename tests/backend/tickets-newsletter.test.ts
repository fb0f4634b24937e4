import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openWorld, tokenIn, type World } from './tickets-world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterEach(() => world.setClock(null))
afterAll(() => world.close())

async function lettersTo(email: string) {
  return world.host.mailbox(email)
}

async function tokensFor(email: string) {
  const text = (await lettersTo(email)).at(-1)?.text ?? ''
  return { confirm: tokenIn(text, 'confirm'), unsubscribe: tokenIn(text, 'unsubscribe') }
}

const statusOf = async (email: string) =>
  (await world.sql`select status from private.subscribers where email = ${email}`)[0]?.status

test('a reader subscribes, confirms by the mailed link and leaves by the other', async () => {
  const email = 'reader@example.com'
  expect((await world.visitor.act('subscribe', { email: ' Reader@Example.com ' })).data.status).toBe(
    'check_mail',
  )
  expect(await statusOf(email)).toBe('pending')
  const { confirm, unsubscribe } = await tokensFor(email)
  for (const _ of ['first click', 'second click']) {
    expect((await world.visitor.act('confirm_subscription', { token: confirm })).data.status).toBe(
      'confirmed',
    )
  }
  expect(await statusOf(email)).toBe('confirmed')
  for (const _ of ['first click', 'second click']) {
    expect((await world.visitor.act('unsubscribe', { token: unsubscribe })).data.status).toBe('unsubscribed')
  }
  expect(await statusOf(email)).toBe('unsubscribed')
  expect((await world.visitor.act('confirm_subscription', { token: confirm })).code).toBe('bad_token')
  const log = await world.sql`
    select act from private.newsletter_consents c join private.subscribers s on s.id = c.subscriber_id
    where s.email = ${email} order by c.id`
  expect(log.map(({ act }) => act)).toEqual(['requested', 'confirmed', 'withdrawn'])
})

test('a known and an unknown address get the same answer, and nobody is signed out by a stranger', async () => {
  const email = 'known@example.com'
  const unknown = await world.visitor.act('subscribe', { email })
  const { confirm } = await tokensFor(email)
  await world.visitor.act('confirm_subscription', { token: confirm })
  const known = await world.visitor.act('subscribe', { email })
  expect(known).toEqual(unknown)
  expect(await statusOf(email)).toBe('confirmed')
  expect(await lettersTo(email)).toHaveLength(1)
})

test('asking again and again sends one letter, and another after ten minutes', async () => {
  const email = 'eager@example.com'
  await world.setClock('2027-01-01T00:00:00Z')
  await Promise.all(Array.from({ length: 20 }, () => world.visitor.act('subscribe', { email })))
  expect(await lettersTo(email)).toHaveLength(1)
  await world.setClock('2027-01-01T00:10:00Z')
  await world.visitor.act('subscribe', { email })
  expect(await lettersTo(email)).toHaveLength(2)
  const { confirm } = await tokensFor(email)
  expect((await world.visitor.act('confirm_subscription', { token: confirm })).code).toBeNull()
})

test('a confirmation link works for seven days', async () => {
  const email = 'late@example.com'
  await world.setClock('2027-02-01T00:00:00Z')
  await world.visitor.act('subscribe', { email })
  const { confirm } = await tokensFor(email)
  await world.setClock('2027-02-08T00:00:01Z')
  expect(await world.visitor.act('confirm_subscription', { token: confirm })).toMatchObject({
    code: 'bad_token',
    status: 404,
  })
  await world.setClock('2027-02-08T00:00:00Z')
  expect((await world.visitor.act('confirm_subscription', { token: confirm })).code).toBeNull()
})

test.each([
  '',
  'nobody',
  'a@b',
  'a b@example.com',
  'a@example..com',
  'a@-example.com',
  'a@example.com\nBcc: b@example.com',
  `${'x'.repeat(250)}@example.com`,
  null as never,
])('the malformed address %j is refused', async (email) => {
  expect(await world.visitor.act('subscribe', { email })).toMatchObject({ code: 'bad_address', status: 422 })
})

test('a made-up token does nothing', async () => {
  expect((await world.visitor.act('confirm_subscription', { token: 'x' })).code).toBe('bad_token')
  expect((await world.visitor.act('unsubscribe', { token: null as never })).code).toBe('bad_token')
})
