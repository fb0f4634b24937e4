import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, openSite } from './browser.ts'
import { returningMember } from './signed-in.ts'

const site = openSite()

const newPassword = 'a much newer password'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A member before a page, whose password is then changed on another device: every other one is signed out. */
async function overtaken(path: string, ready: (page: Page) => Promise<unknown>) {
  const { page, member } = await returningMember(site, path)
  await ready(page)
  const other = site.host().client()
  await other.auth.signInWithPassword({ email: member.email, password: member.password })
  const { error } = await other.auth.updateUser({ password: newPassword, current_password: member.password })
  if (error) throw error
  return { page, member }
}

const buying = '/buy-ticket?experience=monaco'
const buy = (page: Page) => page.getByRole('button', { name: 'Proceed to Payment' })
const canBuy = (page: Page) => expect.poll(() => buy(page).isEnabled()).toBe(true)
const showsTickets = (page: Page) => page.getByText('No tickets yet.').waitFor()

const acts: [
  string,
  string,
  (page: Page) => Promise<unknown>,
  (page: Page, email: string) => Promise<unknown>,
][] = [
  ['comes back to the buy page', buying, canBuy, (page) => page.reload()],
  ['presses Proceed to Payment', buying, canBuy, (page) => buy(page).click()],
  ['comes back to the account', '/account', showsTickets, (page) => page.reload()],
  [
    'saves details',
    '/account',
    showsTickets,
    async (page) => {
      await press(page, 'Change details')
      await press(page, 'Save')
    },
  ],
  [
    'asks for another address',
    '/account',
    showsTickets,
    async (page) => {
      await press(page, 'Change email address')
      await page.getByLabel('New email').fill('new@example.com')
      await press(page, 'Send both links')
    },
  ],
  [
    'would delete the account',
    '/account',
    showsTickets,
    async (page, email) => {
      await press(page, 'Delete my account')
      await page.getByLabel('Email address of this account').fill(email)
      await press(page, 'Delete for good')
    },
  ],
]

test.each(acts)(
  'after a password change elsewhere, whoever %s is led to the sign-in and back',
  async (_, path, ready, act) => {
    const { page, member } = await overtaken(path, ready)
    await act(page, member.email)
    await page.waitForURL((url) => url.pathname === '/login')
    await hydrated(page)
    await page.getByLabel('Email', { exact: true }).fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(newPassword)
    await press(page, 'Sign in')
    await page.waitForURL(`${site.host().url}${path}`)
  },
)
