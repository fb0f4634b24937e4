import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask, newMember } from '../host.ts'
import { faults } from './access.ts'
import { hydrated, openSite } from './browser.ts'
import { leaveSession, returningMember } from './signed-in.ts'

const site = openSite()

const limit = (page: Page) => page.getByLabel('Limit in pounds a month')
const save = (page: Page) => page.getByRole('button', { name: 'Save limit' }).click()
const remove = (page: Page) => page.getByRole('button', { name: 'Remove the limit' })
const fact = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .textContent()

async function memberWithLimit(pounds: string) {
  const { page, member } = await returningMember(site, '/player-protection')
  await limit(page).fill(pounds)
  await save(page)
  await page.getByText('Your limit is saved.').waitFor()
  await expect.poll(() => fact(page, 'Your limit')).toBe(`£${pounds}`)
  return { page, member }
}

test('a limit saved before the page knew the old one is the limit it shows', async () => {
  const { page } = await site.arrive()
  await leaveSession(page, (await newMember(site.host())).session)
  let answerFirst: () => void = () => undefined
  const saved = new Promise<void>((resolve) => (answerFirst = resolve))
  const oldAnswer = async (route: Route) => {
    const response = await route.fetch()
    await saved
    await route.fulfill({ response }).catch(() => undefined)
  }
  await page.route('**/rest/v1/rpc/my_protection', oldAnswer, { times: 1 })
  await page.goto('/player-protection')
  await hydrated(page)
  await limit(page).fill('40')
  await save(page)
  await page.getByText('Your limit is saved.').waitFor()
  answerFirst()
  await expect.poll(() => fact(page, 'Your limit')).toBe('£40')
})

test('an empty limit is asked for, and the one there is stays', async () => {
  const { page, member } = await memberWithLimit('40')
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('set_spend_limit') && calls.push(request.url()))
  for (const [typed, told] of [
    ['', 'Please enter an amount'],
    ['2.5', 'Please enter an amount in whole pounds'],
    ['-1', 'Please enter an amount in whole pounds'],
  ] as const) {
    await limit(page).fill(typed)
    await save(page)
    await page.getByText(told, { exact: true }).waitFor()
    expect(await limit(page).getAttribute('aria-invalid')).toBe('true')
  }
  expect(await faults(page)).toEqual([])
  expect(calls).toEqual([])
  const data = await ask(member.client, 'my_protection', {})
  expect(data).toMatchObject({ monthly_limit_pence: 4000, pending_from: null })
})

test('a limit is removed by its own button, a day later, and until then it is told when', async () => {
  const { page, member } = await memberWithLimit('40')
  await page.getByText('It then ends 24 hours later, not at once.').waitFor()
  await remove(page).click()
  await page.getByText('That takes 24 hours. Until then your limit stays as it is.').waitFor()
  await expect.poll(() => fact(page, 'Ends')).toMatch(/\d{4}, \d\d:\d\d/)
  expect(await fact(page, 'Your limit')).toBe('£40')
  expect(await remove(page).count()).toBe(0)
  const data = await ask(member.client, 'my_protection', {})
  expect(data).toMatchObject({ monthly_limit_pence: 4000, pending_limit_pence: null })
})

test('a higher limit says what it becomes and when; whoever has none is offered no removal', async () => {
  const { page } = await returningMember(site, '/player-protection')
  await expect.poll(() => fact(page, 'Your limit')).toBe('No limit set')
  expect(await remove(page).count()).toBe(0)
  await limit(page).fill('10')
  await save(page)
  await expect.poll(() => fact(page, 'Your limit')).toBe('£10')
  await limit(page).fill('90')
  await save(page)
  await expect.poll(() => fact(page, 'Becomes £90')).toMatch(/\d{4}, \d\d:\d\d/)
})
