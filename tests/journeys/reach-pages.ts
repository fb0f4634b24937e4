import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, type openSite, phone, resize } from './browser.ts'
import {
  lostInForcedColours,
  lostWithWideLetters,
  misnamed,
  outOfReach,
  stillMoving,
  tooSmallToTouch,
} from './reach.ts'

/** A screen of 1280 × 1024 as somebody sees it who enlarges it twice and four times. */
const zoomed = [
  ['200 %', { width: 640, height: 512 }],
  ['400 %', { width: 320, height: 256 }],
] as const

/** Everything that is asked of a page as it stands, from a desktop to a phone and back. */
export async function expectWithinReach(page: Page): Promise<void> {
  expect.soft(await stillMoving(page), 'with less motion').toEqual([])
  expect.soft(await misnamed(page), 'by name').toEqual([])
  await resize(page, { width: 1280, height: 900 })
  expect.soft(await lostWithWideLetters(page), 'letters set apart on a desktop').toEqual([])
  await resize(page, phone.viewport)
  expect.soft(await lostWithWideLetters(page), 'letters set apart on a phone').toEqual([])
  expect.soft(await tooSmallToTouch(page), 'by finger').toEqual([])
  expect.soft(await lostInForcedColours(page), 'in forced colours on a phone').toEqual([])
  for (const [zoom, size] of zoomed) {
    await resize(page, size)
    expect.soft(await outOfReach(page), `by keyboard at ${zoom}`).toEqual([])
  }
  await resize(page, desktop.viewport)
  expect.soft(await lostInForcedColours(page), 'in forced colours on a desktop').toEqual([])
}

/** Several files share this, so that both cores are used. */
export function everyPageIsWithinReach(site: ReturnType<typeof openSite>, paths: readonly string[]): void {
  test.each(paths)(
    '%s is within reach of whoever zooms, sets letters apart, touches, listens, forces colours or wants no motion',
    async (path) => {
      const { page } = await site.visit(path)
      await expectWithinReach(page)
    },
  )
}
