import { chromium, type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findChromium } from '../../scripts/chromium.ts'
import { experiences } from '../../src/content/experiences/index.ts'
import { firstPictureOf } from '../../src/features/navigation/first-picture.ts'
import { openSite } from './browser.ts'
import { browserFlags } from './browser-flags.ts'
import { readingPaths } from './public-paths.ts'

const site = openSite(undefined, { wholeBrowser: true })

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

test('pointing at a link fetches the page behind it', async () => {
  const { page } = await site.visit('/faq')
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await mainLink(page, 'Partners').hover()
  await expect.poll(() => fetched.some((path) => path.startsWith('/assets/partners-'))).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/faq')
})

test('the next page appears with its picture decoded, in one crossing', async () => {
  const { page, complaints } = await site.visit('/faq')
  await page.evaluate(() => {
    const crossings: string[] = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      crossings.push(location.pathname)
      return start(change)
    }
    Object.assign(window, { crossings })
  })
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.clock.install()
  await page.route('**/pictures/heroes/partners-*', async (route) => {
    await arrived
    await route.continue()
  })
  const asked = page.waitForRequest('**/pictures/heroes/partners-*')
  await mainLink(page, 'Partners').click()
  await asked
  expect(await page.title()).toContain('FAQ')
  arrive()
  await page.waitForURL('**/partners')
  const hero = page.locator('[data-hero] img').first()
  expect(await hero.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
    true,
  )
  expect(await page.evaluate(() => (window as unknown as { crossings: string[] }).crossings)).toHaveLength(1)
  expect(complaints).toEqual([])
})

test('a picture that does not come holds nobody up', async () => {
  const { page } = await site.visit('/faq')
  await page.route('**/pictures/heroes/partners-*', () => undefined)
  await mainLink(page, 'Partners').click()
  await page.waitForURL('**/partners')
})

test('the picture waited for is the one the page opens with', async () => {
  for (const path of [...readingPaths, '/newsletter', ...experiences.map(({ path }) => path)]) {
    const html = await (await fetch(site.host().url + path)).text()
    const [, name] = /<img[^>]*src="\/pictures\/([^"]*)-\d+\.avif"[^>]*fetchPriority="high"/i.exec(html) ?? []
    if (!name?.startsWith('heroes') && !name?.endsWith('day-1')) continue
    expect([path, firstPictureOf(path)]).toEqual([path, name])
  }
})

test('going back to a page that was left for another document brings it back as it was', async () => {
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: browserFlags,
    // Playwright has it off by itself, because its own pages do not see a page come back.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage({ baseURL: site.host().url })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.enable')
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.goto('/faq', { waitUntil: 'networkidle' })
    const back = new Promise((resolve) => {
      devtools.on('Page.frameNavigated', ({ type }) => resolve(type))
      devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
        resolve(notRestoredExplanations.map(({ reason }) => reason)),
      )
    })
    await page.evaluate(() => history.back())
    expect(await back).toBe('BackForwardCacheRestore')
  } finally {
    await browser.close()
  }
})
