import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, hydrated, openSite, phone } from './browser.ts'

const site = openSite()
const noon = new Date('2026-11-15T12:00:00Z')

const splash = (page: Page) => page.getByTestId('splash')
const markInRing = (page: Page) => splash(page).locator('svg')
const markInBar = (page: Page) => page.getByRole('banner').locator('svg').first()

/** A newcomer's empty page. Timers and the loader's animations stand still until the test moves them. */
async function newcomer(options: Parameters<typeof site.arrive>[0] = {}) {
  const visitor = await site.arrive({ firstVisit: true, reducedMotion: 'no-preference', ...options })
  await visitor.page.clock.install({ time: new Date(noon.getTime() - 60_000) })
  await visitor.page.clock.pauseAt(noon)
  await visitor.page.addInitScript(() =>
    addEventListener('animationstart', ({ animationName, target }) => {
      const overlay = animationName === 'splash-ring' && (target as Element).closest('[data-testid=splash]')
      if (overlay) for (const motion of overlay.getAnimations({ subtree: true })) motion.pause()
    }),
  )
  return visitor
}

/** Every motion of the loader: how long it waits, how long it takes and where it is. */
const motions = (page: Page) =>
  splash(page).evaluate((overlay) =>
    overlay.getAnimations({ subtree: true }).map((motion) => ({
      name: (motion as CSSAnimation).animationName,
      delay: motion.effect?.getTiming().delay,
      duration: motion.effect?.getTiming().duration,
      now: motion.currentTime,
    })),
  )

/** The ring has been painted: what counts from there on has begun. */
async function ringShows(page: Page) {
  await expect
    .poll(() =>
      splash(page).evaluate((overlay) =>
        overlay.getAnimations({ subtree: true }).map((motion) => motion.playState),
      ),
    )
    .toContain('paused')
}

async function moveTo(page: Page, moment: number) {
  await splash(page).evaluate((overlay, ms) => {
    for (const motion of overlay.getAnimations({ subtree: true })) motion.currentTime = ms
  }, moment)
}

async function middleOf(mark: ReturnType<typeof markInBar>) {
  const box = await mark.boundingBox()
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
}

const screens = [phone.viewport, { width: 1024, height: 768 }, { width: 1280, height: 800 }, desktop.viewport]

test.each(screens)(
  'a circular progress ring (2 s) surrounds the logo, which then flies to the navigation logo in 1.2 s: %o',
  async (viewport) => {
    const { page } = await newcomer({ viewport })
    await page.goto('/')
    const timing = Object.fromEntries((await motions(page)).map((motion) => [motion.name, motion]))
    expect(timing['splash-ring']).toMatchObject({ delay: 0, duration: 2000 })
    expect(timing['splash-flight']).toMatchObject({ delay: 2000, duration: 1200 })

    const middle = { x: viewport.width / 2, y: viewport.height / 2 }
    for (const moment of [0, 1999]) {
      await moveTo(page, moment)
      const mark = await middleOf(markInRing(page))
      expect(mark?.x).toBeCloseTo(middle.x, 0)
      expect(mark?.y).toBeCloseTo(middle.y, 0)
    }
    await moveTo(page, 3199)
    const landed = await middleOf(markInRing(page))
    const place = await middleOf(markInBar(page))
    expect(landed?.x).toBeCloseTo(place?.x ?? 0, 0)
    expect(landed?.y).toBeCloseTo(place?.y ?? 0, 0)
    expect(landed?.width).toBeCloseTo(place?.width ?? 0, 0)
  },
)

/** A line so slow that React never comes. */
async function withoutApplication(page: Page) {
  await page.route('**/assets/*.js', (route) => route.abort())
}

test('ring and flight run from the same moment, even when the application never comes', async () => {
  const { page } = await newcomer()
  await withoutApplication(page)
  await page.goto('/')
  const all = await motions(page)
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['splash-ring', 'splash-flight']))
  expect(new Set(all.map(({ now }) => now)).size).toBe(1)
})

test.each(['with', 'without'])('it hides after 4 seconds, %s the application', async (how) => {
  const { page } = await newcomer()
  if (how === 'without') await withoutApplication(page)
  await page.goto('/')
  await ringShows(page)
  await page.clock.runFor(3900)
  expect(await splash(page).isVisible()).toBe(true)
  await page.clock.runFor(100)
  expect(await splash(page).isVisible()).toBe(false)
})

test('it hides on its completion, and the logo in the bar is there', async () => {
  const { page } = await newcomer()
  await page.goto('/')
  expect(await markInBar(page).isVisible()).toBe(false)
  await splash(page).evaluate((overlay) => {
    for (const motion of overlay.getAnimations({ subtree: true })) motion.finish()
  })
  await splash(page).waitFor({ state: 'hidden' })
  expect(await markInBar(page).isVisible()).toBe(true)
})

const skips: Record<string, (page: Page) => Promise<void>> = {
  'a key': (page) => page.keyboard.press('Shift'),
  'a press': (page) => page.mouse.click(700, 700),
  'the wheel': (page) => page.mouse.wheel(0, 10),
}

test.each(Object.keys(skips))('%s skips the loader and cancels the flight', async (way) => {
  const { page, complaints } = await newcomer()
  await page.goto('/')
  await hydrated(page)
  await skips[way]?.(page)
  await splash(page).waitFor({ state: 'hidden' })
  await page.clock.runFor(4000)
  expect(await motions(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a visitor who asked for less motion sees no flight, and the page when the ring would have closed', async () => {
  const { page } = await newcomer({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect((await motions(page)).map(({ name }) => name)).not.toContain('splash-flight')
  const ends = await splash(page).evaluate((overlay) =>
    overlay
      .getAnimations({ subtree: true })
      .filter((motion) => (motion as CSSAnimation).animationName === 'splash-lifts')
      .map((motion) => Math.round(Number(motion.effect?.getComputedTiming().endTime) / 100)),
  )
  expect(ends).toEqual([20])
})

test('the page under the loader is already there', async () => {
  const { page } = await newcomer()
  await page.goto('/')
  expect(await page.getByRole('link', { name: 'Explore Experiences' }).isVisible()).toBe(true)
})

test('when it shows, it is marked as shown for the session', async () => {
  const { page } = await newcomer()
  await page.goto('/')
  expect(await splash(page).isVisible()).toBe(true)
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await splash(page).isVisible()).toBe(false)
})

test.each([
  ['http://localhost:1/somewhere', false],
  ['http://www.localhost/somewhere', false],
  ['https://search.example/', true],
  ['https://notlocalhost/', true],
])('a visitor who comes from %s sees the loader: %s', async (referer, expected) => {
  const { page } = await newcomer()
  await page.goto('/', { referer })
  expect(await splash(page).isVisible()).toBe(expected)
})

test.each(['about:client', 'android-app://com.google.android.gm/', 'not an address', ''])(
  'a referrer of “%s” is not this site',
  async (referrer) => {
    const { page, complaints } = await newcomer()
    await page.addInitScript((text) => {
      Object.defineProperty(document, 'referrer', { get: () => text })
    }, referrer)
    await page.goto('/')
    expect(await splash(page).isVisible()).toBe(true)
    expect(complaints).toEqual([])
  },
)

test('it applies on the home page only, and shows there when a first visit began on another page', async () => {
  const { page, complaints } = await newcomer()
  await page.goto('/faq', { referer: 'https://search.example/' })
  await hydrated(page)
  expect(await splash(page).count()).toBe(0)
  const links = page.getByRole('navigation', { name: 'Main' })
  await links.getByRole('link', { name: 'Home' }).click()
  await ringShows(page)
  expect((await motions(page)).map(({ name }) => name)).toContain('splash-flight')
  await page.clock.runFor(4000)
  await splash(page).waitFor({ state: 'hidden' })

  await links.getByRole('link', { name: 'FAQ' }).click()
  await page.waitForURL('**/faq')
  await links.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { level: 1, name: 'Win the journey.' }).waitFor()
  expect(await splash(page).isVisible()).toBe(false)
  expect(complaints).toEqual([])
})

test('who came to another page from this site sees no loader on the way home', async () => {
  const { page } = await newcomer()
  await page.goto('/faq', { referer: `${site.host().url}/about` })
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { level: 1, name: 'Win the journey.' }).waitFor()
  expect(await splash(page).isVisible()).toBe(false)
})
