import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { mailedLink, newMember } from '../host.ts'
import { hydrated, openSite } from './browser.ts'

const site = openSite()

const sentence = 'You must provide either an email or phone number and a password'
const silence = 'No answer from the service. Please check your connection and try again.'

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  // The page before may have a field of the same name.
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function signUp(page: Page, email: string, password = 'a long enough password') {
  const form = {
    Name: 'Ada Obi',
    Email: email,
    Password: password,
    'Address line 1': '1 Palm Street',
    City: 'Leeds',
    'UK Postcode': 'ls14dy',
    'UK mobile number': '+44 (0)7700 900123',
  }
  for (const [label, text] of Object.entries(form)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Create account' }).click()
}

const passwordCalls = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route('**/auth/v1/token?grant_type=password', answer)

test('sign-in without e-mail or password never leaves the page', async () => {
  const { page } = await site.visit('/login')
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/auth/v1/') && calls.push(request.url()))
  for (const label of ['Email', 'Password']) {
    await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
    await page.getByLabel('Password', { exact: true }).fill('a long enough password')
    const field = page.getByLabel(label, { exact: true })
    await field.fill('')
    await page.getByRole('button', { name: 'Sign in' }).click()
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true)
  }
  expect(calls).toEqual([])
})

test.each([
  ['e-mail', '', 'a long enough password'],
  ['password', 'ada@example.com', ''],
])(
  'sign-up without %s never leaves the page, and says the service’s sentence in red',
  async (_, email, password) => {
    const { page } = await site.visit('/signup')
    const calls: string[] = []
    page.on('request', (request) => request.url().includes('/auth/v1/') && calls.push(request.url()))
    await signUp(page, email, password)
    const message = page.getByRole('alert').filter({ hasText: sentence })
    await message.waitFor()
    expect(await message.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(180, 35, 44)')
    expect(calls).toEqual([])
  },
)

test('the service answers a sign-up or sign-in without address or password with its own sentence', async () => {
  const { page } = await site.visit('/login')
  // Whoever takes the browser's own checks away meets the service's.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''))
  await signIn(page, { email: '', password: '' })
  await page.getByRole('alert').filter({ hasText: sentence }).waitFor()
  for (const path of ['signup', 'token?grant_type=password']) {
    const headers = { apikey: site.host().publishableKey }
    const answer = await page.request.post(`/auth/v1/${path}`, { headers, data: { email: '', password: '' } })
    expect((await answer.json()).msg).toBe(sentence)
  }
})

test.each([502, 503, 504])(
  'a sign-in that meets %i is tried again, and succeeds when the service is back',
  async (status) => {
    const member = await newMember(site.host())
    const { page } = await site.visit('/login')
    let troubles = 2
    await passwordCalls(page, (route) => {
      troubles -= 1
      return troubles < 0 ? route.continue() : route.fulfill({ status, body: '<h1>Bad Gateway</h1>' })
    })
    await signIn(page, member)
    await page.waitForURL('**/account')
    expect(troubles).toBe(-1)
  },
)

test.each(['502', '503', '504', 'no line'])(
  'a sign-in that meets 502, 503 or 504 is tried again, and then one sentence of ours is shown: %s',
  async (trouble) => {
    const { page } = await site.visit('/login')
    let tries = 0
    await passwordCalls(page, (route) => {
      tries += 1
      return trouble === 'no line'
        ? route.abort()
        : route.fulfill({ status: Number(trouble), body: 'Bad Gateway' })
    })
    await signIn(page, { email: 'ada@example.com', password: 'a long enough password' })
    const message = page.getByRole('alert').filter({ hasText: silence })
    await message.waitFor()
    expect(await message.textContent()).toBe(silence)
    expect(tries).toBe(5)
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('ada@example.com')
  },
)

test('a sign-up that meets a silent service is told in the same sentence', async () => {
  const { page } = await site.visit('/signup')
  await page.route('**/auth/v1/signup**', (route) => route.fulfill({ status: 503, body: 'x' }))
  await signUp(page, 'dora@example.com')
  await page.getByRole('alert').filter({ hasText: silence }).waitFor()
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/account/..//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
])('nobody is led away by next=%s: the account page is where they arrive', async (next) => {
  const member = await newMember(site.host())
  const { page } = await site.visit(`/login?next=${encodeURIComponent(next)}`)
  await signIn(page, member)
  await page.waitForURL(`${site.host().url}/account`)
})

test.each([
  ['/experiences/', '/experiences'],
  ['/EXPERIENCES', '/experiences'],
  ['/Buy-Ticket/?experience=monaco', '/buy-ticket?experience=monaco'],
])('a visitor on the way to %s arrives at the page', async (next, page_) => {
  const member = await newMember(site.host())
  const { page, complaints } = await site.visit(`/login?next=${encodeURIComponent(next)}`)
  await signIn(page, member)
  await page.waitForURL(`${site.host().url}${page_}`)
  expect(complaints).toEqual([])
})

test('a signed-in visitor who opens the login page goes on to next, or to the account', async () => {
  const member = await newMember(site.host())
  const { page } = await site.visit('/login')
  await signIn(page, member)
  await page.waitForURL('**/account')
  await page.goto('/login?next=%2Ffree-entry')
  await page.waitForURL('**/free-entry')
  await page.goto('/login')
  await page.waitForURL('**/account')
})

test('who came to buy Monaco and had no account ends at buying Monaco', async () => {
  const { page, complaints } = await site.visit('/buy-ticket?experience=monaco')
  await page.waitForURL('**/login?next=**')
  await page.getByText('Please sign in to buy a ticket.').waitFor()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.waitForURL('**/signup?next=**')
  await signUp(page, 'monaco@example.com')
  await page.getByText('Check your email for the confirmation link.').waitFor()
  await page.waitForURL('**/login?next=**')

  // The mail is read on another device.
  const phone = await site.arrive()
  await phone.page.goto(await mailedLink(site.host(), 'monaco@example.com'))
  await hydrated(phone.page)
  await phone.page.getByRole('button', { name: 'Confirm my address' }).click()
  await phone.page.waitForURL('**/buy-ticket?experience=monaco')
  await phone.page.getByText('You are signed in as monaco@example.com').waitFor()
  expect(await phone.page.getByLabel('Experience').inputValue()).toBe('monaco')

  await signIn(page, { email: 'monaco@example.com', password: 'a long enough password' })
  await page.waitForURL('**/buy-ticket?experience=monaco')
  expect(complaints).toEqual([])
})

test('a mail scanner that opens the link, scripts and all, does not spend it', async () => {
  const { page } = await site.visit('/signup')
  await signUp(page, 'scanned@example.com')
  await page.waitForURL('**/login')
  const link = await mailedLink(site.host(), 'scanned@example.com')
  const scanner = await site.arrive()
  await scanner.page.goto(link, { waitUntil: 'networkidle' })
  await page.goto(link)
  await hydrated(page)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await page.waitForURL('**/account')
})

test('a link with somebody’s tokens in its fragment signs nobody in', async () => {
  const { session } = await newMember(site.host())
  const { page } = await site.arrive()
  const { access_token, refresh_token } = session
  const tokens = new URLSearchParams({
    access_token,
    refresh_token,
    expires_in: '3600',
    token_type: 'bearer',
  })
  await page.goto(`/account#${tokens}`)
  await page.waitForURL('**/login')
})

test('a link opened while somebody else is signed in says so before it changes who is', async () => {
  const member = await newMember(site.host())
  const { page } = await site.visit('/signup')
  await signUp(page, 'second@example.com')
  await page.waitForURL('**/login')
  await signIn(page, member)
  await page.waitForURL('**/account')
  await page.goto(await mailedLink(site.host(), 'second@example.com'))
  await page.getByText(`You are signed in as ${member.email}.`).waitFor()
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await page.waitForURL('**/account')
  await page.getByText('second@example.com').waitFor()
})

test('forty accents as a password are told in words that are true', async () => {
  const { page } = await site.visit('/signup')
  await signUp(page, 'accents@example.com', 'é'.repeat(40))
  await page.getByRole('alert').filter({ hasText: 'an accent or a symbol takes the room of two' }).waitFor()
})

test('one failed settings.json neither signs a visitor out nor breaks the visit', async () => {
  const member = await newMember(site.host())
  const { page } = await site.visit('/login')
  await signIn(page, member)
  await page.waitForURL('**/account')
  let failures = 4
  await page.route('**/settings.json', (route) => {
    failures -= 1
    return failures < 0 ? route.continue() : route.abort()
  })
  await page.goto('/account')
  await page.getByRole('region', { name: 'Your details' }).getByText(member.email).waitFor()
  expect(failures).toBeLessThan(0)
  expect(new URL(page.url()).pathname).toBe('/account')
})

test.each([
  '/login?next=%2Fbuy-ticket',
  '/signup?next=%2Fbuy-ticket',
  '/partners?category=aviation',
  '/confirm?type=recovery',
])('%s is taken over by React without a complaint', async (path) => {
  const { complaints } = await site.visit(path)
  expect(complaints).toEqual([])
})
