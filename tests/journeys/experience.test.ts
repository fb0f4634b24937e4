import type { Page } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { experiences } from '../../src/content/experiences/index.ts'
import { openSite } from './browser.ts'
import { day, expectDay, panel, selector, slideMs, stage, visitStage } from './stage.ts'

const site = openSite()

const slideDirection = (page: Page) => page.locator('[data-part=enters]').getAttribute('data-direction')

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

test.each(experiences.map(({ path, card }) => [path, card.title] as const))(
  'the tab of %s says %s and the brand',
  async (path, title) => {
    const html = await (await fetch(site.host().url + path)).text()
    expect(html).toContain(`<title>${title} · Wanderwish</title>`)
  },
)

test('Buy Ticket goes to /buy-ticket and ← Back goes to /experiences', async () => {
  const { page } = await site.visit('/monaco')
  const buy = page.getByRole('link', { name: 'Buy Ticket' })
  expect(await buy.getAttribute('href')).toBe('/buy-ticket?experience=monaco')
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
  const page = await visitStage(site, '/monaco')
  await page.clock.runFor(3900)
  expect(await day(page)).toBe('Day 1')
  await page.clock.runFor(200)
  await expectDay(page, 'Day 2')
  expect(await slideMs(page)).toBe('1000ms')
  await page.clock.runFor(4100)
  await expectDay(page, 'Day 3')
})

/** The hook on an empty page, bundled as the site's own build would do it. */
async function slideshowAlone(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: 'tests/journeys/slideshow-alone.ts', name: 'alone', formats: ['iife'] },
    },
  })
  const [{ output }] = built as [Rolldown.RolldownOutput]
  return output[0].code
}

test('a slideshow that nobody tells how long advances every 5 seconds', async () => {
  const { page } = await site.arrive({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('about:blank')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.addScriptTag({ content: await slideshowAlone() })
  const index = () => page.locator('output').textContent()
  await expect.poll(index).toBe('0')
  await page.clock.runFor(4900)
  expect(await index()).toBe('0')
  await page.clock.runFor(200)
  await expect.poll(index).toBe('1')
})

test('after the last day comes the first, by a faster slide of 300 ms with a flag of 350 ms', async () => {
  const page = await visitStage(site, '/worldcup2026')
  await selector(page).getByRole('button', { name: 'Day 4' }).click()
  await expectDay(page, 'Day 4')
  await page.mouse.move(1200, 300)
  await page.clock.runFor(4600)
  await expectDay(page, 'Day 1')
  expect(await slideMs(page)).toBe('300ms')
  expect(await slideDirection(page)).toBe('1')
  expect(await stage(page).getAttribute('data-to-first')).not.toBeNull()
  await page.clock.runFor(349)
  expect(await stage(page).getAttribute('data-to-first')).not.toBeNull()
  await page.clock.runFor(10)
  await expect.poll(() => stage(page).getAttribute('data-to-first')).toBeNull()
})

test('choosing a day jumps there by the shortest direction and pauses the advance for 550 ms', async () => {
  const page = await visitStage(site, '/monaco')
  await selector(page).getByRole('button', { name: 'Day 6' }).click()
  await expectDay(page, 'Day 6')
  expect(await slideDirection(page)).toBe('-1')
  await selector(page).getByRole('button', { name: 'Day 1', exact: false }).first().click()
  await expectDay(page, 'Day 1')
  expect(await slideDirection(page)).toBe('1')
  await page.mouse.move(1200, 300)
  await page.clock.runFor(4500)
  expect(await day(page)).toBe('Day 1')
  await page.clock.runFor(100)
  await expectDay(page, 'Day 2')
})

test('hovering over the panel or the selector pauses the advance', async () => {
  const page = await visitStage(site, '/monaco')
  for (const place of [
    selector(page).getByRole('button').first(),
    page.locator('.day-panel[data-shown] h2'),
  ]) {
    await place.hover()
    const before = await day(page)
    await page.clock.runFor(9000)
    expect(await day(page)).toBe(before)
  }
  await page.mouse.move(1300, 300)
  await page.clock.runFor(4100)
  await expectDay(page, 'Day 2')
})

test('the arrow keys move through the days, around both ends', async () => {
  const page = await visitStage(site, '/monaco')
  await page.keyboard.press('ArrowRight')
  await expectDay(page, 'Day 2')
  await page.keyboard.press('ArrowLeft')
  await expectDay(page, 'Day 1')
  await page.keyboard.press('ArrowLeft')
  await expectDay(page, 'Day 7')
})

test('the advance stops while the keyboard’s focus is inside', async () => {
  const page = await visitStage(site, '/monaco')
  await page.keyboard.press('Tab')
  await page.clock.runFor(9000)
  expect(await day(page)).toBe('Day 1')
})

test('up and down scroll the panel of whoever reads there with the keyboard, and the day stays', async () => {
  const page = await visitStage(site, '/monaco', { viewport: { width: 1024, height: 500 } })
  await panel(page).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => panel(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  await page.clock.runFor(9000)
  expect(await day(page)).toBe('Day 1')
})

test('a new day is read from its first line', async () => {
  const page = await visitStage(site, '/monaco', { viewport: { width: 1024, height: 500 } })
  await panel(page).evaluate((element) => element.scrollTo(0, 200))
  expect(await panel(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  await page.keyboard.press('ArrowRight')
  await expectDay(page, 'Day 2')
  expect(await panel(page).evaluate((element) => element.scrollTop)).toBe(0)
})

test('a visitor who asked for less motion chooses the days alone, and has nothing to pause', async () => {
  const page = await visitStage(site, '/monaco', { reducedMotion: 'reduce' })
  await page.clock.runFor(20_000)
  expect(await day(page)).toBe('Day 1')
  expect(await pause(page).count()).toBe(0)
})

const pause = (page: Page) => page.getByRole('button', { name: 'Pause the slideshow' })
const play = (page: Page) => page.getByRole('button', { name: 'Play the slideshow' })

test('a visitor pauses the days by a click, chooses one in peace, and lets them go on by another click', async () => {
  const page = await visitStage(site, '/monaco')
  await pause(page).click()
  await selector(page).getByRole('button', { name: 'Day 3' }).click()
  await expectDay(page, 'Day 3')
  await page.mouse.move(1300, 300)
  await page.clock.runFor(20_000)
  expect(await day(page)).toBe('Day 3')
  await play(page).click()
  await pause(page).waitFor()
  await page.clock.runFor(4600)
  await expectDay(page, 'Day 4')
})

test('the keyboard pauses the days too, and sees them go on without leaving the button', async () => {
  const page = await visitStage(site, '/monaco')
  await pause(page).focus()
  await page.keyboard.press('Enter')
  await play(page).waitFor()
  await page.clock.runFor(9000)
  expect(await day(page)).toBe('Day 1')
  await page.keyboard.press('Space')
  await pause(page).waitFor()
  await page.clock.runFor(4100)
  await expectDay(page, 'Day 2')
})

const prizeButton = (page: Page) => page.getByRole('button', { name: 'The prize' })
const prizeSheet = (page: Page) => page.getByRole('dialog', { name: 'The prize' })

test('while the facts of the prize lie over the days they wait, and Escape gives the focus back', async () => {
  const page = await visitStage(site, '/monaco')
  await prizeButton(page).focus()
  await page.keyboard.press('Enter')
  await prizeSheet(page).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.clock.runFor(9000)
  expect(await day(page)).toBe('Day 1')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
  await page.keyboard.press('Escape')
  await prizeSheet(page).waitFor({ state: 'hidden' })
  expect(await prizeButton(page).evaluate((button) => button === document.activeElement)).toBe(true)
  await prizeButton(page).blur()
  await page.clock.runFor(4100)
  await expectDay(page, 'Day 2')
})

test.each(['the button', 'a press beside it'])('the sheet with the facts is closed by %s', async (way) => {
  const { page } = await site.visit('/monaco')
  await prizeButton(page).click()
  await prizeSheet(page).waitFor()
  if (way === 'the button') await prizeSheet(page).getByRole('button', { name: 'Close' }).click()
  else await page.mouse.click(1300, 500)
  await prizeSheet(page).waitFor({ state: 'hidden' })
})

test('the last day ends with the ticket, and no other day does', async () => {
  const { page } = await site.visit('/worldcup2026')
  const buy = panel(page).getByRole('link', { name: 'Buy Ticket' })
  for (const number of [1, 2, 3]) {
    await selector(page)
      .getByRole('button', { name: `Day ${number}` })
      .click()
    await expectDay(page, `Day ${number}`)
    expect(await buy.count()).toBe(0)
  }
  await selector(page).getByRole('button', { name: 'Day 4' }).click()
  await buy.waitFor()
  expect(await buy.getAttribute('href')).toBe('/buy-ticket?experience=worldcup2026')
  const byPost = panel(page).getByRole('link', { name: 'Enter free by post' })
  expect(await byPost.getAttribute('href')).toBe('/free-entry')
})

test('the next picture is decoded before it slides in', async () => {
  const page = await visitStage(site, '/monaco')
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
