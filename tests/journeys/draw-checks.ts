import type { Page } from 'playwright-core'
import { phone, resize } from './browser.ts'

/** A file as a visitor chooses it from their disk. */
export const file = (text: string, name = 'draw.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

export const held = (page: Page) => page.getByRole('img', { name: 'Holds', exact: true })

export const verdict = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

/** What of the page leaves a phone's screen when somebody doubles the size of all text. */
export async function tooWideWithLargeText(page: Page): Promise<string[]> {
  await resize(page, phone.viewport)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  // Where motion is reduced, every change still takes a millisecond.
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px')
  return page.evaluate(() =>
    [...document.querySelectorAll('main :not(svg *), footer :not(svg *)')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 200)),
  )
}
