import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type openSite, phone, resize } from './browser.ts'

/** What axe finds wrong with a page as it stands. */
export async function faults(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    // Of what is well nobody needs the list, and in one pass no second page is opened to put frames together.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ target }) => target.join(' '))
        .join(' | ')}`,
  )
}

/** Several files share this, so that the slowest check of all uses every core. */
export function everyPageIsAccessible(site: ReturnType<typeof openSite>, paths: readonly string[]): void {
  test.each(paths)(
    '%s is accessible and quiet on a desktop and a phone, and nowhere too wide',
    async (path) => {
      const { page, complaints } = await site.visit(path)
      expect(await faults(page), 'on a desktop').toEqual([])
      await resize(page, phone.viewport)
      expect(await faults(page), 'on a phone').toEqual([])
      for (const width of [390, 320]) {
        await resize(page, { width, height: 640 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
      expect(complaints).toEqual([])
    },
  )
}
