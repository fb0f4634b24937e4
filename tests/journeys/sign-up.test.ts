import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from './access.ts'
import { openSite } from './browser.ts'

const site = openSite()
const red = 'rgb(180, 35, 44)'

const filled = {
  Name: 'Ada Obi',
  Email: 'ada@example.com',
  Password: 'a long enough password',
  'Address line 1': '1 Palm Street',
  City: 'Leeds',
  'UK Postcode': 'ls1 4dy',
  'UK mobile number': '07700 900123',
}
type Label = keyof typeof filled

async function fill(page: Page, form: Partial<Record<Label, string>>) {
  for (const [label, text] of Object.entries(form)) await page.getByLabel(label, { exact: true }).fill(text)
}

const create = (page: Page) => page.getByRole('button', { name: 'Create account' }).click()

/** Fills the form, sends it and gives back what left the browser. */
async function sent(page: Page) {
  const email = `person-${crypto.randomUUID().slice(0, 8)}@example.com`
  await fill(page, { ...filled, Email: email })
  const asked = page.waitForRequest('**/auth/v1/signup**')
  await create(page)
  const request = await asked
  await page.getByText('Check your email for the confirmation link.').waitFor()
  return { email, address: new URL(request.url()), body: request.postDataJSON() }
}

async function isTold(page: Page, message: string) {
  const alert = page.getByRole('alert').filter({ hasText: message })
  await alert.waitFor()
  expect(await alert.textContent()).toBe(message)
  expect(await alert.evaluate((element) => getComputedStyle(element).color), 'in red').toBe(red)
}

test('the rules are told in their order, in red: name, address, mobile, postcode, then the service’s', async () => {
  const { page } = await site.visit('/signup')
  await fill(page, {
    Name: '   ',
    'UK mobile number': '020 7946 0000',
    Password: 'short',
    Email: 'ada@example.com',
  })
  await create(page)
  await isTold(page, 'Name is required')
  await fill(page, { Name: 'Ada Obi' })
  await create(page)
  await isTold(page, 'Address line 1, City and UK Postcode are required')
  await fill(page, { 'Address line 1': '1 Palm Street', City: 'Leeds', 'UK Postcode': 'LEEDS' })
  await create(page)
  await isTold(page, 'Please enter a valid UK mobile number (e.g. +447XXXXXXXXX or 07XXXXXXXXX)')
  await fill(page, { 'UK mobile number': '07700 900123' })
  await create(page)
  await isTold(page, 'Please enter a valid UK postcode')
  await fill(page, { 'UK Postcode': 'LS1 4DY' })
  await create(page)
  await isTold(page, 'Password should be at least 8 characters.')
})

test('without address line 1, city or postcode a sign-up is told that they are required', async () => {
  const { page } = await site.visit('/signup')
  for (const label of ['Address line 1', 'City', 'UK Postcode'] as const) {
    await fill(page, { ...filled, [label]: '  ' })
    await create(page)
    await isTold(page, 'Address line 1, City and UK Postcode are required')
    await fill(page, { Name: '' })
    await create(page)
    await isTold(page, 'Name is required')
  }
})

/** Sends the form again and again, each time with one field typed differently; nothing is created. */
async function profilesSent(label: Label, ways: readonly string[]) {
  const { page } = await site.visit('/signup')
  await page.route('**/auth/v1/signup**', (route) =>
    route.fulfill({ status: 422, json: { msg: 'Not today' } }),
  )
  await fill(page, filled)
  const profiles: Record<string, string>[] = []
  for (const typed of ways) {
    await fill(page, { [label]: typed })
    const asked = page.waitForRequest('**/auth/v1/signup**')
    await create(page)
    profiles.push((await asked).postDataJSON().data)
    await isTold(page, 'Not today')
  }
  return profiles
}

test('of a mobile number spaces and hyphens are stripped, (0) is removed, 00 becomes +, 0 becomes +44, 1-9 gets +44', async () => {
  const ways = ['+44 7700-900 123', '(0)7700900123', '00447700900123', '07700900123', '7700900123']
  const profiles = await profilesSent('UK mobile number', ways)
  expect(profiles.map(({ phone }) => phone)).toEqual(ways.map(() => '+447700900123'))
})

test('a mobile number is +44, 7 and nine more digits, and nothing else', async () => {
  const { page } = await site.visit('/signup')
  for (const typed of ['+4477009001234', '+44770090012', '+446700900123', '+337700900123']) {
    await fill(page, { ...filled, 'UK mobile number': typed })
    await create(page)
    await isTold(page, 'Please enter a valid UK mobile number (e.g. +447XXXXXXXXX or 07XXXXXXXXX)')
    await fill(page, { Name: '' })
    await create(page)
    await isTold(page, 'Name is required')
  }
})

test('a postcode is upper-cased and may be any of the UK, GIR 0AA included', async () => {
  const profiles = await profilesSent('UK Postcode', ['gir 0aa', 'sw1a 1aa', 'M1 1AE', 'dn55 1pt'])
  expect(profiles.map(({ postcode }) => postcode)).toEqual(['GIR 0AA', 'SW1A 1AA', 'M1 1AE', 'DN55 1PT'])
})

test('a sign-up sends email, password, the way back to the account page and the profile', async () => {
  const { page } = await site.visit('/signup')
  const { email, address, body } = await sent(page)
  expect(address.searchParams.get('redirect_to')).toBe(`${site.host().url}/account`)
  expect(body).toMatchObject({ email, password: filled.Password })
  expect(body.data).toEqual({
    name: 'Ada Obi',
    address1: '1 Palm Street',
    city: 'Leeds',
    postcode: 'LS1 4DY',
    country: 'GB',
    phone: '+447700900123',
  })
})

test('address line 2 may be left out, and is sent when it is there', async () => {
  const { page } = await site.visit('/signup')
  const second = page.getByLabel('Address line 2 (optional)')
  expect(await second.getAttribute('required')).toBeNull()
  await second.fill('Second floor')
  expect((await sent(page)).body.data.address2).toBe('Second floor')
})

test('email and password are marked as required, and the email is of e-mail type', async () => {
  const { page } = await site.visit('/signup')
  for (const label of ['Email', 'Password'])
    expect(await page.getByLabel(label, { exact: true }).getAttribute('required')).not.toBeNull()
  expect(await page.getByLabel('Email', { exact: true }).getAttribute('type')).toBe('email')
})

/** What a field is described by: its error and its hint, as a screen reader would read them. */
async function descriptionOf(page: Page, label: Label): Promise<string> {
  return page.getByLabel(label, { exact: true }).evaluate((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )
}

const markedFields = (page: Page) =>
  page
    .locator('main [aria-invalid=true]')
    .evaluateAll((all) => all.map((field) => field.getAttribute('name')))

test('a mistake is marked at its field, which gets the focus', async () => {
  const { page } = await site.visit('/signup')
  await create(page)
  const name = page.getByLabel('Name', { exact: true })
  await isTold(page, 'Name is required')
  expect(await name.getAttribute('aria-invalid')).toBe('true')
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
  await fill(page, { ...filled, City: '' })
  await create(page)
  const city = page.getByLabel('City', { exact: true })
  await expect.poll(() => city.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await name.getAttribute('aria-invalid')).toBeNull()
})

test('every mistake is told at its field at once, the first of the rules for the whole form', async () => {
  const { page } = await site.visit('/signup')
  await fill(page, { Name: 'Ada Obi', 'UK mobile number': '020 7946 0000' })
  await create(page)
  await isTold(page, 'Address line 1, City and UK Postcode are required')
  expect(await markedFields(page)).toEqual(['email', 'password', 'address1', 'city', 'postcode', 'phone'])
  for (const [label, words] of [
    ['Email', 'Please give your email address'],
    ['Password', 'Please choose a password At least 8 characters.'],
    ['Address line 1', 'Please give the first line of your address'],
    ['City', 'Please give your town or city'],
    ['UK Postcode', 'Please give your postcode'],
  ] as const)
    expect(await descriptionOf(page, label)).toBe(words)
  expect(await descriptionOf(page, 'UK mobile number')).toMatch(
    /^Please enter a valid UK mobile number \(e\.g\. \+447XXXXXXXXX or 07XXXXXXXXX\)/,
  )
  const email = page.getByLabel('Email', { exact: true })
  expect(await email.evaluate((field) => field === document.activeElement), 'the first of them').toBe(true)
  expect(await faults(page)).toEqual([])
})

test('a mark goes as soon as its field is mended, and not before', async () => {
  const { page } = await site.visit('/signup')
  await fill(page, { ...filled, Name: '', 'UK Postcode': '', 'UK mobile number': '0770' })
  await create(page)
  await isTold(page, 'Name is required')
  await fill(page, { Name: 'A' })
  expect(await markedFields(page)).toEqual(['postcode', 'phone'])
  expect(await page.getByRole('alert').filter({ hasText: 'Name is required' }).count()).toBe(0)
  await fill(page, { 'UK Postcode': 'LS1' })
  expect(await descriptionOf(page, 'UK Postcode')).toBe('Please enter a valid UK postcode')
  await fill(page, { 'UK Postcode': 'LS1 4DY' })
  expect(await markedFields(page)).toEqual(['phone'])
  await fill(page, { 'UK mobile number': '07700 900123' })
  expect(await markedFields(page)).toEqual([])
})

test('a password the service finds weak is marked at its field until it is typed anew', async () => {
  const { page } = await site.visit('/signup')
  await fill(page, { ...filled, Password: 'seven77' })
  await create(page)
  await isTold(page, 'Password should be at least 8 characters.')
  expect(await markedFields(page)).toEqual(['password'])
  await fill(page, { Password: 'seven777' })
  expect(await markedFields(page)).toEqual([])
})

test('weak password, no address: the service’s own words are shown in red', async () => {
  const { page } = await site.visit('/signup')
  const mistakes = [
    [{ Password: 'seven77' }, 'Password should be at least 8 characters.'],
    [{ Email: 'ada@nowhere' }, 'Unable to validate email address: invalid format'],
  ] as const
  for (const [mistake, message] of mistakes) {
    await fill(page, { ...filled, ...mistake })
    await create(page)
    await isTold(page, message)
  }
  expect(new URL(page.url()).pathname).toBe('/signup')
})
