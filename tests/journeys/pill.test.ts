import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSite, resize } from './browser.ts'
import { accountPaths, readingPaths } from './public-paths.ts'

const site = openSite()

const pill = (page: Page) => page.getByRole('timer', { name: 'Next draw' })

/** The words and controls of the page that share a pixel with the pill. */
async function coveredBy(page: Page) {
  return pill(page).evaluate((timer) => {
    const cover = timer.getBoundingClientRect()
    const meets = (box: DOMRect) =>
      box.width > 0 &&
      box.left < cover.right &&
      box.right > cover.left &&
      box.top < cover.bottom &&
      box.bottom > cover.top
    const words = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT)
    const covered: string[] = []
    for (let word = words.nextNode(); word; word = words.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(word)
      if ([...range.getClientRects()].some(meets)) covered.push(word.textContent ?? '')
    }
    for (const control of document.querySelectorAll('header a, main :is(a, button, input, summary)'))
      if (meets(control.getBoundingClientRect())) covered.push(control.outerHTML)
    return covered
  })
}

async function roomUnderBar(page: Page): Promise<number> {
  const bar = await page.getByRole('banner').boundingBox()
  const timer = await pill(page).boundingBox()
  return (timer?.y ?? Number.NaN) - (bar?.height ?? 0)
}

test.each([...readingPaths, ...accountPaths])(
  'on a desktop from 1024 px on, the countdown pill appears under the bar of %s and covers nothing',
  async (path) => {
    const { page } = await site.visit(path)
    for (const [width, height] of [
      [1024, 768],
      [1280, 800],
    ] as const) {
      await resize(page, { width, height })
      // Both move to where the new width wants them, not in the same frame.
      await expect.poll(() => roomUnderBar(page)).toBeGreaterThanOrEqual(-1)
      expect(await coveredBy(page), `at ${width} px`).toEqual([])
    }
  },
)

test.each([1024, 1440, 1920])(
  'at %i px the pill keeps to the calm side of a poster, and off the picture of the account pages',
  async (width) => {
    const { page } = await site.visit('/experiences', { viewport: { width, height: 900 } })
    const onPoster = await pill(page).boundingBox()
    expect((onPoster?.x ?? 0) + (onPoster?.width ?? 0)).toBeLessThan(width * 0.45)
    await page.goto('/login')
    const picture = await page.getByRole('main').getByRole('img').first().boundingBox()
    const besidePicture = await pill(page).boundingBox()
    expect(besidePicture?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0))
  },
)

test.each([1280, 1366, 1440])('at %i px the bar holds all of its links and Login', async (width) => {
  const { page } = await site.visit('/faq', { viewport: { width, height: 800 } })
  const boxes = await page
    .getByRole('banner')
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .map((link) => link.getBoundingClientRect())
        .filter((box) => box.bottom > 0)
        .map((box) => [box.left, box.right] as const),
    )
  expect(boxes).toHaveLength(12)
  for (const [index, [left, right]] of boxes.entries()) {
    expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.[1] ?? 0)
    expect(right).toBeLessThanOrEqual(width)
  }
})
