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
  await page.route('**/settings.json', async (route) => {
    const answer = await (await route.fetch()).json()
    // This visitor's clock is an hour slow.
    const nextDraw = {
      draw_id: 'x',
      title: 'Monaco',
      now: '2026-11-15T13:00:00Z',
      closes_at: '2026-11-17T14:00:10Z',
    }
    await route.fulfill({ json: { ...answer, nextDraw } })
  })
  await page.goto('/')
  await expect.poll(() => shown(page)).toBe('02:01:00:10')
  await page.clock.runFor(1000)
  await expect.poll(() => shown(page)).toBe('02:01:00:09')
})

const splash = (page: Page) => page.getByTestId('splash')

test('a first visit to the home page shows the loader for at most four seconds, once per session', async () => {
  const { page } = await visitAt('/', { firstVisit: true })
  expect(await splash(page).isVisible()).toBe(true)
  await page.clock.runFor(1900)
  expect(await splash(page).isVisible()).toBe(true)
  await page.clock.runFor(2100)
  await splash(page).waitFor({ state: 'hidden' })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await splash(page).isVisible()).toBe(false)
})

test('the page under the loader is already there', async () => {
  const { page } = await visitAt('/', { firstVisit: true })
  expect(await page.getByRole('link', { name: 'Explore Experiences' }).isVisible()).toBe(true)
})

test('the ring closes in 2 s and the logo flies to the bar in 1.2 s', async () => {
  const { page } = await visitAt('/', { firstVisit: true })
  const ring = await page
    .locator('.splash-ring circle')
    .nth(1)
    .evaluate((circle) => getComputedStyle(circle).animationDuration)
  expect(ring).toBe('2s')
  await page.clock.runFor(2000)
  const flights = await splash(page)
    .locator('> div')
    .evaluate((logo) => logo.getAnimations().map((flight) => flight.effect?.getTiming().duration))
  expect(flights).toEqual([1200])
})

test('a visitor who asked for less motion sees no flight', async () => {
  const { page } = await visitAt('/', { firstVisit: true, reducedMotion: 'reduce' })
  await page.clock.runFor(2000)
  expect(
    await splash(page)
      .locator('> div')
      .evaluate((logo) => logo.getAnimations().length),
  ).toBe(0)
  await page.clock.runFor(2000)
  await splash(page).waitFor({ state: 'hidden' })
})

test.each([
  ['http://localhost:1/somewhere', false],
  ['http://www.localhost/somewhere', false],
  ['https://search.example/', true],
  ['https://notlocalhost/', true],
])('a visitor who comes from %s sees the loader: %s', async (referer, expected) => {
  const { page } = await site.arrive({ firstVisit: true })
  await page.goto('/', { referer })
  expect(await splash(page).isVisible()).toBe(expected)
})

test('no other page shows the loader', async () => {
  const { page } = await site.visit('/about', { firstVisit: true })
  expect(await splash(page).count()).toBe(0)
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

test('the third-party player is asked for only when somebody presses play', async () => {
  const { page } = await site.visit('/')
  const asked: string[] = []
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ body: '<p>film</p>', contentType: 'text/html' })
  })
  expect(await page.locator('iframe').count()).toBe(0)
  await page.getByRole('button', { name: 'Play the film' }).click()
  await expect.poll(() => asked.length).toBe(1)
})
