import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask } from '../host.ts'
import { openSite } from './browser.ts'
import { returningMember } from './signed-in.ts'

const site = openSite()

const signedInVisitor = (path: string) => returningMember(site, path)
const buy = (page: Page) => page.getByRole('button', { name: 'Proceed to Payment' })
const ready = (page: Page) => expect.poll(() => buy(page).isEnabled()).toBe(true)

test('a signed-in buyer sees that they are signed in, four experiences, a quantity of 1 and the facts', async () => {
  const { page, member } = await signedInVisitor('/buy-ticket')
  await page.getByText(`You are signed in as ${member.email}`).waitFor()
  const options = await page.getByLabel('Experience').locator('option').allTextContents()
  expect(options).toEqual([
    'Seychelles luxury escape',
    'Monaco Grand Prix VIP',
    'World Cup 2026',
    'Diaspora VIP Experience',
  ])
  const quantity = page.getByLabel('Quantity')
  expect(await quantity.inputValue()).toBe('1')
  expect(await quantity.getAttribute('min')).toBe('1')
  await ready(page)
  for (const fact of ['Per ticket', 'Total', 'To charity', 'Your chance after this', 'Closes']) {
    await page.getByText(fact, { exact: true }).waitFor()
  }
  await page.getByText('By proceeding you confirm that you are 18 or over.').waitFor()
  await page.getByText('Demonstration: no money is taken.').waitFor()
  expect(await page.getByRole('link', { name: 'Enter free by post' }).getAttribute('href')).toBe(
    '/free-entry',
  )
})

test('a buyer buys three, sees the numbers, receives the mail, prints the receipt and hands one back', async () => {
  const { page, member, complaints } = await signedInVisitor('/buy-ticket?experience=monaco')
  expect(await page.getByLabel('Experience').inputValue()).toBe('monaco')
  await ready(page)
  await page.getByLabel('Quantity').fill('3')
  await page.getByText('£30').first().waitFor()
  await buy(page).click()

  await page.waitForURL('**/thank-you?order=*')
  await page.getByRole('heading', { name: 'Thank you for your purchase' }).waitFor()
  await page
    .getByText('Your tickets fund Wish Forward legacy trips. A confirmation was sent to your email.')
    .waitFor()
  for (const href of ['/experiences', '/wish-forward']) {
    expect(await page.getByRole('main').locator(`a[href="${href}"]`).count()).toBe(1)
  }
  const issued = page.getByRole('status').getByRole('listitem')
  await expect.poll(() => issued.count()).toBe(3)
  const numbers = await issued.allTextContents()
  await page.getByRole('status').getByText('Demonstration: no money was taken.', { exact: true }).waitFor()

  await expect.poll(async () => (await site.host().mailbox(member.email)).length).toBe(2)
  const mail = (await site.host().mailbox(member.email)).at(-1)
  for (const number of numbers) expect(mail?.text).toContain(String(Number(number)))

  await page.goto('/account')
  const tickets = page.getByRole('region', { name: 'Your tickets' })
  for (const number of numbers) await tickets.getByText(number).first().waitFor()
  await tickets.getByRole('button', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(numbers[0] ?? '').check()
  await dialog.getByRole('button', { name: 'Yes, refund £10' }).click()
  await page.getByText('Refunded. A note is on its way to your inbox.').waitFor()
  const listed = (name: string) => tickets.getByRole('list', { name }).getByRole('listitem').allTextContents()
  await expect.poll(() => listed('Refunded')).toEqual(numbers.slice(0, 1))
  expect(await listed('In the draw')).toEqual(numbers.slice(1))

  await tickets.getByRole('link', { name: /^See your ticket: Monaco Grand Prix VIP,/ }).click()
  await page.waitForURL('**/thank-you?order=*')
  await page.getByRole('img', { name: new RegExp(`: ${numbers.slice(1).join(' · ')}, on`) }).waitFor()
  await page.goBack()

  await tickets.locator('a[href^="/receipt?order="]').click()
  await page.getByRole('heading', { name: 'Receipt' }).waitFor()
  await page
    .getByText(numbers[0] ?? '')
    .first()
    .waitFor()
  expect(complaints).toEqual([])
})

test('a double click buys once', async () => {
  const { page, member } = await signedInVisitor('/buy-ticket')
  await ready(page)
  await buy(page).dblclick()
  await page.waitForURL('**/thank-you?order=*')
  expect((await ask(member.client, 'my_tickets', {})).orders).toHaveLength(1)
})

test('a lost answer is asked for again with the same request id, and the ticket is bought once', async () => {
  const { page, member } = await signedInVisitor('/buy-ticket')
  await ready(page)
  const ids: string[] = []
  await page.route('**/rest/v1/rpc/buy_tickets', async (route) => {
    ids.push(route.request().postDataJSON().request_id)
    const response = await route.fetch()
    if (ids.length === 1) await route.abort('connectionreset')
    else await route.fulfill({ response })
  })
  await buy(page).click()
  await page.waitForURL('**/thank-you?order=*')
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(1)
  expect((await ask(member.client, 'my_tickets', {})).orders).toHaveLength(1)
})

test.each(['0', '-2', '1.5', ''])('a quantity of “%s” is not sent', async (typed) => {
  const { page } = await signedInVisitor('/buy-ticket')
  await ready(page)
  await page.getByLabel('Quantity').fill(typed)
  await buy(page).click()
  expect(await page.getByLabel('Quantity').evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(
    false,
  )
  expect(new URL(page.url()).pathname).toBe('/buy-ticket')
})

test('a buyer who sets a limit of £10 cannot spend £20, and one on a break cannot buy at all', async () => {
  const { page } = await signedInVisitor('/player-protection')
  await page.getByLabel('Limit in pounds a month').fill('10')
  await page.getByRole('button', { name: 'Save limit' }).click()
  await page.getByText('Your limit is saved.').waitFor()

  await page.goto('/buy-ticket')
  await ready(page)
  await page.getByLabel('Quantity').fill('2')
  await page
    .getByRole('alert')
    .filter({
      hasText: 'That would take you over the monthly limit you have set. £10 of it is left this month.',
    })
    .waitFor()
  expect(await buy(page).isEnabled()).toBe(false)

  await page.goto('/player-protection')
  await page.getByRole('button', { name: 'Take a break' }).click()
  await page.getByRole('button', { name: 'Yes, take a break' }).click()
  await page.getByText('You are taking a break until').waitFor()

  await page.goto('/buy-ticket')
  await page.getByRole('alert').filter({ hasText: 'You are taking a break until' }).waitFor()
  expect(await buy(page).isEnabled()).toBe(false)
})

test('the free-entry page explains the postal route and lists the open draws', async () => {
  const { page } = await site.visit('/free-entry')
  await page.getByRole('heading', { name: 'How to enter by post' }).waitFor()
  const draws = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect
    .poll(() => draws.allTextContents())
    .toEqual(['Seychelles luxury escape', 'Monaco Grand Prix VIP', 'World Cup 2026', 'Nigeria homecoming'])
})

test('the thank-you page says its words to anybody, and numbers only to their owner', async () => {
  const { page } = await site.visit('/thank-you')
  await page.getByRole('heading', { name: 'Thank you for your purchase' }).waitFor()
  expect(await page.getByRole('status').count()).toBe(0)
})
