import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, mailedLink } from '../host.ts'
import { faults } from './access.ts'
import { memberWithTwoSteps, switchTwoStepsOn } from './authenticator.ts'
import { hydrated, openSite, phone, resize } from './browser.ts'
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

interface Credentials {
  email: string
  password: string
}

/** The same person on another device. */
async function elsewhere({ email, password }: Credentials) {
  const client = site.host().client()
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return {
    client,
    /** What the service answers there: null to somebody who is in. */
    refusal: async () => (await client.rpc('my_tickets')).error?.message ?? null,
  }
}

async function givePassword(page: Page, { email, password }: Credentials) {
  await hydrated(page)
  await fill(page, { Email: email, Password: password })
  await press(page, 'Sign in')
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

test('the key of a second step can be copied for an app on the same device', async () => {
  const { page } = await returningMember(site, '/account')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await press(page, 'Set up two steps')
  await press(page, 'Copy key')
  await page.getByText('The key is copied.').waitFor()
  const shown = (await page.getByRole('code').textContent()) ?? ''
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown.replaceAll(' ', ''))
  await resize(page, phone.viewport)
  const middle = await page.getByRole('img', { name: 'The key as a square code' }).boundingBox()
  expect((middle?.x ?? 0) + (middle?.width ?? 0) / 2).toBeCloseTo(phone.viewport.width / 2, 0)
})

test('a member signs out everywhere else and stays signed in here', async () => {
  const { page, member } = await returningMember(site, '/account')
  const others = [await elsewhere(member), await elsewhere(member)]
  await page.reload()
  const places = page.getByRole('listitem').filter({ hasText: 'Last seen' })
  // The browser that confirmed the address is the fourth.
  await expect.poll(() => places.count()).toBe(4)
  await press(page, 'Sign out everywhere else')
  await page.getByText('Every other device is signed out.').waitFor()
  await expect.poll(() => places.count()).toBe(1)
  expect(await page.getByRole('button', { name: 'Sign out everywhere else' }).count()).toBe(0)
  for (const { refusal } of others) expect(await refusal()).toBe('not_signed_in')
  await page.reload()
  await details(page).getByText(member.email, { exact: true }).waitFor()
})

test('who signs out on one device stays signed in on the other', async () => {
  const { page, member } = await returningMember(site, '/account')
  const { refusal } = await elsewhere(member)
  await press(page, 'Sign out')
  await expect.poll(() => storedSession(page)).toBeNull()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await refusal()).toBeNull()
})

test('a wrong current password is told at its field; the right one changes it and signs the others out', async () => {
  const { page, member } = await returningMember(site, '/account')
  const { refusal } = await elsewhere(member)
  const typed = { 'New password': 'a much newer password', 'New password again': 'a much newer password' }
  await press(page, 'Change password')
  await fill(page, { ...typed, 'Current password': 'not the password' })
  await press(page, 'Save password')
  await page.getByText('Please type the password you signed in with.').waitFor()
  expect(await hasFocus(page, 'Current password')).toBe(true)
  expect(await page.getByLabel('Current password').getAttribute('aria-invalid')).toBe('true')
  expect(await refusal()).toBeNull()

  await fill(page, { 'Current password': member.password })
  await press(page, 'Save password')
  await page.getByText('Your password is changed. Your other devices are signed out.').waitFor()
  expect(await refusal()).toBe('not_signed_in')
  const again = await elsewhere({ ...member, password: 'a much newer password' })
  expect(await again.refusal()).toBeNull()
  await expect(elsewhere(member)).rejects.toThrow('Invalid login credentials')
})

test('a member has the letters sent, and stops them again', async () => {
  const { page, member } = await returningMember(site, '/account')
  const letters = page.getByLabel('The monthly Wanderwish letter')
  const subscribed = async () => (await ask(member.client, 'my_newsletter', {})).subscribed
  await expect.poll(() => letters.isEnabled()).toBe(true)
  expect(await letters.isChecked()).toBe(false)
  for (const [wanted, told] of [
    [true, 'The next letter comes to you.'],
    [false, 'No more letters will come.'],
  ] as const) {
    await letters.setChecked(wanted)
    await page.getByText(told).waitFor()
    expect(await subscribed()).toBe(wanted)
    await page.reload()
    await expect.poll(() => letters.isEnabled()).toBe(true)
    expect(await letters.isChecked()).toBe(wanted)
  }
})

test('new recovery codes replace the old ones', async () => {
  const { page, member } = await returningMember(site, '/account')
  const { codes: old } = await switchTwoStepsOn(page)
  await press(page, 'I have kept them')
  await press(page, 'New recovery codes')
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
  const fresh = await page.getByRole('listitem').getByRole('code').allTextContents()
  expect(fresh).toHaveLength(10)
  const { client, refusal } = await elsewhere(member)
  const { recoveryCodes } = client.auth.mfa
  expect((await recoveryCodes.verify({ code: old[0] ?? '' })).error?.code).toBe('mfa_verification_failed')
  expect(await refusal()).toBe('second_factor_needed')
  expect((await recoveryCodes.verify({ code: fresh[0] ?? '' })).error).toBeNull()
  expect(await refusal()).toBeNull()
})

test('a member switches two steps off, and the password is enough again', async () => {
  const { page, member } = await returningMember(site, '/account')
  await switchTwoStepsOn(page)
  await press(page, 'I have kept them')
  expect(await (await elsewhere(member)).refusal()).toBe('second_factor_needed')
  await press(page, 'Switch off')
  await page.getByText('Two steps are switched off.').waitFor()
  await page.getByRole('button', { name: 'Set up two steps' }).waitFor()
  expect(await (await elsewhere(member)).refusal()).toBeNull()
})

test.each(['/buy-ticket?experience=monaco', '/account'])(
  'who owes the second step and opens %s is led to it, and back',
  async (path) => {
    const member = await memberWithTwoSteps(site.host())
    const { page } = await site.visit('/login')
    await givePassword(page, member)
    await page.getByRole('heading', { name: 'One more step' }).waitFor()
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === '/login')
    await fill(page, { 'Six digits': member.app.nextCode() })
    await press(page, 'Go on')
    await page.waitForURL(`**${path}`)
    await page.getByText(member.email).first().waitFor()
  },
)

test('a recovery link asks for the second step before it lets anybody choose a password', async () => {
  const member = await memberWithTwoSteps(site.host())
  await site.host().client().auth.resetPasswordForEmail(member.email)
  const { page } = await site.arrive()
  await page.goto(await mailedLink(site.host(), member.email))
  await hydrated(page)
  await press(page, 'Choose a new password')
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  expect(await page.getByLabel('New password', { exact: true }).count()).toBe(0)
  await fill(page, { 'Six digits': member.app.nextCode() })
  await press(page, 'Go on')
  await fill(page, {
    'New password': 'a much newer password',
    'New password again': 'a much newer password',
  })
  await press(page, 'Save password')
  await page.getByText('Your password is changed.').waitFor()
  await details(page).getByText(member.email, { exact: true }).waitFor()
})
