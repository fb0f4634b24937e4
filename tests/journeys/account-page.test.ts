import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from './access.ts'
import { openSite } from './browser.ts'
import { returningMember, storedSession } from './signed-in.ts'

const site = openSite()

const details = (page: Page) => page.getByRole('region', { name: 'Your details' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const hasFocus = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field) => field === document.activeElement)

const address = {
  Name: 'Ada Obi',
  'Address line 1': '1 Palm Street',
  'Address line 2 (optional)': 'Second floor',
  City: 'York',
  'UK Postcode': 'yo17hh',
  'UK mobile number': '07700 900-123',
}

async function fill(page: Page, form: Record<string, string>) {
  for (const [label, text] of Object.entries(form)) await page.getByLabel(label, { exact: true }).fill(text)
}

test('a member changes their details in place, and takes a line out again', async () => {
  const { page } = await returningMember(site, '/account')
  await press(page, 'Change details')
  expect(await hasFocus(page, 'Name')).toBe(true)
  await fill(page, address)
  await press(page, 'Save')
  await page.getByText('Your details are saved.').waitFor()
  for (const shown of ['Ada Obi', '1 Palm Street', 'Second floor', 'York', 'YO1 7HH', '+447700900123'])
    await details(page).getByText(shown, { exact: true }).waitFor()

  await press(page, 'Change details')
  await fill(page, { 'Address line 2 (optional)': '' })
  await press(page, 'Save')
  await details(page).getByText('Not given', { exact: true }).waitFor()
  expect((await storedSession(page))?.user.user_metadata).toMatchObject({ city: 'York', postcode: 'YO1 7HH' })
  expect((await storedSession(page))?.user.user_metadata.address2 ?? null).toBeNull()
})

test('changed details obey the rules of the sign-up, each told at its field', async () => {
  const { page } = await returningMember(site, '/account')
  await press(page, 'Change details')
  await fill(page, { ...address, City: '', 'UK Postcode': 'LEEDS' })
  await press(page, 'Save')
  await page
    .getByRole('alert')
    .filter({ hasText: 'Address line 1, City and UK Postcode are required' })
    .waitFor()
  await page.getByText('Please give your town or city').waitFor()
  await page.getByText('Please enter a valid UK postcode').waitFor()
  expect(await hasFocus(page, 'City')).toBe(true)
  expect(await faults(page)).toEqual([])
  await press(page, 'Cancel')
  expect(await details(page).getByText('Ada Obi').count()).toBe(0)
  const change = page.getByRole('button', { name: 'Change details' })
  expect(await change.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('a new password is typed twice and the old one once, before the service is asked', async () => {
  const { page } = await returningMember(site, '/account')
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && calls.push(request.url()))
  await press(page, 'Change password')
  expect(await hasFocus(page, 'Current password')).toBe(true)
  await fill(page, { 'New password': 'a much newer password', 'New password again': 'a much newer one' })
  await press(page, 'Save password')
  await page.getByText('Please give the password you have').waitFor()
  await page.getByText('The two passwords are not the same.').waitFor()
  await fill(page, { 'New password again': 'a much newer password' })
  expect(await page.getByText('The two passwords are not the same.').count()).toBe(0)
  expect(calls).toEqual([])
})

test('the first of two links for a new address says that the other is still to be pressed', async () => {
  const { page } = await returningMember(site, '/confirm?type=email_change&token_hash=first')
  await page.route('**/auth/v1/verify**', (route) =>
    route.fulfill({ json: { code: '200', msg: 'Confirmation link accepted' } }),
  )
  const asked = page.waitForRequest('**/auth/v1/verify**')
  await press(page, 'Agree to the change')
  expect((await asked).postDataJSON()).toMatchObject({ type: 'email_change', token_hash: 'first' })
  await page.getByRole('heading', { name: 'One of two' }).waitFor()
  expect(await faults(page)).toEqual([])
})

test('an account is not deleted by whoever types another address', async () => {
  const { page } = await returningMember(site, '/account')
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('erase_my_account') && calls.push(request.url()))
  await press(page, 'Delete my account')
  await page.getByLabel('Email address of this account').fill('somebody@example.com')
  await press(page, 'Delete for good')
  await page.getByText('That is not the address of this account').waitFor()
  await press(page, 'Keep my account')
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(calls).toEqual([])
})
