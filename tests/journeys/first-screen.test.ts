import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSite, phone } from './browser.ts'
import { publicPaths } from './public-paths.ts'
import { heldBack, settled } from './slow-line.ts'

const site = openSite(undefined, { wholeBrowser: true })
const kilobyte = 1024

/** A phone as Lighthouse has it: 721 real pixels across. */
const commonPhone = { ...phone, viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }

/** What is fetched, as many bytes as the host would send. */
function fetchedBy(page: Page) {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  return {
    paths: () => responses.map((response) => new URL(response.url()).pathname),
    async bytes(kind: string, packed: (body: Buffer) => Buffer = brotliCompressSync) {
      const wanted = responses.filter(
        (response) => kind === 'all' || response.request().resourceType() === kind,
      )
      const sizes = wanted.map(async (response) => {
        const body = await response.body()
        return /image|font/.test(response.headers()['content-type'] ?? '') ? body.length : packed(body).length
      })
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    },
  }
}

test('a first visit to the home page on a phone keeps within its budget of bytes and requests', async () => {
  const context = await site
    .browser()
    .newContext({ ...phone, baseURL: site.host().url, deviceScaleFactor: 1.75 })
  const page = await context.newPage()
  const fetched = fetchedBy(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByText('£').first().waitFor()
  expect(await fetched.bytes('script')).toBeLessThanOrEqual(128 * kilobyte)
  expect(await fetched.bytes('script', gzipSync)).toBeLessThanOrEqual(148 * kilobyte)
  expect(await fetched.bytes('stylesheet'), 'the styles come inside the page').toBe(0)
  expect(await fetched.bytes('font')).toBeLessThanOrEqual(64 * kilobyte)
  expect(await fetched.bytes('all')).toBeLessThanOrEqual(330 * kilobyte)
  expect(fetched.paths().length).toBeLessThanOrEqual(20)
})

test('what paints comes before what runs', async () => {
  for (const path of publicPaths) {
    const html = await (await fetch(site.host().url + path)).text()
    expect([path, html.match(/rel="modulepreload"/)]).toEqual([path, null])
    expect([path, html.match(/<script[^>]* src=/)]).toEqual([path, null])
    expect([path, html.match(/rel="preload"[^>]*as="font"/g)?.length]).toEqual([path, 1])
  }
})

test('a phone is sent the picture made for its width', async () => {
  const { page } = await site.arrive(commonPhone)
  const fetched = fetchedBy(page)
  await page.goto('/', { waitUntil: 'load' })
  expect(fetched.paths().filter((path) => path.includes('heroes/home'))).toEqual([
    '/pictures/heroes/home-portrait-720.avif',
  ])
})

test('the first picture comes with one typeface; the others follow it, and later pages have them at once', async () => {
  const { page } = await site.arrive(commonPhone)
  const fetched = fetchedBy(page)
  const typefaces = () =>
    fetched.paths().flatMap((path) => /([a-z-]+)-[\w-]{8}\.woff2$/.exec(path)?.[1] ?? [])
  const arrive = await heldBack(page, '**/pictures/heroes/home-*')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect.poll(typefaces).toEqual(['cormorant'])
  await settled(page)
  expect(typefaces()).toEqual(['cormorant'])
  arrive()
  await expect.poll(() => typefaces().sort()).toEqual(['cormorant', 'cormorant-italic', 'jost'])
  await page.goto('/faq', { waitUntil: 'commit' })
  await page.locator('h1').waitFor()
  expect(await page.locator('style[media]').count()).toBe(0)
})

test.each([
  ['/', []],
  ['/experiences', ['/pictures/posters/seychelles-640.avif', '/pictures/posters/worldcup2026-640.avif']],
])(
  'the posters of %s below the first screen are fetched when the visitor moves, not before',
  async (path, atOnce) => {
    const { page } = await site.arrive({ ...commonPhone, reducedMotion: 'no-preference' })
    const fetched = fetchedBy(page)
    const posters = () => fetched.paths().filter((name) => name.includes('/posters/'))
    await page.goto(path, { waitUntil: 'networkidle' })
    // Whichever came first.
    expect(posters().sort()).toEqual(atOnce)
    await page.mouse.wheel(0, 1200)
    await expect.poll(() => posters().length).toBeGreaterThan(atOnce.length)
  },
)

test.each(['/about', '/ambassadors', '/wanderwish-moments', '/seychelles/journey'])(
  'on %s a phone is sent its first picture alone until the application has come or the visitor moves',
  async (path) => {
    const { page } = await site.arrive(commonPhone)
    const fetched = fetchedBy(page)
    const pictures = () => fetched.paths().filter((name) => name.startsWith('/pictures/'))
    await heldBack(page, '**/assets/*.js')
    await page.goto(path, { waitUntil: 'load' })
    await settled(page)
    expect(pictures()).toHaveLength(1)
    await page.mouse.wheel(0, 2000)
    await expect.poll(() => pictures().length).toBeGreaterThan(1)
  },
)

test('nothing waits any more once somebody has rested six seconds on the first screen', async () => {
  const { page } = await site.arrive(commonPhone)
  await page.clock.install()
  await page.goto('/')
  const marks = () => page.evaluate(() => Object.keys(document.documentElement.dataset))
  await expect.poll(marks).not.toContain('starting')
  expect(await marks()).toContain('still')
  await page.clock.fastForward(6000)
  expect(await marks()).not.toContain('still')
})

/** A phone on a line so slow that the application is still on its way when its owner acts. */
async function beforeTheApplication(path: string, options: Parameters<typeof site.arrive>[0] = phone) {
  const { page, complaints } = await site.arrive(options)
  const arrive = await heldBack(page, '**/assets/*.js')
  await page.goto(path)
  return { page, complaints, arrive }
}

test('a press before the application has come is answered when it has', async () => {
  const { page, complaints, arrive } = await beforeTheApplication('/faq')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  expect(await page.getByRole('dialog').count()).toBe(0)
  arrive()
  await page.getByRole('dialog').getByRole('link', { name: 'Experiences' }).waitFor()
  expect(complaints).toEqual([])
})

test('a link pressed before the application has come leads on without it', async () => {
  const { page } = await beforeTheApplication('/faq')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().tap()
  await page.waitForURL('**/privacy')
})

test('a form sent before the application has come keeps its words and is sent by it', async () => {
  const { page, arrive } = await beforeTheApplication('/experiences')
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('early@example.org')
  await page.getByRole('textbox', { name: 'E-mail address' }).press('Enter')
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/experiences')
  arrive()
  await page.getByText('Check your inbox. We have sent a link to confirm.').waitFor()
})

test('an arrow key pressed before the application has come turns the page of a trip', async () => {
  const { page, arrive } = await beforeTheApplication('/seychelles', {})
  await page.keyboard.press('ArrowRight')
  arrive()
  await page.getByText('Day two of seven').waitFor()
})

test('whoever does nothing has a page that answers all the same', async () => {
  const { page } = await site.arrive(phone)
  await page.goto('/faq', { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.getByRole('dialog').waitFor()
})

test('whoever turns the page with the arrow down key is not held up while the application comes', async () => {
  const { page } = await beforeTheApplication('/faq', {})
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

test('an application that cannot be fetched takes nothing from the page', async () => {
  const { page } = await site.arrive({})
  await page.route('**/assets/*.js', (route) => route.abort())
  const gaveUp = page.waitForEvent('pageerror')
  await page.goto('/faq')
  await page.mouse.move(300, 300)
  await gaveUp
  const isAnswered = await page.evaluate(() =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
    ),
  )
  expect(isAnswered, 'nobody keeps the key any more').toBe(true)
})
