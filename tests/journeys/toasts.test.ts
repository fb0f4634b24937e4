import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, openSite } from './browser.ts'

const site = openSite()
const noon = new Date('2026-11-15T12:00:00Z')
const toasts = (page: Page) => page.locator('[data-sonner-toast]')
const newest = (page: Page) => page.locator('[data-sonner-toast][data-front=true]')
const now = (page: Page) => page.evaluate(() => Date.now())

/** A page whose clock stands still, with a mistyped address in its form. */
async function withMistake(colorScheme: 'light' | 'dark'): Promise<Page> {
  const { page } = await site.arrive({ colorScheme })
  await page.clock.install({ time: new Date(noon.getTime() - 60_000) })
  await page.clock.pauseAt(noon)
  await page.goto('/experiences')
  await hydrated(page)
  await page.getByLabel('E-mail address').fill('reader@nowhere')
  return page
}

/** Sends the mistake, and says when the toast about it came. */
async function toast(page: Page): Promise<number> {
  const before = await toasts(page).count()
  await page.getByRole('button', { name: 'Subscribe' }).click()
  // The toaster itself waits a tick before it shows anything, so the clock goes on in small steps.
  const asked = toasts(page).filter({ hasText: 'Please enter a valid e-mail address.' })
  await expect
    .poll(async () => {
      await page.clock.runFor(10)
      return asked.count()
    })
    .toBe(before + 1)
  return now(page)
}

test('at most three toasts are to be seen, and each stands for four seconds', async () => {
  const page = await withMistake('light')
  for (let count = 1; count <= 3; count += 1) {
    await toast(page)
    await page.clock.runFor(500)
  }
  const last = await toast(page)
  expect(await toasts(page).count()).toBe(4)
  expect(await page.locator('[data-sonner-toast][data-visible=true]').count()).toBe(3)
  await page.clock.runFor(last + 3900 - (await now(page)))
  await expect.poll(() => toasts(page).count()).toBe(1)
  expect(await newest(page).getAttribute('data-removed')).toBe('false')
  await page.clock.runFor(100)
  await expect.poll(() => newest(page).getAttribute('data-removed')).toBe('true')
  await page.clock.runFor(500)
  await expect.poll(() => toasts(page).count()).toBe(0)
})

test.each(['light', 'dark'] as const)('a toast follows a system that is %s', async (colorScheme) => {
  const page = await withMistake(colorScheme)
  await toast(page)
  expect(await page.locator('[data-sonner-toaster]').getAttribute('data-sonner-theme')).toBe(colorScheme)
})
