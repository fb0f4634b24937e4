import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startHost, type TestHost } from '../host.ts'
import { faults } from './access.ts'
import { type Authenticator, switchTwoStepsOn } from './authenticator.ts'
import { hydrated, openSite, phone } from './browser.ts'
import { storedSession } from './signed-in.ts'

/** One person's life with an account, chapter by chapter, on two devices that speak to two hosts of one database. */
const site = openSite(undefined, { visitorsStay: true })

const password = 'seven otters in a row'
const home = 'rosa@example.com'
const work = 'rosa.at.work@example.com'
const form = {
  Name: 'Rosa Okafor',
  Email: home,
  Password: password,
  'Address line 1': '4 Harbour Row',
  City: 'Whitby',
  'UK Postcode': 'yo21 3pu',
  'UK mobile number': '07700 900 456',
}

let otherHost: TestHost
let sql: Sql
let laptop: Page
let telephone: Page
let app: Authenticator
let codes: string[]

beforeAll(async () => {
  const { databaseUrl, url } = site.host()
  otherHost = await startHost({ env: { DATABASE_URL: databaseUrl, PUBLIC_URL: url } })
  sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  laptop = (await site.arrive()).page
  telephone = (await site.arrive({ ...phone, baseURL: otherHost.url, userAgent: iPhone })).page
})
afterAll(async () => {
  await sql?.end()
  await otherHost?.stop()
})

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const says = (page: Page, text: string) => page.getByText(text).first().waitFor()
const details = (page: Page) => page.getByRole('region', { name: 'Your details' })
const showsAccountOf = (page: Page, email: string) =>
  details(page).getByText(email, { exact: true }).waitFor()
const isSignedOut = (page: Page) => page.waitForURL((url) => url.pathname === '/login')

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

async function fill(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
}

async function givePassword(page: Page, email: string) {
  await open(page, '/login')
  await fill(page, { Email: email, Password: password })
  await press(page, 'Sign in')
}

async function giveRecoveryCode(page: Page) {
  await press(page, 'Use a recovery code')
  await fill(page, { 'Recovery code': codes.shift() ?? '' })
  await press(page, 'Use this code')
}

async function signOut(page: Page) {
  await press(page, 'Sign out')
  await expect.poll(() => storedSession(page)).toBeNull()
  expect(new URL(page.url()).pathname).toBe('/')
}

/** The newest link mailed to an address. */
async function linkTo(email: string): Promise<string> {
  const letters = await site.host().mailbox(email)
  const links = letters.flatMap(({ text }) => /https?:\/\/\S+\/confirm\?\S+/.exec(text)?.[0] ?? [])
  return links.at(-1) ?? ''
}

async function follow(page: Page, link: string, button: string) {
  await open(page, link)
  await press(page, button)
}

async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, button)])
  return readFile(await download.path(), 'utf8')
}

test('Rosa signs up and confirms her address', async () => {
  await open(laptop, '/signup')
  await fill(laptop, form)
  await press(laptop, 'Create account')
  await says(laptop, 'Check your email for the confirmation link.')
  await expect.poll(() => linkTo(home)).not.toBe('')
  await follow(laptop, await linkTo(home), 'Confirm my address')
  await laptop.waitForURL('**/account')
  await showsAccountOf(laptop, home)
})

test('she switches two steps on and keeps ten recovery codes', async () => {
  ;({ app, codes } = await switchTwoStepsOn(laptop))
  expect(new Set(codes).size).toBe(10)
  expect(await faults(laptop)).toEqual([])
  expect(await saved(laptop, 'Download')).toContain(codes.join('\n'))
  await press(laptop, 'I have kept them')
  await says(laptop, 'Two steps are on.')
  expect(await laptop.getByRole('code').count(), 'codes are shown once').toBe(0)
})

test('on her telephone the password alone is not enough, and a code opens the account', async () => {
  await givePassword(telephone, home)
  await telephone.getByRole('heading', { name: 'One more step' }).waitFor()
  await telephone.goto('/account')
  await isSignedOut(telephone)
  await fill(telephone, { 'Six digits': '000000' })
  await press(telephone, 'Go on')
  await says(telephone, 'The digits change every half minute.')
  await fill(telephone, { 'Six digits': app.nextCode() })
  await press(telephone, 'Go on')
  await telephone.waitForURL('**/account')
  await showsAccountOf(telephone, home)
})

test('on her laptop she sees both places and signs the telephone out', async () => {
  await open(laptop, '/account')
  const places = laptop.getByRole('listitem').filter({ hasText: 'Last seen' })
  await places.filter({ hasText: 'Safari on iPhone' }).waitFor()
  expect(await places.count()).toBe(2)
  expect(await places.filter({ hasText: 'This device' }).textContent()).toContain('Chrome on')
  await press(laptop, 'Sign out of Safari on iPhone')
  await says(laptop, 'That device is signed out.')
  await expect.poll(() => places.count()).toBe(1)
  await telephone.reload()
  await isSignedOut(telephone)
  await telephone.getByLabel('Password', { exact: true }).waitFor()
})

test('with the app out of reach a recovery code opens the account, once', async () => {
  const [used = ''] = codes
  await givePassword(telephone, home)
  await giveRecoveryCode(telephone)
  await says(telephone, 'You are in. That code is used up')
  await showsAccountOf(telephone, home)
  await signOut(telephone)

  codes.unshift(used)
  await givePassword(telephone, home)
  await giveRecoveryCode(telephone)
  await says(telephone, 'That code is not one of yours, or it has been used.')
  await press(telephone, 'Use the app instead')
  await fill(telephone, { 'Six digits': app.nextCode() })
  await press(telephone, 'Go on')
  await showsAccountOf(telephone, home)
})

test('she buys two tickets', async () => {
  await open(laptop, '/buy-ticket?experience=monaco')
  const proceed = laptop.getByRole('button', { name: 'Proceed to Payment' })
  await expect.poll(() => proceed.isEnabled()).toBe(true)
  await fill(laptop, { Quantity: '2' })
  await laptop.getByText('£20').first().waitFor()
  await proceed.click()
  await laptop.waitForURL('**/thank-you?order=*')
})

test('her address changes once the links to both addresses are pressed', async () => {
  await open(laptop, '/account')
  await press(laptop, 'Change email address')
  await fill(laptop, { 'New email': work })
  await press(laptop, 'Send both links')
  await says(laptop, 'Both links are sent.')
  await details(laptop).getByText(`your address is ${work}`).waitFor()
  await showsAccountOf(laptop, home)

  await follow(laptop, await linkTo(home), 'Agree to the change')
  await laptop.getByRole('heading', { name: 'One of two' }).waitFor()
  await laptop.getByRole('link', { name: 'To your account' }).click()
  await showsAccountOf(laptop, home)

  await follow(laptop, await linkTo(work), 'Agree to the change')
  await says(laptop, 'Your address is changed.')
  // A link proves the address, not the second step.
  await laptop.getByRole('heading', { name: 'One more step' }).waitFor()
  await giveRecoveryCode(laptop)
  await showsAccountOf(laptop, work)
})

test('from then on she signs in with the new address and not with the old one', async () => {
  await open(telephone, '/account')
  await signOut(telephone)
  await givePassword(telephone, home)
  await says(telephone, 'Invalid login credentials')
  await givePassword(telephone, work)
  await giveRecoveryCode(telephone)
  await showsAccountOf(telephone, work)
})

test('she takes along everything that is held about her, and no secret with it', async () => {
  const file = await saved(laptop, 'Download as a file')
  const data = JSON.parse(file)
  expect(data.account).toMatchObject({ email: work, profile: { name: 'Rosa Okafor', city: 'Whitby' } })
  expect(data.tickets).toHaveLength(2)
  expect(data.orders).toMatchObject([{ quantity: 2, total_pence: 2000, status: 'paid' }])
  expect(data.sessions).toHaveLength(2)
  expect(data.second_steps).toContainEqual(expect.objectContaining({ kind: 'totp', status: 'verified' }))
  expect(data.security.map(({ act }: { act: string }) => act)).toContain('added_second_step')
  for (const secret of await secretsOfRosa()) expect(file).not.toContain(secret)
  expect(file).not.toMatch(/token|secret|hash|\$2[aby]\$/)

  const page = await saved(laptop, 'Download as a page')
  for (const shown of [work, 'Rosa Okafor', 'Everything we hold about you']) expect(page).toContain(shown)
})

async function secretsOfRosa(): Promise<string[]> {
  const rows = await sql`
    select u.encrypted_password as secret from auth.users u where u.email = ${work}
    union all select f.secret from auth.mfa_factors f join auth.users u on u.id = f.user_id
      where u.email = ${work} and f.secret is not null
    union all select c.code_hash from accounts.recovery_codes c join auth.mfa_factors f on f.id = c.factor_id
      join auth.users u on u.id = f.user_id where u.email = ${work}
    union all select t.token from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
      join auth.users u on u.id = s.user_id where u.email = ${work}`
  const secrets = rows.map(({ secret }) => String(secret))
  expect(secrets.length).toBeGreaterThan(10)
  return [...secrets, ...codes]
}

test('she deletes her account: both tickets are refunded and both devices are signed out', async () => {
  const [rosa] = await sql`select id from auth.users where email = ${work}`
  await press(laptop, 'Delete my account')
  await fill(laptop, { 'Email address of this account': home })
  await press(laptop, 'Delete for good')
  await says(laptop, 'That is not the address of this account')
  await fill(laptop, { 'Email address of this account': work })
  await press(laptop, 'Delete for good')
  await says(laptop, 'Your account is gone.')
  expect(new URL(laptop.url()).pathname).toBe('/')
  await laptop.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()

  const tickets = await sql`select status from private.tickets where user_id = ${rosa?.id}`
  expect(tickets.map(({ status }) => status)).toEqual(['refunded', 'refunded'])
  const [refund] = await sql`
    select r.amount_pence from private.refunds r join private.orders o on o.id = r.order_id
    where o.user_id = ${rosa?.id}`
  expect(refund?.amount_pence).toBe(2000)

  await telephone.reload()
  await isSignedOut(telephone)
  await telephone.getByLabel('Password', { exact: true }).waitFor()
})

test('nothing of it opens any more, and the address is free for a new account', async () => {
  await givePassword(laptop, work)
  await says(laptop, 'Invalid login credentials')
  await open(laptop, '/signup')
  await fill(laptop, { ...form, Email: work })
  await press(laptop, 'Create account')
  await laptop.waitForURL('**/login')
  await expect.poll(() => linkTo(work)).toMatch(/type=signup/)
  await follow(laptop, await linkTo(work), 'Confirm my address')
  await showsAccountOf(laptop, work)
  await says(laptop, 'No tickets yet.')
})
