import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSite } from './browser.ts'
import { tooWideWithLargeText } from './draw-checks.ts'

const site = openSite()

/** Where something stands on the first screen, in parts of its height. */
async function placeOf(page: Page, locator: ReturnType<Page['locator']>) {
  await locator.waitFor()
  const box = await locator.boundingBox()
  const screen = page.viewportSize()
  if (!box || !screen) throw new Error('It is not to be seen.')
  return { top: box.y / screen.height, bottom: (box.y + box.height) / screen.height, ...box }
}

const picture = (page: Page) => page.getByRole('main').getByRole('img').first()

test.each([
  ['/login', 'Email'],
  ['/signup', 'Name'],
])('on a phone %s begins with its picture, and “%s” is asked on the first screen', async (path, first) => {
  const { page } = await site.visit(path, { viewport: { width: 390, height: 844 } })
  const band = await placeOf(page, picture(page))
  expect(band.width).toBe(390)
  expect(band.bottom - band.top).toBeCloseTo(0.22, 2)
  const field = await placeOf(page, page.getByLabel(first, { exact: true }))
  expect(field.top).toBeGreaterThan(band.bottom)
  expect(field.bottom).toBeLessThan(1)
  expect(await tooWideWithLargeText(page)).toEqual([])
})

test.each([
  ['a phone', 390, 844],
  ['a tablet', 820, 1180],
])(
  'on %s the question of a letter’s link stands under a third of picture, its button in sight',
  async (_, width, height) => {
    const { page } = await site.visit('/newsletter?confirm=x', { viewport: { width, height } })
    const band = await placeOf(page, picture(page))
    expect(band.width).toBe(width)
    expect(band.bottom - band.top).toBeCloseTo(0.34, 2)
    const button = await placeOf(page, page.getByRole('button', { name: 'Yes, write to me' }))
    expect(button.bottom).toBeLessThan(1)
  },
)

test('a short page on a tablet ends where its words end, without an empty screen below them', async () => {
  const { page } = await site.visit('/login', { viewport: { width: 820, height: 1180 } })
  const band = await placeOf(page, picture(page))
  expect(band.bottom - band.top).toBeCloseTo(0.32, 2)
  expect((await placeOf(page, page.getByRole('contentinfo'))).top).toBeLessThan(1)
})
