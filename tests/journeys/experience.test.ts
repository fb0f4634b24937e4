import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { experiences } from '../../src/content/experiences/index.ts'
import { openSite, phone } from './browser.ts'

const site = openSite()
const noon = new Date('2026-11-15T12:00:00Z')

async function visitStage(path: string, options: Parameters<typeof site.visit>[1] = {}): Promise<Page> {
  const { page } = await site.arrive({ reducedMotion: 'no-preference', ...options })
  await page.clock.install({ time: new Date(noon.getTime() - 60_000) })
  await page.clock.pauseAt(noon)
  await page.goto(path)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.stage') ?? {}).some((key) => key.startsWith('__react')),
  )
  return page
}

const day = async (page: Page) =>
  (await page.locator('.day-panel[data-shown]').getAttribute('aria-label')) ?? ''
const selector = (page: Page) => page.getByRole('navigation', { name: 'Days' })
const stage = (page: Page) => page.locator('.stage')
const slideMs = (page: Page) => stage(page).evaluate((element) => element.style.getPropertyValue('--slide'))
const slideDirection = (page: Page) => page.locator('[data-part=enters]').getAttribute('data-direction')

async function expectDay(page: Page, label: string) {
  await expect.poll(() => day(page)).toBe(label)
}

/** Lets the page wait, then lets it decode the next picture, which no clock controls. */
async function waitOnPage(page: Page, ms: number) {
  await page.clock.runFor(ms)
}

test.each(experiences.map(({ path, slug, days }) => [path, slug, days.length] as const))(
  '%s and /experience/%s show the same journey of %d days',
  async (path, slug, count) => {
    const { page } = await site.visit(path)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    expect(await selector(page).getByRole('button').count()).toBe(count)
    await page.goto(`/experience/${slug}`)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${site.host().url}${path}`)
  },
)

test('Buy Ticket goes to /buy-ticket and ← Back goes to /experiences', async () => {
  const { page } = await site.visit('/monaco')
  expect(await page.getByRole('link', { name: 'Buy Ticket' }).getAttribute('href')).toBe('/buy-ticket')
  expect(await page.getByRole('link', { name: '← Back' }).getAttribute('href')).toBe('/experiences')
})

test('the picture fills the screen and the page does not scroll', async () => {
  const { page } = await site.visit('/monaco')
  const box = await page.locator('.stage-picture').first().boundingBox()
  expect(box).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
  await page.mouse.move(1200, 400)
  await page.mouse.wheel(0, 800)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
})

test('the selector names every day and its title, and the panel shows title and activities', async () => {
  const { page } = await site.visit('/diaspora')
  const names = await selector(page).getByRole('button').allTextContents()
  expect(names[1]).toBe('Day 2Lagoon light')
  const panel = page.locator('.day-panel[data-shown]')
  expect(await panel.getByRole('heading', { level: 2 }).textContent()).toBe('Lagos says welcome home')
  expect(await panel.getByRole('listitem').count()).toBeGreaterThanOrEqual(5)
  expect(await panel.getByRole('listitem').first().textContent()).toMatch(/^Arrival: /)
})

test('the days advance by themselves every 4 seconds', async () => {
  const page = await visitStage('/monaco')
  await waitOnPage(page, 3900)
  expect(await day(page)).toBe('Day 1')
  await waitOnPage(page, 200)
  await expectDay(page, 'Day 2')
  expect(await slideMs(page)).toBe('1000ms')
  await waitOnPage(page, 4100)
  await expectDay(page, 'Day 3')
})

test('after the last day comes the first, by a faster slide of 300 ms with a flag of 350 ms', async () => {
  const page = await visitStage('/worldcup2026')
  await selector(page).getByRole('button', { name: 'Day 4' }).click()
  await expectDay(page, 'Day 4')
  await page.mouse.move(1200, 300)
  await waitOnPage(page, 4600)
  await expectDay(page, 'Day 1')
  expect(await slideMs(page)).toBe('300ms')
  expect(await slideDirection(page)).toBe('1')
  expect(await stage(page).getAttribute('data-to-first')).not.toBeNull()
  await waitOnPage(page, 349)
  expect(await stage(page).getAttribute('data-to-first')).not.toBeNull()
  await waitOnPage(page, 10)
  await expect.poll(() => stage(page).getAttribute('data-to-first')).toBeNull()
})

test('choosing a day jumps there by the shortest direction and pauses the advance for 550 ms', async () => {
  const page = await visitStage('/monaco')
  await selector(page).getByRole('button', { name: 'Day 6' }).click()
  await expectDay(page, 'Day 6')
  expect(await slideDirection(page)).toBe('-1')
  await selector(page).getByRole('button', { name: 'Day 1', exact: false }).first().click()
  await expectDay(page, 'Day 1')
  expect(await slideDirection(page)).toBe('1')
  await page.mouse.move(1200, 300)
  await waitOnPage(page, 4500)
  expect(await day(page)).toBe('Day 1')
  await waitOnPage(page, 100)
  await expectDay(page, 'Day 2')
})

test('hovering over the panel or the selector pauses the advance', async () => {
  const page = await visitStage('/monaco')
  for (const place of [
    selector(page).getByRole('button').first(),
    page.locator('.day-panel[data-shown] h2'),
  ]) {
    await place.hover()
    const before = await day(page)
    await waitOnPage(page, 9000)
    expect(await day(page)).toBe(before)
  }
  await page.mouse.move(1300, 300)
  await waitOnPage(page, 4100)
  await expectDay(page, 'Day 2')
})

test('the arrow keys move through the days, around both ends', async () => {
  const page = await visitStage('/monaco')
  await page.keyboard.press('ArrowRight')
  await expectDay(page, 'Day 2')
  await page.keyboard.press('ArrowLeft')
  await expectDay(page, 'Day 1')
  await page.keyboard.press('ArrowLeft')
  await expectDay(page, 'Day 7')
})

test('the advance stops while the keyboard’s focus is inside', async () => {
  const page = await visitStage('/monaco')
  await page.keyboard.press('Tab')
  await waitOnPage(page, 9000)
  expect(await day(page)).toBe('Day 1')
})

test('a visitor who asked for less motion chooses the days alone', async () => {
  const page = await visitStage('/monaco', { reducedMotion: 'reduce' })
  await waitOnPage(page, 20_000)
  expect(await day(page)).toBe('Day 1')
})

async function swipe(page: Page, from: number, to: number, ms: number) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: 250 }],
    })
  await touch('touchStart', from)
  await page.clock.runFor(ms)
  await touch('touchMove', to)
  await touch('touchEnd', to)
}

test('on a phone a swipe of more than 30 px within 600 ms moves a day, in 180 ms', async () => {
  const page = await visitStage('/monaco', phone)
  await swipe(page, 300, 260, 200)
  await expectDay(page, 'Day 2')
  expect(await slideMs(page)).toBe('180ms')
  await swipe(page, 200, 300, 200)
  await expectDay(page, 'Day 1')
})

test.each([
  ['of 30 px', 30, 200],
  ['that takes longer than 600 ms', 120, 700],
])('on a phone a swipe %s moves nothing', async (_, distance, ms) => {
  const page = await visitStage('/monaco', phone)
  await swipe(page, 300, 300 - distance, ms)
  await page.clock.runFor(500)
  expect(await day(page)).toBe('Day 1')
})

test('on a phone the selector is a strip of five days that follows along', async () => {
  const page = await visitStage('/monaco', phone)
  const pills = async () => selector(page).getByRole('button').allTextContents()
  expect(await pills()).toEqual(['1', '2', '3', '4', '5'])
  await selector(page).getByRole('button', { name: 'Day 5' }).tap()
  await expectDay(page, 'Day 5')
  expect(await pills()).toEqual(['3', '4', '5', '6', '7'])
})

test('the next picture is decoded before it slides in', async () => {
  const page = await visitStage('/monaco')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/pictures/monaco/day-4*', async (route) => {
    await held
    await route.continue()
  })
  await selector(page).getByRole('button', { name: 'Day 4' }).click()
  expect(await day(page)).toBe('Day 1')
  release()
  await expectDay(page, 'Day 4')
})

test('the Seychelles stage leads to the long page of 7 Days / 6 Nights', async () => {
  const { page } = await site.visit('/seychelles')
  await page.getByRole('link', { name: 'Read the whole journey' }).click()
  await page.waitForURL('**/seychelles/journey')
  await page.getByText('7 Days / 6 Nights').first().waitFor()
  expect(await page.getByRole('link', { name: 'Back to Experiences' }).getAttribute('href')).toBe(
    '/experiences',
  )
  expect(await page.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(7 + 8)
})
