import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSite } from './browser.ts'

const site = openSite()
const noon = new Date('2026-11-15T12:00:00Z')

/** A page whose clock stands still until the test moves it. */
async function visitAt(path: string, options: Parameters<typeof site.visit>[1] = {}) {
  const { page, complaints } = await site.arrive({ reducedMotion: 'no-preference', ...options })
  await stopClock(page)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return { page, complaints }
}

async function stopClock(page: Page) {
  await page.clock.install({ time: new Date(noon.getTime() - 60_000) })
  await page.clock.pauseAt(noon)
}

const clock = (page: Page) => page.getByRole('timer', { name: 'The current draw' })
const shown = async (page: Page) => (await clock(page).locator('b').allTextContents()).join(':')

test('the countdown starts seven days after the page loaded and ticks every second', async () => {
  const { page } = await visitAt('/')
  await expect.poll(() => shown(page)).toBe('07:00:00:00')
  await page.clock.runFor(1000)
  await expect.poll(() => shown(page)).toBe('06:23:59:59')
  await page.clock.runFor(1000)
  await expect.poll(() => shown(page)).toBe('06:23:59:58')
  await page.clock.runFor(60_000)
  await expect.poll(() => shown(page)).toBe('06:23:58:58')
})

test('at the end every part shows zero and the timer stops', async () => {
  const { page } = await visitAt('/')
  await page.clock.fastForward(7 * 24 * 3600_000)
  await expect.poll(() => shown(page)).toBe('00:00:00:00')
  await page.clock.runFor(5000)
  expect(await shown(page)).toBe('00:00:00:00')
})

test('a tab that slept in the background catches up when it is looked at', async () => {
  const { page } = await visitAt('/')
  await page.clock.runFor(1000)
  await page.clock.setSystemTime(new Date(noon.getTime() + 3 * 3600_000))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => shown(page)).toBe('06:21:00:00')
})

test('the pill and the large clock count to the same moment, and a route change does not restart them', async () => {
  const { page } = await visitAt('/')
  await page.clock.runFor(90_000)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click()
  await page.waitForURL('**/faq')
  await page.clock.runFor(1000)
  const pill = page.getByRole('timer', { name: 'Next draw' })
  await expect.poll(() => pill.textContent()).toContain('06 : 23 : 58 : ')
})

test('once a draw is scheduled the countdown counts to its closing, by the server’s clock', async () => {
  const { page } = await site.arrive()
  await stopClock(page)
  // This visitor's clock is an hour slow.
  await page.route('**/rest/v1/rpc/next_closing', (route) =>
    route.fulfill({ json: { now: '2026-11-15T13:00:00Z', closes_at: '2026-11-17T14:00:10Z' } }),
  )
  await page.goto('/')
  await expect.poll(() => shown(page)).toBe('02:01:00:10')
  await page.clock.runFor(1000)
  await expect.poll(() => shown(page)).toBe('02:01:00:09')
})

test('the home page has its hero, film, values, three cards, the draw and a call to action', async () => {
  const { page } = await site.visit('/')
  expect(await page.getByRole('link', { name: 'Explore Experiences' }).getAttribute('href')).toBe(
    '/experiences',
  )
  await page.getByRole('heading', { name: 'Every dream here is all-inclusive.' }).waitFor()
  expect(await page.getByRole('article').count()).toBe(3)
  expect(await page.getByRole('link', { name: 'Enter Current Draw' }).getAttribute('href')).toBe(
    '/buy-ticket',
  )
  expect(await page.getByRole('link', { name: 'See how it works' }).getAttribute('href')).toBe(
    '/wish-forward',
  )
})
