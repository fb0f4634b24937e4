import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { experiences } from '../../src/content/experiences/index.ts'
import { faults } from './access.ts'
import { openSite, phone } from './browser.ts'
import { boxOf, day, expectDay, panel, selector, slideMs, visitStage } from './stage.ts'
import { pinch, touchScreen } from './touch.ts'

const site = openSite()

type Size = [width: number, height: number]
const heldSideways: Size[] = [
  [844, 390],
  [667, 375],
  [932, 430],
]
const heldUpright: Size[] = [
  [390, 844],
  [320, 640],
]
const sized = (width: number, height: number) => ({ ...phone, viewport: { width, height } })

async function swipe(page: Page, from: number, to: number, ms: number) {
  const screen = await touchScreen(page)
  await screen.put({ x: from, y: 250 })
  await page.clock.runFor(ms)
  await screen.move({ x: to, y: 250 })
  await screen.lift()
}

/** A step by keyboard leads to the second day, at the keyboard's pace, only if nothing moved before. */
async function expectNothingMoved(page: Page) {
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => `${await day(page)} in ${await slideMs(page)}`).toBe('Day 2 in 1000ms')
}

test('on a phone a swipe of more than 30 px within 600 ms moves a day, in 180 ms', async () => {
  const page = await visitStage(site, '/monaco', phone)
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
  const page = await visitStage(site, '/monaco', phone)
  await swipe(page, 300, 300 - distance, ms)
  await expectNothingMoved(page)
})

test('on a phone two fingers that enlarge the picture move no day', async () => {
  const page = await visitStage(site, '/monaco', phone)
  await pinch(page, { x: 195, y: 250 })
  await expectNothingMoved(page)
})

test('on a phone the selector is a strip of five days that follows along', async () => {
  const page = await visitStage(site, '/monaco', phone)
  const pills = async () => selector(page).getByRole('button').allTextContents()
  expect(await pills()).toEqual(['1', '2', '3', '4', '5'])
  await selector(page).getByRole('button', { name: 'Day 5' }).tap()
  await expectDay(page, 'Day 5')
  expect(await pills()).toEqual(['3', '4', '5', '6', '7'])
})

test('on a phone choosing a day pauses auto-advance briefly, and then the days go on', async () => {
  const page = await visitStage(site, '/monaco', phone)
  await selector(page).getByRole('button', { name: 'Day 3' }).tap()
  await expectDay(page, 'Day 3')
  await page.clock.runFor(4500)
  expect(await day(page)).toBe('Day 3')
  await page.clock.runFor(100)
  await expectDay(page, 'Day 4')
  await page.clock.runFor(4100)
  await expectDay(page, 'Day 5')
})

test('on a phone a tap on the panel does not stop the days', async () => {
  const page = await visitStage(site, '/monaco', phone)
  await page.locator('.day-panel[data-shown] h2').tap()
  await page.clock.runFor(4100)
  await expectDay(page, 'Day 2')
})

test('on a phone no day comes while a finger is on the panel, and the next one comes after', async () => {
  const page = await visitStage(site, '/monaco', phone)
  const screen = await touchScreen(page)
  await screen.put({ x: 195, y: 600 })
  await page.clock.runFor(9000)
  expect(await day(page)).toBe('Day 1')
  await screen.lift()
  await page.clock.runFor(4100)
  await expectDay(page, 'Day 2')
})

const unfold = (page: Page) => page.getByRole('button', { name: 'See the day' }).tap()

test('on a touch screen whoever has scrolled down in a day keeps it, and goes on from its first line', async () => {
  const page = await visitStage(site, '/monaco', sized(1024, 500))
  // The page, not only its panel, has to know of the scrolling before the clock runs.
  const scrollTo = (y: number) =>
    panel(page).evaluate(async (element, top) => {
      const scrolled = new Promise((resolve) => element.addEventListener('scroll', resolve, { once: true }))
      element.scrollTo(0, top)
      await scrolled
      return element.scrollTop
    }, y)
  expect(await scrollTo(60)).toBe(60)
  await page.clock.runFor(9000)
  expect(await day(page)).toBe('Day 1')
  expect(await scrollTo(0)).toBe(0)
  await page.clock.runFor(4100)
  await expectDay(page, 'Day 2')
})

test.each([...heldUpright, ...heldSideways])(
  'on a phone of %d × %d a day shows how it begins, and the rest when asked for',
  async (width, height) => {
    const { page } = await site.visit('/worldcup2026', sized(width, height))
    const lines = page.locator('.day-panel[data-shown]').getByRole('listitem')
    expect(await lines.count()).toBe(1)
    await unfold(page)
    await expect.poll(() => lines.count()).toBeGreaterThanOrEqual(5)
    const last = lines.last()
    await last.scrollIntoViewIfNeeded()
    expect((await boxOf(last)).bottom).toBeLessThanOrEqual((await boxOf(panel(page))).bottom + 1)
    await page.getByRole('button', { name: 'Fold the day' }).tap()
    await expect.poll(() => lines.count()).toBe(1)
  },
)

test('on a phone whoever has opened a day keeps it until it is folded again', async () => {
  const page = await visitStage(site, '/monaco', phone)
  await unfold(page)
  await page.clock.runFor(9000)
  expect(await day(page)).toBe('Day 1')
  await page.getByRole('button', { name: 'Fold the day' }).tap()
  await page.clock.runFor(4100)
  await expectDay(page, 'Day 2')
})

test('on a phone the last day ends with the ticket once it is opened', async () => {
  const { page } = await site.visit('/worldcup2026', phone)
  await selector(page).getByRole('button', { name: 'Day 4' }).tap()
  await expectDay(page, 'Day 4')
  const buy = panel(page).getByRole('link', { name: 'Buy Ticket' })
  expect(await buy.count()).toBe(0)
  await unfold(page)
  await buy.waitFor()
  expect(await faults(page)).toEqual([])
})

test('on a phone a swipe over the facts of the prize moves no day', async () => {
  const page = await visitStage(site, '/monaco', phone)
  await page.getByRole('button', { name: 'The prize' }).tap()
  await page.getByRole('dialog', { name: 'The prize' }).waitFor()
  await swipe(page, 300, 200, 200)
  await page.getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await expectNothingMoved(page)
})

test('on a phone the days are paused by a button of 44 px', async () => {
  const page = await visitStage(site, '/monaco', phone)
  const pause = page.getByRole('button', { name: 'Pause the slideshow' })
  const { top, bottom, width } = await boxOf(pause)
  expect(Math.min(width, bottom - top)).toBeGreaterThanOrEqual(44)
  await pause.tap()
  await page.clock.runFor(9000)
  expect(await day(page)).toBe('Day 1')
})

test.each(experiences.map(({ path, days }) => [path, days.length] as const))(
  'on a phone the picture of every day of %s has at least 55 % of the screen',
  async (path, count) => {
    const { page } = await site.visit(path, phone)
    const name = page.getByRole('heading', { level: 1 })
    for (let number = 1; number <= count; number += 1) {
      await expectDay(page, `Day ${number}`)
      expect((await boxOf(name)).top, `Day ${number}`).toBeGreaterThanOrEqual(844 * 0.55)
      await page.keyboard.press('ArrowRight')
    }
  },
)

test.each([
  [768, 1024],
  [820, 1180],
])(
  'on an upright tablet of %d × %d the picture of a last day keeps half the screen',
  async (width, height) => {
    for (const path of ['/worldcup2026', '/japan-experience']) {
      const { page } = await site.visit(path, sized(width, height))
      // What is told by then is told by a page that listens to keys.
      await page.locator('.stage-state > *').waitFor()
      await page.keyboard.press('ArrowLeft')
      await panel(page).getByRole('link', { name: 'Buy Ticket' }).waitFor()
      expect((await boxOf(panel(page))).top).toBeGreaterThanOrEqual(height / 2)
      const lines = page.locator('.day-panel[data-shown]').getByRole('listitem')
      expect(await lines.count()).toBe(1)
      await unfold(page)
      await expect.poll(() => lines.count()).toBeGreaterThanOrEqual(5)
      expect(await faults(page)).toEqual([])
    }
  },
)

test.each([...heldUpright, ...heldSideways])(
  'on a phone of %d × %d the name of the trip is to be seen',
  async (width, height) => {
    const { page } = await site.visit('/worldcup2026', sized(width, height))
    const name = page.getByRole('heading', { level: 1 })
    expect(await name.count()).toBe(1)
    expect(await name.textContent()).toBe('World Cup 2026')
    const box = await boxOf(name)
    expect(box.width).toBeGreaterThan(100)
    expect(box.bottom).toBeLessThanOrEqual((await boxOf(panel(page))).top + 1)
    expect(await isUncovered(page, 'h1')).toBe(true)
  },
)

const isUncovered = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, width, bottom } = element.getBoundingClientRect()
    const front = document.elementFromPoint(left + width / 4, bottom - 8)
    return element === front || element.contains(front)
  })

test.each(heldSideways)(
  'on a phone held sideways (%d × %d) the selector is a pill strip of five days',
  async (width, height) => {
    const page = await visitStage(site, '/monaco', sized(width, height))
    const pills = selector(page).getByRole('button')
    expect(await pills.allTextContents()).toEqual(['1', '2', '3', '4', '5'])
    await pills.nth(3).tap()
    await expectDay(page, 'Day 4')
    expect(await pills.allTextContents()).toEqual(['2', '3', '4', '5', '6'])
  },
)

test.each([
  [844, 390, '100%'],
  [844, 390, '200%'],
  [667, 375, '200%'],
  [932, 430, '100%'],
])(
  'on a phone held sideways (%d × %d, text at %s) the panel is read on the left and the picture seen on the right',
  async (width, height, text) => {
    const { page } = await site.visit('/worldcup2026', sized(width, height))
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text)
    await unfold(page)
    const words = await boxOf(panel(page))
    const back = await boxOf(page.getByRole('link', { name: '← Back' }))
    const buy = await boxOf(page.getByRole('link', { name: 'Buy Ticket' }))
    const days = await boxOf(selector(page))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    for (const box of [back, buy]) {
      expect(box.top).toBeGreaterThanOrEqual(0)
      expect(box.bottom).toBeLessThanOrEqual(words.top + 1)
    }
    expect(back.left).toBeGreaterThanOrEqual(0)
    expect(buy.right).toBeLessThanOrEqual(width)
    expect(words.bottom - words.top).toBeGreaterThan(text === '100%' ? height / 2 : height / 4)
    expect(words.bottom).toBeLessThanOrEqual(days.top + 1)
    expect(days.bottom).toBeLessThanOrEqual(height)
    for (const box of [words, days]) expect(box.right).toBeLessThan(width * 0.58)

    const lastLine = panel(page).locator('.day-panel[data-shown] li').last()
    await panel(page).evaluate((element) => element.scrollTo(0, element.scrollHeight))
    const line = await boxOf(lastLine)
    expect(line.bottom).toBeLessThanOrEqual(words.bottom)
    expect(line.right).toBeLessThanOrEqual(words.right)
    expect(await faults(page)).toEqual([])
  },
)

test.each([
  [768, 1024],
  [820, 1180],
  [1180, 820],
  [1440, 900],
])('at %d × %d the selector keeps the names and titles of all days', async (width, height) => {
  const { page } = await site.visit('/monaco', { viewport: { width, height }, hasTouch: width < 1440 })
  const names = await selector(page).getByRole('button').allTextContents()
  expect(names).toHaveLength(7)
  expect(names[1]).toBe('Day 2The Rock')
})
