import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from './access.ts'
import { hydrated, openSite, phone } from './browser.ts'

const site = openSite()
const apology = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page did not open' })

/** The code of the about page arrives, and breaks down as soon as it is drawn. */
const breakAboutPage = (page: Page) =>
  page.route('**/assets/about-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export const meta = () => []; export default () => { throw new Error('key 8f3a') }",
    }),
  )

test.each([
  ['desktop', {}],
  ['phone', phone],
])(
  'a page that breaks down is replaced by our own words, and one press brings it back (%s)',
  async (_, size) => {
    const { page } = await site.visit('/faq', size)
    await breakAboutPage(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Why Wanderwish?' }).click()
    await apology(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/about')
    expect(await page.locator('body').textContent()).not.toContain('8f3a')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    expect(await faults(page)).toEqual([])
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Why Wanderwish?' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/about')
  },
)

test('a visitor whose connection fails between two pages can go on by keyboard alone', async () => {
  const { page } = await site.visit('/faq')
  await page.route('**/*.data*', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Experiences' }).click()
  await apology(page).waitFor()
  expect(await page.title()).toBe('This page did not open · Wanderwish')
  await page.unrouteAll()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.locator('[data-hero]').getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => apology(page).count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/experiences')
})

test('or start again from the home page', async () => {
  const { page } = await site.visit('/faq')
  await breakAboutPage(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Why Wanderwish?' }).click()
  await apology(page).waitFor()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await hydrated(page)
  expect(await apology(page).count()).toBe(0)
})
