import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, openSite } from './browser.ts'

const site = openSite()

const wholePages = (page: Page) =>
  page.evaluate(() => ['main', 'h1'].map((name) => document.querySelectorAll(name).length))

/** What a click on such a link inside the app would do; none of our own links is spelled like this. */
async function goInside(page: Page, address: string) {
  await page.evaluate((path) => {
    history.pushState({ idx: 1, key: 'x', usr: null }, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)
}

const spellings = [
  ['/FAQ', '/faq'],
  ['/Faq/', '/faq'],
  ['//faq', '/faq'],
  ['/About', '/about'],
  ['/Wanderwish-Moments', '/wanderwish-moments'],
  ['/seychelles/Journey', '/seychelles/journey'],
  ['/Seychelles///Journey//', '/seychelles/journey'],
  ['/Monaco', '/monaco'],
  ['/EXPERIENCES', '/experiences'],
  ['/experience/Monaco', '/experience/monaco'],
  ['/Login', '/login'],
]

test.each(spellings)(
  'a known path in any case and with any slashes is the page, by one redirect to its own spelling: %s',
  async (typed, own) => {
    const { page, complaints } = await site.arrive()
    const answers: [string, number][] = []
    page.on('response', (response) => {
      if (response.request().isNavigationRequest())
        answers.push([new URL(response.url()).pathname, response.status()])
    })
    await page.goto(`${site.host().url}${typed}?from=A%2Fb#part`)
    await hydrated(page)
    expect(answers).toEqual([
      [typed, 308],
      [own, 200],
    ])
    expect(page.url()).toBe(`${site.host().url}${own}?from=A%2Fb#part`)
    expect(await wholePages(page)).toEqual([1, 1])
    expect(complaints).toEqual([])
  },
)

test.each(spellings.filter(([typed]) => !typed?.includes('//')))(
  'inside the app %s becomes its own spelling too, and shows the page',
  async (typed = '', own = '') => {
    const { page, complaints } = await site.visit('/privacy')
    await goInside(page, `${typed}?from=a`)
    await page.waitForURL(`**${own}?from=a`)
    await expect.poll(() => page.title()).not.toContain('Privacy')
    expect(await wholePages(page)).toEqual([1, 1])
    expect(complaints).toEqual([])
  },
)

test.each([
  '/no/such/place',
  '/No-Such-Place//',
  '/experience/atlantis',
  '/not-found',
  '/__spa-fallback.html',
])('an unknown address is the not-found page alone, and is logged once: %s', async (path) => {
  const { page } = await site.arrive()
  const logged: string[] = []
  page.on(
    'console',
    (message) => message.text().includes('404: nothing lives at') && logged.push(message.text()),
  )
  const response = await page.goto(path)
  await hydrated(page)
  expect(response?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
  expect(await wholePages(page)).toEqual([1, 1])
  await expect.poll(() => logged).toEqual([`404: nothing lives at ${path}`])
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.waitForURL(`${site.host().url}/`)
})

test('an unknown address inside the app is the not-found page alone, and is logged once', async () => {
  const { page } = await site.visit('/privacy')
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await goInside(page, '/No/Such/Place')
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
  expect(await wholePages(page)).toEqual([1, 1])
  expect(logged).toEqual(['404: nothing lives at /No/Such/Place'])
})
