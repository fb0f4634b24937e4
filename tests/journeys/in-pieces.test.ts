import { expect, test } from 'vitest'
import { openSite } from './browser.ts'
import { inTwoPieces, settled, watchMoves } from './slow-line.ts'

const site = openSite()

const screens = [
  ['a phone', { width: 390, height: 844 }],
  ['a tablet', { width: 768, height: 1024 }],
  ['a small desktop', { width: 1280, height: 800 }],
] as const
const cuts = ['<section aria-label', '<div class="stage-foot"', '<div class="stage-days"']

test.each(screens)(
  'on %s a stage that comes in two pieces stays where it was painted',
  async (_, viewport) => {
    for (const mark of cuts) {
      const line = await inTwoPieces(site.host().url, '/monaco', mark)
      const { page } = await site.arrive({ viewport, baseURL: line.url })
      const moved = await watchMoves(page)
      await page.goto('/monaco', { waitUntil: 'commit' })
      // Not before something is painted that could move.
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await settled(page)
      line.rest()
      await page.waitForLoadState('load')
      await settled(page)
      expect(await moved(), `cut before ${mark}`).toBeLessThan(0.01)
      await page.context().close()
      line.stop()
    }
  },
)
