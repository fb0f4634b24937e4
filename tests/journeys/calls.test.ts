import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { first } from '../backend/tickets-world.ts'
import { ask, newMember } from '../host.ts'
import { hydrated, openSite } from './browser.ts'
import { returningMember } from './signed-in.ts'

const site = openSite()

function requestsOf(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}

const isCall = (request: Request) => /\/(auth|rest|functions|storage|realtime)\/v1\//.test(request.url())
const buyButton = (page: Page) => page.getByRole('button', { name: 'Proceed to Payment' })

async function signIn(page: Page) {
  const { email, password } = await newMember(site.host())
  // The page before may have a field of the same name.
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('every call goes through the backend’s client: signing in, buying, reading, signing out', async () => {
  const { page } = await site.visit('/login?next=/buy-ticket')
  const requests = requestsOf(page)
  await signIn(page)
  await page.waitForURL('**/buy-ticket')
  await expect.poll(() => buyButton(page).isEnabled()).toBe(true)
  await buyButton(page).click()
  await page.waitForURL('**/thank-you?order=*')
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL(`${site.host().url}/`)
  await expect.poll(() => requests.some((request) => request.url().includes('/logout'))).toBe(true)

  const calls = requests.filter((request) => isCall(request) && request.method() !== 'OPTIONS')
  const paths = calls.map((call) => new URL(call.url()).pathname)
  for (const path of [
    '/auth/v1/token',
    '/rest/v1/rpc/buy_tickets',
    '/rest/v1/rpc/my_tickets',
    '/auth/v1/logout',
  ])
    expect(paths).toContain(path)
  for (const call of calls) {
    // What anybody may read is asked for through the client for calls alone, which signs with no name of its own.
    const isPublic = call.headers().authorization === `Bearer ${site.host().publishableKey}`
    if (!isPublic) expect(call.headers()['x-client-info'], call.url()).toMatch(/^supabase-js/)
    expect(call.headers().apikey, call.url()).toBe(site.host().publishableKey)
  }
  const others = requests.filter((request) => !isCall(request) && request.method() !== 'GET')
  expect(others.map((request) => request.url())).toEqual([])
})

test('a sign-in sends email and password, and nothing else a person typed', async () => {
  const { page } = await site.visit('/login')
  const asked = page.waitForRequest('**/auth/v1/token?grant_type=password')
  await signIn(page)
  const body = (await asked).postDataJSON()
  expect(Object.keys(body).filter((key) => !key.startsWith('gotrue_'))).toEqual(['email', 'password'])
  await page.waitForURL('**/account')
})

test('Proceed to Payment makes no payment call: it issues the tickets and goes to /thank-you', async () => {
  const { page } = await returningMember(site, '/buy-ticket')
  await expect.poll(() => buyButton(page).isEnabled()).toBe(true)
  const requests = requestsOf(page)
  await buyButton(page).click()
  await page.waitForURL('**/thank-you?order=*')
  const addresses = requests.map((request) => new URL(request.url()))
  expect(addresses.filter(({ origin }) => origin !== site.host().url)).toEqual([])
  expect(addresses.filter(({ pathname }) => pathname.startsWith('/functions/'))).toEqual([])
})

test('one data-fetching client serves all pages: what one of them asked for, the next one knows', async () => {
  const { page, member } = await returningMember(site, '/buy-ticket')
  const { draws } = await ask(member.client, 'on_offer', {})
  await ask(member.client, 'buy_tickets', {
    draw_id: first(draws).id,
    quantity: 1,
    request_id: crypto.randomUUID(),
    confirms_adult: true,
  })
  const inTheDraw = page
    .getByRole('region', { name: 'Your tickets' })
    .getByText('In the draw', { exact: true })
  const goTo = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true }).click()
  await goTo('Account')
  await inTheDraw.waitFor()
  await goTo('FAQ')
  await page.waitForURL('**/faq')
  await page.route('**/rest/v1/rpc/my_tickets', () => undefined)
  await goTo('Account')
  await inTheDraw.waitFor()
})

/** Settings that no careful operator would write: the host refuses them, a plain file server does not. */
const wrongSettings = { backendUrl: 'ftp://backend.example', publishableKey: 'key' }

test('a backend address that is neither http nor https is never called, and who signs in is told', async () => {
  const { page } = await site.arrive()
  const requests = requestsOf(page)
  await page.route('**/settings.json', (route) => route.fulfill({ json: wrongSettings }))
  await page.goto('/login')
  await hydrated(page)
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor()
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  expect(requests.filter(isCall).map((request) => request.url())).toEqual([])
})

test('with such an address a member who comes back is not left before an empty page', async () => {
  const { page } = await returningMember(site, '/about')
  await page.route('**/settings.json', (route) => route.fulfill({ json: wrongSettings }))
  await page.goto('/account')
  await page.waitForURL('**/login')
})
