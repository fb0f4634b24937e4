import { expect, test } from 'vitest'
import { openSite } from './browser.ts'

const site = openSite()

test('at most three toasts are visible, each for four seconds, in the system’s theme', async () => {
  const { page } = await site.visit('/privacy', { colorScheme: 'dark' })
  await page.clock.install()
  await page.goto('/experiences')
  await page.getByLabel('E-mail address').fill('not an address@nowhere')
  const form = page.locator('form')
  await form.evaluate((element: HTMLFormElement) => element.setAttribute('novalidate', ''))
  const toasts = page.locator('[data-sonner-toast]')
  for (let count = 1; count <= 4; count += 1) {
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect.poll(() => toasts.count()).toBe(count)
  }
  expect(await page.locator('[data-sonner-toast][data-visible=true]').count()).toBe(3)
  expect(await page.locator('[data-sonner-toaster]').getAttribute('data-sonner-theme')).toBe('dark')
  await page.clock.runFor(5500)
  await expect.poll(() => page.locator('[data-sonner-toast][data-visible=true]').count()).toBeLessThan(3)
})
