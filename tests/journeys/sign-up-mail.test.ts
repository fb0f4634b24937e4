import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from './access.ts'
import { hydrated, openSite } from './browser.ts'

/** Mails to one address leave a minute apart, as they do for real visitors. */
const site = openSite({ MAIL_INTERVAL_SECONDS: '60' })

const lettersTo = async (email: string) => (await site.host().mailbox(email)).length

const note = (page: Page, email: string) => page.getByText(`We have sent a mail to ${email}.`)
const sendAgain = (page: Page) => page.getByRole('button', { name: 'Send it again' })

async function signUp(page: Page, email: string) {
  const form = {
    Name: 'Ada Obi',
    Email: email,
    Password: 'a long enough password',
    'Address line 1': '1 Palm Street',
    City: 'Leeds',
    'UK Postcode': 'LS1 4DY',
    'UK mobile number': '07700 900123',
  }
  for (const [label, text] of Object.entries(form)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Check your email for the confirmation link.').waitFor()
  await page.waitForURL((url) => url.pathname === '/login')
}

test('after a sign-up the login page says where the mail went, and still does after a reload', async () => {
  const { page, complaints } = await site.visit('/signup')
  await signUp(page, 'ada@example.com')
  await note(page, 'ada@example.com').waitFor()
  expect(page.url(), 'the address of a person is not in the address of a page').not.toContain('ada')
  expect(await faults(page)).toEqual([])
  await page.reload()
  await hydrated(page)
  await note(page, 'ada@example.com').waitFor()
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('ada@example.com')
  expect(complaints).toEqual([])
})

test('who comes to the login page another way is told of no mail', async () => {
  const { page } = await site.visit('/login')
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  expect(await page.getByText('We have sent a mail').count()).toBe(0)
})

test('a mail asked for again too soon is answered with how long to wait, in our words', async () => {
  const { page } = await site.visit('/signup?next=%2Fbuy-ticket')
  await signUp(page, 'bea@example.com')
  await sendAgain(page).click()
  await page.getByText(/Please wait (60|[1-5]?\d) seconds?, then ask again/).waitFor()
  expect(await page.getByText('For security purposes').count()).toBe(0)
  expect(await lettersTo('bea@example.com')).toBe(1)
})

test('a mail that has not arrived is sent again, and its link leads on to where the visitor was going', async () => {
  const { page } = await site.visit('/signup?next=%2Fbuy-ticket')
  await signUp(page, 'cleo@example.com')
  const asked = page.waitForRequest('**/auth/v1/resend**')
  await page.route('**/auth/v1/resend**', (route) => route.fulfill({ json: {} }))
  await sendAgain(page).click()
  await page.getByRole('status').filter({ hasText: 'A new mail is on its way' }).waitFor()
  const request = await asked
  expect(request.postDataJSON()).toMatchObject({ type: 'signup', email: 'cleo@example.com' })
  expect(new URL(request.url()).searchParams.get('redirect_to')).toBe(
    `${site.host().url}/account?next=%2Fbuy-ticket`,
  )
})

test('a forgotten password asked for twice is answered with how long to wait', async () => {
  const { page } = await site.visit('/forgot-password')
  for (const answer of [/a link is on its way/, /Please wait (60|[1-5]?\d) seconds?, then ask again/]) {
    await page.goto('/forgot-password')
    await hydrated(page)
    await page.getByLabel('Email', { exact: true }).fill('dora@example.com')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await page.getByText(answer).waitFor()
  }
})
