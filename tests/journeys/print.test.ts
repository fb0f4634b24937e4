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

/** A member looks at the receipt of what they have just bought: the page and its address. */
async function receiptOf(quantity: string) {
  const { page } = await returningMember(site, '/buy-ticket?experience=monaco')
  const buy = page.getByRole('button', { name: 'Proceed to Payment' })
  await expect.poll(() => buy.isEnabled()).toBe(true)
  await page.getByLabel('Quantity').fill(quantity)
  await buy.click()
  await page.waitForURL('**/thank-you?order=*')
  return { page, path: `/receipt${new URL(page.url()).search}` }
}

async function printed(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return { pdf, pages: pdf.match(/\/Type\s*\/Page\b/g)?.length }
}

test('a printed receipt is the receipt alone, ink on white, on one page of A4', async () => {
  const { page, path } = await receiptOf('20')

  await page.goto('/experiences')
  await page.getByLabel('E-mail address').fill('printer@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const toast = page.getByText('Check your inbox. We have sent a link to confirm.')
  await toast.waitFor()
  await toast.hover()
  await goInside(page, path)
  await page.getByRole('button', { name: 'Print receipt' }).waitFor()
  expect(await toast.isVisible()).toBe(true)

  await page.emulateMedia({ media: 'print' })
  expect(await wordsOutside(page)).toEqual([])
  const receipt = page.getByRole('article')
  await receipt.getByText('Receipt', { exact: true }).waitFor()
  await receipt.getByText('000020').first().waitFor()
  await receipt.getByRole('table').waitFor()
  const colours = await receipt.evaluate((article) =>
    [document.documentElement, document.body, article].map((part) => getComputedStyle(part).backgroundColor),
  )
  expect(new Set(colours)).toEqual(new Set(['rgba(0, 0, 0, 0)']))
  const inks = await receipt
    .locator('dt, dd, p, h2, h3, th, td')
    .evaluateAll((all) => all.map((part) => getComputedStyle(part).color))
  expect(new Set(inks)).toEqual(new Set(['rgb(0, 0, 0)']))

  const { pdf, pages } = await printed(page)
  expect(pages).toBe(1)
  const [, , width, height] = /\/MediaBox\s*\[([\d. ]+)\]/.exec(pdf)?.[1]?.split(' ').map(Number) ?? []
  expect(Math.round(((width ?? 0) / 72) * 25.4)).toBe(210)
  expect(Math.round(((height ?? 0) / 72) * 25.4)).toBe(297)
})

test('the seals of fifty numbers need no third page', async () => {
  const { page, path } = await receiptOf('50')
  await page.goto(path)
  await page.getByRole('row').nth(50).waitFor()
  expect((await printed(page)).pages).toBe(2)
})
