import type { Session } from '@supabase/supabase-js'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sessionStorageKey } from '../../src/lib/backend.ts'
import { mailedLink, newMember } from '../host.ts'
import { faults } from './access.ts'
import { hydrated, openSite } from './browser.ts'
import { leaveSession, returningMember, storedSession } from './signed-in.ts'

const site = openSite()
const red = 'rgb(180, 35, 44)'

const details = (page: Page) => page.getByRole('region', { name: 'Your details' })
const barLink = (page: Page, name: 'Account' | 'Login') =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

async function secondTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(path)
  await hydrated(tab)
  return tab
}

test('initial session: a member who comes back is signed in, and their details are there', async () => {
  const { page, member } = await returningMember(site, '/account')
  await details(page).getByText(member.email, { exact: true }).waitFor()
  await barLink(page, 'Account').waitFor()
})

test('initial session: a visitor without one is signed out', async () => {
  const { page } = await site.visit('/about')
  await barLink(page, 'Login').waitFor()
  expect(await barLink(page, 'Account').count()).toBe(0)
})

test('signed in: the bar changes from Login to Account without a new page', async () => {
  const { email, password } = await newMember(site.host())
  const { page } = await site.visit('/login')
  await barLink(page, 'Login').waitFor()
  await page.evaluate(() => Object.assign(window, { samePage: true }))
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await barLink(page, 'Account').waitFor()
  await details(page).getByText(email, { exact: true }).waitFor()
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true)
})

test('signed out: a member who signs out in one tab is signed out in the other', async () => {
  const { page, member } = await returningMember(site, '/account')
  await details(page).getByText(member.email, { exact: true }).waitFor()
  const other = await secondTab(page, '/account')
  await other.getByRole('button', { name: 'Sign out', exact: true }).click()
  await other.waitForURL(`${site.host().url}/`)
  await page.waitForURL('**/login')
  await barLink(page, 'Login').waitFor()
})

test('password recovery: whoever follows the mailed link is signed in and asked for a new password', async () => {
  const { client, email } = await newMember(site.host())
  await client.auth.resetPasswordForEmail(email)
  const { page } = await site.arrive()
  await page.goto(await mailedLink(site.host(), email))
  await hydrated(page)
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await page.waitForURL('**/account/new-password')
  await page.getByLabel('New password', { exact: true }).waitFor()
  await barLink(page, 'Account').waitFor()
  expect((await storedSession(page))?.user.email).toBe(email)
})

test('user updated: what another tab learns about the member is shown in this one', async () => {
  const { page, member } = await returningMember(site, '/account')
  await details(page).getByText(member.email, { exact: true }).waitFor()
  const other = await secondTab(page, '/account')
  await other.getByRole('button', { name: 'Change details' }).click()
  await other.getByLabel('City', { exact: true }).fill('York')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await details(page).getByText('York', { exact: true }).waitFor()
})

test('MFA verified: a second factor passed in another tab counts in this one', async () => {
  const { page, member } = await returningMember(site, '/account')
  await details(page).getByText(member.email, { exact: true }).waitFor()
  const other = await secondTab(page, '/about')
  // Its own client tells the other tabs of the stored session first, which would undo what is announced below.
  await barLink(other, 'Account').waitFor()
  const factor = { id: crypto.randomUUID(), factor_type: 'totp', status: 'verified' } as const
  const now = new Date().toISOString()
  const session: Session = {
    ...member.session,
    access_token: atSecondLevel(member.session.access_token),
    user: {
      ...member.user,
      factors: [{ ...factor, created_at: now, updated_at: now }],
      user_metadata: { ...member.user.user_metadata, city: 'Bath' },
    },
  }
  await announce(other, 'MFA_CHALLENGE_VERIFIED', session)
  await details(page).getByText('Bath', { exact: true }).waitFor()
  await barLink(page, 'Account').waitFor()
})

/** The token as the service would give it after the second step; nothing but this page reads it. */
function atSecondLevel(token: string): string {
  const [head, payload = '', signature] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return [
    head,
    Buffer.from(JSON.stringify({ ...claims, aal: 'aal2' })).toString('base64url'),
    signature,
  ].join('.')
}

test('a member who owes the second step is asked for it instead of being shown the account', async () => {
  const member = await newMember(site.host())
  const { page } = await site.arrive()
  const now = new Date().toISOString()
  const factor = { id: crypto.randomUUID(), factor_type: 'totp', status: 'verified' } as const
  const user = { ...member.user, factors: [{ ...factor, created_at: now, updated_at: now }] }
  await leaveSession(page, { ...member.session, user })
  await page.goto('/buy-ticket?experience=monaco')
  await page.waitForURL('**/login?next=%2Fbuy-ticket%3Fexperience%3Dmonaco')
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  await barLink(page, 'Login').waitFor()
  const digits = page.getByLabel('Six digits')
  expect(await digits.getAttribute('autocomplete')).toBe('one-time-code')
  expect(await digits.getAttribute('inputmode')).toBe('numeric')
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign in as somebody else' }).click()
  await page.getByLabel('Password', { exact: true }).waitFor()
})

/** Tells the other tabs what the client of this one would tell them. */
async function announce(tab: Page, event: string, session: Session): Promise<void> {
  await tab.evaluate(
    ([channel, message]) => {
      const broadcast = new BroadcastChannel(channel)
      broadcast.postMessage(message)
      broadcast.close()
    },
    [sessionStorageKey, { event, session }] as const,
  )
}

test('token refreshed: every 30 s the client looks, and within 3 ticks of expiry the member goes on with a new token', async () => {
  const member = await newMember(site.host())
  const { page } = await site.arrive()
  const now = Math.ceil(Date.now() / 1000)
  await leaveSession(page, { ...member.session, expires_at: now + 5 * 30 })
  const refreshes: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) refreshes.push(request.url())
  })
  await page.clock.install({ time: (now - 60) * 1000 })
  await page.clock.pauseAt(now * 1000)
  await page.goto('/account')
  await details(page).getByText(member.email, { exact: true }).waitFor()
  // Changed on another device: this one learns of it with its next token.
  await member.client.auth.updateUser({ data: { city: 'Ely' } })

  await page.clock.runFor(59_000)
  expect(refreshes, 'more than 3 ticks are left').toEqual([])
  await page.clock.runFor(1000)
  await details(page).getByText('Ely', { exact: true }).waitFor()
  expect(refreshes).toHaveLength(1)
  const refreshed = await storedSession(page)
  expect(refreshed?.refresh_token).not.toBe(member.session.refresh_token)
  expect(refreshed?.access_token).not.toBe(member.session.access_token)
  await barLink(page, 'Account').waitFor()
})

test.each([502, 503, 504])(
  'a refresh that meets %i twice is tried again, and the member stays signed in',
  async (status) => {
    const member = await newMember(site.host())
    const { page } = await site.arrive()
    await leaveSession(page, { ...member.session, expires_at: Math.ceil(Date.now() / 1000) + 60 })
    let attempts = 0
    await page.route('**/auth/v1/token?grant_type=refresh_token', async (route) => {
      attempts += 1
      if (attempts <= 2) await route.fulfill({ status, json: {} })
      else await route.continue()
    })
    await page.goto('/account')
    await details(page).getByText(member.email, { exact: true }).waitFor()
    await expect
      .poll(async () => (await storedSession(page))?.refresh_token)
      .not.toBe(member.session.refresh_token)
    expect(attempts).toBe(3)
    await barLink(page, 'Account').waitFor()
  },
)

test('session missing: without one the form for a new password says so in red and offers another link', async () => {
  const { page } = await site.visit('/account/new-password')
  const message = page.getByRole('alert').filter({ hasText: 'This link has been used or has expired.' })
  await message.waitFor()
  expect(await message.evaluate((element) => getComputedStyle(element).color)).toBe(red)
  expect(await page.getByLabel('New password', { exact: true }).count()).toBe(0)
  await page.getByRole('link', { name: 'Send another link' }).click()
  await page.waitForURL('**/forgot-password')
})

test('session missing: one that vanished meanwhile is answered with the service’s words, in red', async () => {
  const { page } = await returningMember(site, '/account/new-password')
  await page.getByLabel('New password', { exact: true }).fill('a much newer password')
  await page.getByLabel('New password again').fill('a much newer password')
  await page.evaluate((key) => localStorage.removeItem(key), sessionStorageKey)
  await page.getByRole('button', { name: 'Save password' }).click()
  const message = page.getByRole('alert').filter({ hasText: 'Auth session missing!' })
  await message.waitFor()
  expect(await message.evaluate((element) => getComputedStyle(element).color)).toBe(red)
})
