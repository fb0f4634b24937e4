import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newMember } from '../host.ts'
import { hydrated, openSite } from './browser.ts'

const site = openSite()

type Member = Awaited<ReturnType<typeof newMember>>

const details = (page: Page) => page.getByRole('region', { name: 'Your details' })
const tickets = (page: Page) => page.getByRole('region', { name: 'Your tickets' })
const barLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

async function signIn(page: Page, { email, password }: Member) {
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Buys one ticket and gives back its number, as the page shows it. */
async function buyOne(page: Page): Promise<string> {
  const buy = page.getByRole('button', { name: 'Proceed to Payment' })
  await expect.poll(() => buy.isEnabled()).toBe(true)
  await buy.click()
  await page.waitForURL('**/thank-you?order=*')
  return (await page.getByRole('status').getByRole('listitem').first().textContent()) ?? ''
}

async function buyerAtTheirTickets(member: Member) {
  const { page } = await site.visit('/login?next=%2Fbuy-ticket')
  await signIn(page, member)
  const number = await buyOne(page)
  await barLink(page, 'Account').click()
  await tickets(page).getByText(number).first().waitFor()
  return { page, number }
}

async function signOutInAnotherTab(page: Page) {
  const other = await page.context().newPage()
  await other.goto('/account')
  await hydrated(other)
  await other.getByRole('button', { name: 'Sign out', exact: true }).click()
  await barLink(page, 'Login').waitFor()
}

/** From now on, remembers whether these words were on the page at any moment, however short. */
async function watchFor(page: Page, words: string) {
  await page.evaluate((sought) => {
    const look = () => {
      if (document.body.innerText.includes(sought)) Object.assign(window, { wasSeen: true })
    }
    look()
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  }, words)
  return () => page.evaluate(() => 'wasSeen' in window)
}

/** Signs in while the answer about tickets is held back: what is shown until then is what the tab remembers. */
async function neverSees(page: Page, ben: Member, number: string) {
  const wasSeen = await watchFor(page, number)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/rest/v1/rpc/my_tickets', async (route) => {
    await held
    await route.continue()
  })
  await signIn(page, ben)
  await details(page).getByText(ben.email, { exact: true }).waitFor()
  expect(await wasSeen(), 'while his own are on their way').toBe(false)
  release()
  await tickets(page).getByText('No tickets yet.').waitFor()
  expect(await wasSeen()).toBe(false)
}

test('Ann buys and signs out; Ben, who signs in on the same tab, never sees her tickets', async () => {
  const [ann, ben] = await Promise.all([newMember(site.host(), 'ann'), newMember(site.host(), 'ben')])
  const { page, number } = await buyerAtTheirTickets(ann)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await barLink(page, 'Login').click()
  await neverSees(page, ben, number)
})

test('nor does he when Ann signed out in another tab', async () => {
  const [ann, ben] = await Promise.all([newMember(site.host(), 'ann'), newMember(site.host(), 'ben')])
  const { page, number } = await buyerAtTheirTickets(ann)
  await signOutInAnotherTab(page)
  await page.waitForURL('**/login')
  await neverSees(page, ben, number)
})

test('whoever becomes another person in one tab is that person in the other, and nobody’s words mix', async () => {
  const [ann, ben] = await Promise.all([newMember(site.host(), 'ann'), newMember(site.host(), 'ben')])
  const { page, number } = await buyerAtTheirTickets(ann)
  await ben.client.auth.resetPasswordForEmail(ben.email)
  const letter = (await site.host().mailbox(ben.email)).at(-1)
  const other = await page.context().newPage()
  await other.goto(/https?:\/\/\S+\/confirm\?\S+/.exec(letter?.text ?? '')?.[0] ?? '')
  await hydrated(other)
  await other.getByRole('button', { name: 'Choose a new password' }).click()

  await details(page).getByText(ben.email, { exact: true }).waitFor()
  expect(await page.getByText(number).count()).toBe(0)
  await tickets(page).getByText('No tickets yet.').waitFor()
})

test('the public lists of a page outlive a sign-out in another tab', async () => {
  const ann = await newMember(site.host(), 'ann')
  const { page } = await site.visit('/login?next=%2Ffree-entry')
  await signIn(page, ann)
  const draws = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect.poll(() => draws.count()).toBe(4)
  await signOutInAnotherTab(page)
  await expect.poll(() => draws.count()).toBe(4)
})
