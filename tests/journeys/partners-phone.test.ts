import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { partners } from '../../src/content/partners/houses.ts'
import { faults } from './access.ts'
import { openSite, phone } from './browser.ts'

const site = openSite()
const first = partners[0]
const lineOf = (page: Page, name: string) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { name }) })

/** Opens a partner's line and reads what a card shows on a wide screen. */
async function readsAll(page: Page) {
  const line = lineOf(page, first.name)
  expect(await line.locator('img').getAttribute('src')).toBe(first.logo)
  await line.getByText('Premier', { exact: true }).waitFor()
  const benefits = line.getByText(first.partnership)
  expect(await benefits.isVisible()).toBe(false)
  await line.getByRole('heading', { name: first.name }).tap()
  await benefits.waitFor()
  await line.getByText(first.description).waitFor()
  await line.getByText('Partnership Benefits').waitFor()
  expect(await line.getByRole('list', { name: 'Locations' }).getByRole('listitem').allTextContents()).toEqual(
    first.locations,
  )
}

test('on a phone the partners are a short list, and a tap opens what a card would show', async () => {
  const { page } = await site.visit('/partners', phone)
  expect(await page.getByRole('article').count()).toBe(0)
  expect(
    await page
      .getByRole('listitem')
      .filter({ has: page.locator('details') })
      .count(),
  ).toBe(partners.length)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7000)
  await readsAll(page)
  expect(await faults(page)).toEqual([])
})

test('without scripts every partner can be opened too', async () => {
  const { page } = await site.arrive({ ...phone, javaScriptEnabled: false })
  await page.goto('/partners')
  await readsAll(page)
})

test('on a phone the categories stand in one line, with the chosen one in sight', async () => {
  const { page } = await site.visit('/partners?category=destination', phone)
  const filter = page.getByRole('group', { name: 'Show partners by category' })
  const tops = await filter
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  const chosen = filter.getByRole('button', { name: 'Destination', pressed: true })
  await expect
    .poll(async () => {
      const box = await chosen.boundingBox()
      return box && box.x >= 0 && box.x + box.width <= 390
    })
    .toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
