import { expect, test } from 'vitest'
import { openSite } from './browser.ts'
import { publicPaths } from './public-paths.ts'
import { heldBack, settled, watchMoves } from './slow-line.ts'

const site = openSite()

/** How far the words and pictures of a page moved when its typefaces came after everything else. */
async function movedByLateTypefaces(path: string, viewport: { width: number; height: number }) {
  const { page } = await site.arrive({ viewport })
  const arrive = await heldBack(page, '**/*.woff2')
  const moved = await watchMoves(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => !('starting' in document.documentElement.dataset))
  await settled(page)
  arrive()
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'Jost' && status === 'loaded'),
  )
  await page.evaluate(() => document.fonts.ready)
  await settled(page)
  const share = await moved()
  await page.context().close()
  return share
}

test.each([
  ['a phone', { width: 390, height: 844 }],
  ['a tablet', { width: 768, height: 1024 }],
  ['a small desktop', { width: 1280, height: 800 }],
])('on %s a page stays where it is when its typefaces come late', async (_, viewport) => {
  const moved: [string, number][] = []
  for (const path of publicPaths) moved.push([path, await movedByLateTypefaces(path, viewport)])
  expect(moved.filter(([, share]) => share > 0.01)).toEqual([])
})
