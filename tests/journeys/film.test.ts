import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from './access.ts'
import { desktop, hydrated, openSite, phone } from './browser.ts'

const site = openSite()

const hero = (page: Page) => page.locator('section[data-hero]')
const watch = (page: Page) => hero(page).getByRole('button', { name: 'Watch the film' })
const film = (page: Page) => page.getByRole('dialog', { name: 'Wanderwish: the film' })

/** A visitor of the home page whose third-party player is the test's own. */
async function filmgoer(options: Parameters<typeof site.visit>[1] = {}) {
  // Coming from this site spares them the loader; the usual way reaches into the player's frame, too.
  const { page, complaints } = await site.arrive({ firstVisit: true, ...options })
  const asked: string[] = []
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ body: '<p>film</p>', contentType: 'text/html' })
  })
  await page.goto('/', { referer: `${site.host().url}/about` })
  await hydrated(page)
  return { page, complaints, asked }
}

test.each([
  ['phone', phone],
  ['phone held sideways', { ...phone, viewport: { width: 844, height: 390 } }],
  ['small phone held sideways', { ...phone, viewport: { width: 667, height: 375 } }],
  ['desktop', desktop],
])(
  'on a %s the first screen has a headline, a promo video and an Explore Experiences button',
  async (_, screen) => {
    const { page, asked } = await filmgoer(screen)
    for (const part of [
      hero(page).getByRole('heading', { level: 1 }),
      watch(page),
      hero(page).getByRole('link', { name: 'Explore Experiences' }),
    ]) {
      const box = await part.boundingBox()
      expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.viewport.height)
    }
    expect(asked).toEqual([])
    await watch(page).click()
    const player = film(page).locator('iframe')
    await player.waitFor()
    expect(await player.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//)
    await player.contentFrame().getByText('film').waitFor()
    expect(await faults(page)).toEqual([])
  },
)

test('the third-party player is asked for only when somebody presses play', async () => {
  const { page, asked } = await filmgoer()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.waitForLoadState('networkidle')
  expect(await page.locator('iframe').count()).toBe(0)
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Play the film' }).click()
  await expect.poll(() => asked.length).toBe(1)
})

const waysOut: Record<string, (page: Page) => Promise<void>> = {
  'its button': (page) => page.getByRole('button', { name: 'Close the film' }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a press beside it': (page) => page.mouse.click(20, 450),
}

test.each(Object.keys(waysOut))(
  'the film closes by %s: it stops, and the focus is back on its button',
  async (way) => {
    const { page, complaints } = await filmgoer()
    await watch(page).press('Enter')
    await film(page).locator('iframe').waitFor()
    await waysOut[way]?.(page)
    await film(page).waitFor({ state: 'hidden' })
    expect(await page.locator('iframe').count()).toBe(0)
    expect(await watch(page).evaluate((button) => button === document.activeElement)).toBe(true)
    expect(complaints).toEqual([])
  },
)
