import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from './access.ts'
import { openSite } from './browser.ts'

const site = openSite()
const filled = { Name: 'Ada Obi', Email: 'ada@example.com', Message: 'Hello.' }

async function visitForm(changes: Partial<typeof filled> = {}): Promise<Page> {
  const { page } = await site.visit('/contact')
  for (const [label, text] of Object.entries({ ...filled, ...changes }))
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.evaluate(() => {
    const opened: string[] = []
    Object.assign(window, { opened })
    const { navigation } = window as unknown as { navigation: EventTarget }
    navigation.addEventListener('navigate', (event) => {
      opened.push((event as unknown as { destination: { url: string } }).destination.url)
    })
  })
  return page
}

const isInSight = (what: Locator) =>
  what.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()
const opened = (page: Page) => page.evaluate(() => (window as unknown as { opened: string[] }).opened)

test('a letter goes to the address of the site, with name, email and message in its body', async () => {
  const page = await visitForm()
  await send(page)
  await expect.poll(() => opened(page)).toHaveLength(1)
  const letter = new URL((await opened(page))[0] ?? '')
  expect(letter.protocol + letter.pathname).toBe('mailto:hello@wanderwish.example')
  expect(letter.searchParams.get('subject')).toBe('[Wanderwish] General Inquiry - Ada Obi')
  expect(letter.searchParams.get('body')).toBe('Name: Ada Obi\r\nEmail: ada@example.com\r\n\r\nHello.')
})

test('a letter without a topic is a General one', async () => {
  const page = await visitForm()
  await page.getByLabel('Topic').evaluate((select: HTMLSelectElement) => {
    select.selectedIndex = -1
  })
  await send(page)
  await expect.poll(() => opened(page)).toHaveLength(1)
  expect(new URL((await opened(page))[0] ?? '').searchParams.get('subject')).toBe(
    '[Wanderwish] General - Ada Obi',
  )
})

test.each([
  ['Name', '', 'text'],
  ['Email', '', 'email'],
  ['Email', 'no address', 'email'],
  ['Message', '', null],
] as const)('the contact form needs its %s: “%s” opens no letter', async (label, typed, type) => {
  const page = await visitForm({ [label]: typed })
  const field = page.getByLabel(label, { exact: true })
  expect(await field.getAttribute('required')).not.toBeNull()
  if (type) expect(await field.evaluate((input: HTMLInputElement) => input.type)).toBe(type)
  await send(page)
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false)
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await opened(page)).toEqual([])
})

test('a visitor without a mail program copies the letter, and nothing typed is lost', async () => {
  const page = await visitForm()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await send(page)
  await page.getByRole('status').filter({ hasText: 'your message is below' }).waitFor()
  await expect.poll(() => isInSight(page.getByRole('button', { name: 'Copy the message' }))).toBe(true)
  await page.getByLabel('Message', { exact: true }).fill('Hello again.')
  await page.getByRole('button', { name: 'Copy the message' }).click()
  await page.getByRole('status').filter({ hasText: 'Copied.' }).waitFor()
  const letter =
    'Subject: [Wanderwish] General Inquiry - Ada Obi\n\nName: Ada Obi\nEmail: ada@example.com\n\nHello again.'
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(letter)
  const form = page.getByRole('main').locator('form')
  expect(await form.getByRole('link', { name: 'hello@wanderwish.example' }).count()).toBe(1)
  for (const [label, text] of Object.entries({ ...filled, Message: 'Hello again.' }))
    expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(text)
  expect(await faults(page)).toEqual([])
})

test('where the browser keeps its clipboard to itself the letter is selected instead', async () => {
  const page = await visitForm()
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
  await send(page)
  await page.getByRole('button', { name: 'Copy the message' }).click()
  await page.getByRole('status').filter({ hasText: 'The message is selected.' }).waitFor()
  const selected = await page.getByLabel('Your message').evaluate((field: HTMLTextAreaElement) => {
    const { selectionStart, selectionEnd, value } = field
    return document.activeElement === field && value.slice(selectionStart, selectionEnd)
  })
  expect(selected).toContain('Name: Ada Obi')
})
