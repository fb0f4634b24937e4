import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, openSite } from './browser.ts'

const site = openSite()
const noon = new Date('2026-11-15T12:00:00Z')
const toasts = (page: Page) => page.locator('[data-sonner-toast]')

/** A page whose clock stands still, and on it a toast about a mistyped address. */
async function withToast(colorScheme: 'light' | 'dark'): Promise<Page> {
  const { page } = await site.arrive({ colorScheme })
  await page.clock.install({ time: new Date(noon.getTime() - 60_000) })
  await page.clock.pauseAt(noon)
  await page.goto('/experiences')
  await hydrated(page)
  await page.getByLabel('E-mail address').fill('reader@nowhere')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  // The toaster itself waits a tick before it shows anything, so the clock goes on in small steps.
  const asked = toasts(page).filter({ hasText: 'Please enter a valid e-mail address.' })
  await expect
    .poll(async () => {
      await page.clock.runFor(10)
      return asked.count()
    })
    .toBe(1)
  return page
}

test('a toast stands for 4000 ms', async () => {
  const page = await withToast('light')
  await page.clock.runFor(3900)
  expect(await toasts(page).getAttribute('data-removed')).toBe('false')
  await page.clock.runFor(100)
  await page.clock.runFor(500)
  await expect.poll(() => toasts(page).count()).toBe(0)
})

test.each(['light', 'dark'] as const)('a toast follows a system that is %s', async (colorScheme) => {
  const page = await withToast(colorScheme)
  expect(await page.locator('[data-sonner-toaster]').getAttribute('data-sonner-theme')).toBe(colorScheme)
})
