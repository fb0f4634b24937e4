import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { hydrated, type openSite } from './browser.ts'

type Site = ReturnType<typeof openSite>

const noon = new Date('2026-11-15T12:00:00Z')

/** An experience page whose clock stands still until the journey lets it run. */
export async function visitStage(
  site: Site,
  path: string,
  options: Parameters<Site['visit']>[1] = {},
): Promise<Page> {
  const { page } = await site.arrive({ reducedMotion: 'no-preference', ...options })
  await page.clock.install({ time: new Date(noon.getTime() - 60_000) })
  await page.clock.pauseAt(noon)
  await page.goto(path)
  await hydrated(page, '.stage')
  return page
}

export const stage = (page: Page) => page.locator('.stage')
export const panel = (page: Page) => page.locator('.stage-panel')
export const selector = (page: Page) => page.getByRole('navigation', { name: 'Days' })

export async function boxOf(place: Locator) {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
  return { top: y, bottom: y + height, left: x, right: x + width, width }
}

export async function day(page: Page): Promise<string> {
  return (await page.locator('.day-panel[data-shown]').getAttribute('aria-label')) ?? ''
}

export async function expectDay(page: Page, label: string): Promise<void> {
  await expect.poll(() => day(page)).toBe(label)
}

export const slideMs = (page: Page) =>
  stage(page).evaluate((element) => element.style.getPropertyValue('--slide'))
