import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openDraw, openWorld, tokenIn, type World } from './tickets-world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterEach(() => world.setClock(null))
afterAll(() => world.close())

const lettersTo = async (email: string) =>
  (await world.host.mailbox())
    .filter(({ to }) => to === email)
    .map(({ subject, text }) => ({ subject, text }))

async function linksFor(email: string) {
  const text = (await lettersTo(email)).at(-1)?.text ?? ''
  return { confirm: tokenIn(text, 'notice'), leave: tokenIn(text, 'leave') }
}

const asks = (email: string, experience = 'japan') => world.visitor.act('ask_notice', { email, experience })

async function waitsFor(email: string, experience: string) {
  await asks(email, experience)
  const links = await linksFor(email)
  await world.visitor.act('confirm_notice', { token: links.confirm })
  return links
}

const tell = () => world.sql`select private.tell_who_asked()`

const kept = async (email: string) =>
  (await world.sql`select experience, status from private.notices where email = ${email}`).map((row) => ({
    ...row,
  }))

test('whoever asks is written to only after confirming, and once only, on the day the trip opens', async () => {
  const email = 'ida@example.com'
  expect((await asks(' Ida@Example.com ')).data).toEqual({ status: 'check_mail' })
  await asks('unconfirmed@example.com')
  const { confirm } = await linksFor(email)
  for (const _ of ['first click', 'second click'])
    expect((await world.visitor.act('confirm_notice', { token: confirm })).data).toEqual({
      status: 'confirmed',
      experience: 'japan',
      title: 'Japan in blossom',
    })
  await tell()
  expect(await lettersTo(email), 'not open yet').toHaveLength(1)

  await world.sql`select private.set_on_sale(null, 'japan', true)`
  // The host tells by itself every second; nobody hears it twice, whoever comes first.
  await Promise.all([tell(), tell()])
  await tell()
  const letters = await lettersTo(email)
  expect(letters).toHaveLength(2)
  expect(letters[1]?.subject).toBe('Japan in blossom is open')
  expect(letters[1]?.text).toContain('£10, of which £2.50 goes to Wish Forward Children')
  expect(letters[1]?.text).toContain('/free-entry')
  expect(await kept(email), 'told and forgotten').toEqual([])
  expect(await lettersTo('unconfirmed@example.com')).toHaveLength(1)
})

test('a draw that opens by the clock is told of when its time has come', async () => {
  await world.sql`select private.set_on_sale(null, 'monaco', false)`
  await waitsFor('lena@example.com', 'monaco')
  await openDraw(world, {
    experience: 'monaco',
    opens_at: '2027-02-01T00:00:00Z',
    closes_at: '2027-03-01T00:00:00Z',
    draws_at: '2027-03-04T00:00:00Z',
  })
  await world.setClock('2027-01-31T23:59:59Z')
  await tell()
  expect(await kept('lena@example.com')).toHaveLength(1)
  await world.setClock('2027-02-01T00:00:00Z')
  await tell()
  expect(await kept('lena@example.com')).toEqual([])
})

test('asking again sends no second letter for ten minutes, and none at all to somebody who waits already', async () => {
  const email = 'again@example.com'
  await asks(email, 'bali')
  expect((await asks(email, 'bali')).data).toEqual({ status: 'check_mail' })
  expect(await lettersTo(email)).toHaveLength(1)
  const { confirm } = await linksFor(email)
  await world.visitor.act('confirm_notice', { token: confirm })
  await world.setClock(new Date(Date.now() + 3600_000).toISOString())
  await asks(email, 'bali')
  expect(await lettersTo(email)).toHaveLength(1)
  await asks(email, 'dubai')
  expect(await lettersTo(email), 'another trip is another wish').toHaveLength(2)
})

test('one press leaves the list, however often it is made', async () => {
  const email = 'leaver@example.com'
  const { leave, confirm } = await waitsFor(email, 'bali')
  for (const _ of ['first click', 'second click'])
    expect((await world.visitor.act('leave_notice', { token: leave })).data).toEqual({ status: 'left' })
  expect(await kept(email)).toEqual([])
  expect((await world.visitor.act('confirm_notice', { token: confirm })).code).toBe('bad_token')
})

test('a link is good for seven days, and what was never confirmed is forgotten after them', async () => {
  const email = 'late@example.com'
  await asks(email, 'bali')
  const { confirm } = await linksFor(email)
  await world.setClock(new Date(Date.now() + 7 * 86_400_000 + 60_000).toISOString())
  expect((await world.visitor.act('confirm_notice', { token: confirm })).code).toBe('bad_token')
  await world.sql`select private.forget_old_notices()`
  expect(await kept(email)).toEqual([])
})

test.each([
  ['nobody', 'japan', 'bad_address'],
  ['a@b', 'japan', 'bad_address'],
  ['ida@example.com', 'atlantis', 'unknown_experience'],
])('%s asking about %s is refused: %s', async (email, experience, code) => {
  expect((await asks(email, experience)).code).toBe(code)
})

test('a member sees what they wait for in their data, and is forgotten there with the account', async () => {
  const member = await world.person()
  await waitsFor(member.email, 'disney')
  const { data } = await member.act('my_data')
  const waiting = { notices: [{ experience: 'disney', status: 'confirmed' }] }
  expect(data).toMatchObject({ newsletter: waiting })
  await member.act('erase_my_account', { confirmation: member.email })
  expect(await kept(member.email)).toEqual([])
})
