import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { mailedLink } from '../host.ts'
import { faults } from './access.ts'
import { hydrated, openSite, phone } from './browser.ts'

const site = openSite()

const ada = {
  Name: 'Ada Obi',
  Email: 'ada@example.com',
  Password: 'a long enough password',
  'Address line 1': '1 Palm Street',
  City: 'Leeds',
  'UK Postcode': 'ls1 4dy',
  'UK mobile number': '07700 900-123',
}

type Form = Record<string, string>

async function fill(page: Page, form: Form) {
  for (const [label, text] of Object.entries(form)) await page.getByLabel(label, { exact: true }).fill(text)
}

/** Opens a mailed link and presses its button. */
async function follow(page: Page, link: string, button = 'Confirm my address') {
  await page.goto(link)
  await hydrated(page)
  await page.getByRole('button', { name: button }).click()
}

/** The newsletter's mail may come after it. */
async function confirmationLink(email: string): Promise<string> {
  const letters = await site.host().mailbox(email)
  return letters.map(({ text }) => /https?:\/\/\S+\/confirm\?\S+/.exec(text)?.[0]).find((link) => link) ?? ''
}

test('a new visitor signs up, reads the mail, follows the link, sees the profile, signs out and in again', async () => {
  const { page, complaints } = await site.visit('/signup')
  await fill(page, ada)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Check your email for the confirmation link.').waitFor()
  await page.waitForURL('**/login')

  await follow(page, await mailedLink(site.host(), ada.Email))
  await page.waitForURL('**/account')
  const details = page.getByRole('region', { name: 'Your details' })
  for (const shown of [
    'ada@example.com',
    'Ada Obi',
    '1 Palm Street',
    'Leeds',
    'LS1 4DY',
    'United Kingdom',
    '+447700900123',
  ]) {
    await details.getByText(shown, { exact: true }).waitFor()
  }
  expect(await page.getByRole('banner').getByRole('link', { name: 'Account' }).count()).toBe(1)

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL(`${site.host().url}/`)
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()

  await fill(page, { Email: ada.Email, Password: ada.Password })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/account')
  await details.getByText('Ada Obi', { exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test('the mail page shows the letter to a person at this machine', async () => {
  const { page } = await site.visit('/about')
  await page.goto('/mailbox')
  await page.getByText('ada@example.com').first().waitFor()
})

test('on a phone the mail page shows a letter with its whole button, in the site’s own faces', async () => {
  const { page } = await site.arrive(phone)
  await page.goto('/mailbox')
  const letter = page.getByRole('article').first()
  await letter.waitFor()
  const button = letter.getByRole('link').first()
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.evaluate(() => document.fonts.ready)
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  )
  expect(loaded).toEqual(['Cormorant', 'Jost'])
  const { pathname } = new URL((await button.getAttribute('href')) ?? '')
  await button.click()
  await page.waitForURL(`**${pathname}*`)
})

test('a signed-out visitor of the account page is sent to the login page', async () => {
  const { page } = await site.visit('/account')
  await page.waitForURL('**/login')
})

test('a signed-out buyer is sent to login, and back to path and query after signing in', async () => {
  const { page } = await site.visit('/about')
  await page.goto('/buy-ticket?experience=monaco')
  await page.waitForURL((url) => url.pathname === '/login')
  expect(new URL(page.url()).searchParams.get('next')).toBe('/buy-ticket?experience=monaco')
  await hydrated(page)
  await fill(page, { Email: ada.Email, Password: ada.Password })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/buy-ticket?experience=monaco')
  await page.goBack()
  expect(new URL(page.url()).pathname, 'the redirect replaced its entry in the history').toBe('/about')
})

test('a wrong password is answered with the service’s message, in red, and the form keeps what was typed', async () => {
  const { page } = await site.visit('/login')
  await fill(page, { Email: ada.Email, Password: 'not the password' })
  await page.getByRole('button', { name: 'Sign in' }).click()
  const message = page.getByRole('alert').filter({ hasText: 'Invalid login credentials' })
  await message.waitFor()
  expect(await message.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(180, 35, 44)')
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(ada.Email)
})

test('a refused sign-in marks both fields, until they are typed into, and waits at the password', async () => {
  const { page } = await site.visit('/login')
  await fill(page, { Email: ada.Email, Password: 'not the password' })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').filter({ hasText: 'Invalid login credentials' }).waitFor()
  const marked = () =>
    Promise.all(
      ['Email', 'Password'].map((label) =>
        page.getByLabel(label, { exact: true }).getAttribute('aria-invalid'),
      ),
    )
  expect(await marked()).toEqual(['true', 'true'])
  const password = page.getByLabel('Password', { exact: true })
  expect(await password.evaluate((field) => field === document.activeElement)).toBe(true)
  await password.fill('another try')
  expect(await marked()).toEqual(['true', null])
  expect(await faults(page)).toEqual([])
})

test.each(['/login', '/signup'])(
  'on %s the eye shows the password that was typed, and hides it',
  async (path) => {
    const { page } = await site.visit(path)
    const password = page.getByLabel('Password', { exact: true })
    const eye = page.getByRole('button', { name: 'Show password' })
    await password.fill('seen or unseen')
    expect(await password.getAttribute('type')).toBe('password')
    await eye.click()
    expect(await password.getAttribute('type')).toBe('text')
    expect(await eye.getAttribute('aria-pressed')).toBe('true')
    expect(await password.inputValue()).toBe('seen or unseen')
    await eye.click()
    expect(await password.getAttribute('type')).toBe('password')
  },
)

test('whoever is refused is told what to do now: try again, choose a new password or open an account', async () => {
  const { page } = await site.visit('/login?next=%2Fbuy-ticket')
  await fill(page, { Email: ada.Email, Password: 'not the password' })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Please check both and try again').waitFor()
  expect(await faults(page)).toEqual([])
  const href = (name: string) => page.getByRole('link', { name }).getAttribute('href')
  expect(await href('choose a new password')).toBe('/forgot-password')
  expect(await href('open an account')).toBe('/signup?next=%2Fbuy-ticket')
})

test('refusals are told apart by their codes, whatever the words of the service', async () => {
  const { page } = await site.visit('/login')
  const answers = [
    ['invalid_credentials', 'Please check both and try again'],
    ['email_not_confirmed', 'The link in our first mail confirms your address.'],
    ['over_request_rate_limit', 'Please wait a few minutes, then try again.'],
  ] as const
  for (const [code, ours] of answers) {
    await page.unrouteAll()
    await page.route('**/auth/v1/token?grant_type=password', (route) =>
      route.fulfill({ status: 400, json: { code: 400, error_code: code, msg: 'Nein, danke' } }),
    )
    await fill(page, { Email: ada.Email, Password: 'not the password' })
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText(ours).waitFor()
    expect(await page.getByRole('alert').filter({ hasText: 'Nein, danke' }).count()).toBe(1)
  }
})

test('a link that meets too many requests is not called spent, and can be pressed again', async () => {
  const { page } = await site.visit('/confirm?type=signup&token_hash=x')
  await page.route('**/auth/v1/verify**', (route) =>
    route.fulfill({
      status: 429,
      json: { error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
    }),
  )
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await page.getByText('Please wait a few minutes, then try again.').waitFor()
  await page.getByRole('button', { name: 'Confirm my address' }).waitFor()
})

test.each([
  [{ Name: '  ' }, 'Name is required'],
  [{ City: '' }, 'Address line 1, City and UK Postcode are required'],
  [
    { 'UK mobile number': '020 7946 0000', 'UK Postcode': 'x' },
    'Please enter a valid UK mobile number (e.g. +447XXXXXXXXX or 07XXXXXXXXX)',
  ],
  [{ 'UK Postcode': 'LEEDS' }, 'Please enter a valid UK postcode'],
  [{ Email: 'no address' }, 'Unable to validate email address: invalid format'],
  [{ Password: 'short' }, 'Password should be at least 8 characters.'],
])('a sign-up with %o is told: %s', async (mistake, message) => {
  const { page } = await site.visit('/signup')
  await fill(page, { ...ada, Email: 'bea@example.com', ...mistake })
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('alert').filter({ hasText: message }).waitFor()
  expect(await page.getByLabel('Address line 1').inputValue()).toBe(ada['Address line 1'])
})

test('the country is the United Kingdom and cannot be changed', async () => {
  const { page } = await site.visit('/signup')
  const country = page.getByLabel('Country')
  expect(await country.inputValue()).toBe('United Kingdom')
  expect(await country.getAttribute('readonly')).not.toBeNull()
})

test('the buttons say what they are doing: Signing in... and Creating...', async () => {
  const { page } = await site.visit('/login')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/auth/v1/**', async (route) => {
    await held
    await route.continue()
  })
  await fill(page, { Email: ada.Email, Password: 'not the password' })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Signing in...' }).waitFor()
  await page.goto('/signup')
  await hydrated(page)
  await fill(page, { ...ada, Email: 'cleo@example.com' })
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Creating...' }).waitFor()
  release()
  await page.getByText('Check your email for the confirmation link.').waitFor()
})

test('an unconfirmed person is told so, and can have the link sent again', async () => {
  const { page } = await site.visit('/login')
  await fill(page, { Email: 'cleo@example.com', Password: ada.Password })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').filter({ hasText: 'Email not confirmed' }).waitFor()
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await page.getByText('A new link is on its way.').waitFor()
})

test('a forgotten password is replaced by way of the mailed link', async () => {
  const { page } = await site.visit('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The page before has a field of the same name.
  await page.getByRole('button', { name: 'Send the link' }).waitFor()
  await fill(page, { Email: ada.Email })
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('If that address has an account, a link is on its way.').waitFor()

  await follow(page, await mailedLink(site.host(), ada.Email), 'Choose a new password')
  await page.waitForURL('**/account/new-password')
  await page.getByRole('button', { name: 'Show password' }).first().click()
  expect(await page.getByLabel('New password', { exact: true }).getAttribute('type')).toBe('text')
  await fill(page, { 'New password': 'another long password', 'New password again': 'another long password' })
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.waitForURL('**/account')
  await page.getByText('Your password is changed.').waitFor()

  const later = await site.visit('/login')
  await fill(later.page, { Email: ada.Email, Password: 'another long password' })
  await later.page.getByRole('button', { name: 'Sign in' }).click()
  await later.page.waitForURL('**/account')
})

test('a person who signs in in one tab is signed in in the other', async () => {
  const { page } = await site.visit('/about')
  const second = await page.context().newPage()
  await second.goto('/login')
  await hydrated(second)
  await fill(second, { Email: ada.Email, Password: 'another long password' })
  await second.getByRole('button', { name: 'Sign in' }).click()
  await second.waitForURL('**/account')
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).waitFor()
})

test('the message stands for a second and a half, then the login page', async () => {
  const { page } = await site.visit('/about')
  await page.clock.install({ time: new Date('2026-11-15T12:00:00Z') })
  await page.goto('/signup')
  await hydrated(page)
  await fill(page, { ...ada, Email: 'dan@example.com' })
  await page.clock.pauseAt(new Date('2026-11-15T13:00:00Z'))
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Check your email for the confirmation link.').waitFor()
  await page.clock.runFor(1400)
  expect(new URL(page.url()).pathname).toBe('/signup')
  await page.clock.runFor(200)
  await page.waitForURL('**/login')
})

test('a person who follows the confirmation link a second time is told that it is spent', async () => {
  const { page } = await site.visit('/signup')
  await fill(page, { ...ada, Email: 'eve@example.com' })
  await page.getByLabel('Send me the monthly Wanderwish letter.', { exact: false }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/login')
  const link = await confirmationLink('eve@example.com')
  await follow(page, link)
  await page.waitForURL('**/account')
  const later = await site.visit('/about')
  await follow(later.page, link)
  await later.page.getByRole('alert').filter({ hasText: 'This link has been used or has expired.' }).waitFor()
  await later.page.getByRole('link', { name: 'Sign in to ask for a new one' }).waitFor()
})

test('a person who ticked the box is asked to confirm the letters too, by a mail of its own', async () => {
  const letters = await site.host().mailbox('eve@example.com')
  expect(letters.some(({ text }) => text.includes('/newsletter?confirm='))).toBe(true)
})
