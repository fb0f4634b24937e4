import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSite } from './browser.ts'
import { returningMember } from './signed-in.ts'

const site = openSite()

/** Shows a path inside the running application, so that a toast stays where it is. */
async function goInside(page: Page, path: string) {
  await page.evaluate((address) => {
    history.pushState({ idx: 1, key: 'x', usr: null }, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
}

const wordsOutside = (page: Page) =>
  page.evaluate(() => {
    const words: string[] = []
    for (const part of document.querySelectorAll<HTMLElement>('body *')) {
      const own = [...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const said = own.map(({ textContent }) => textContent?.trim()).join('')
      if (said && part.checkVisibility() && !part.closest('.receipt')) words.push(said)
    }
    return words
  })

test('a printed receipt is the receipt alone, ink on white, on one page of A4', async () => {
  const { page } = await returningMember(site, '/buy-ticket?experience=monaco')
  const buy = page.getByRole('button', { name: 'Proceed to Payment' })
  await expect.poll(() => buy.isEnabled()).toBe(true)
  await page.getByLabel('Quantity').fill('20')
  await buy.click()
  await page.waitForURL('**/thank-you?order=*')
  const { search } = new URL(page.url())

  await page.goto('/experiences')
  await page.getByLabel('E-mail address').fill('printer@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const toast = page.getByText('Check your inbox. We have sent a link to confirm.')
  await toast.waitFor()
  await toast.hover()
  await goInside(page, `/receipt${search}`)
  await page.getByRole('button', { name: 'Print receipt' }).waitFor()
  expect(await toast.isVisible()).toBe(true)

  await page.emulateMedia({ media: 'print' })
  expect(await wordsOutside(page)).toEqual([])
  const receipt = page.getByRole('article')
  await receipt.getByText('Receipt', { exact: true }).waitFor()
  await receipt.getByText('000020').waitFor()
  const colours = await receipt.evaluate((article) =>
    [document.documentElement, document.body, article].map((part) => getComputedStyle(part).backgroundColor),
  )
  expect(new Set(colours)).toEqual(new Set(['rgba(0, 0, 0, 0)']))
  const inks = await receipt
    .locator('dt, dd, p, h2')
    .evaluateAll((all) => all.map((part) => getComputedStyle(part).color))
  expect(new Set(inks)).toEqual(new Set(['rgb(0, 0, 0)']))

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const [, , width, height] = /\/MediaBox\s*\[([\d. ]+)\]/.exec(pdf)?.[1]?.split(' ').map(Number) ?? []
  expect(Math.round(((width ?? 0) / 72) * 25.4)).toBe(210)
  expect(Math.round(((height ?? 0) / 72) * 25.4)).toBe(297)
})
