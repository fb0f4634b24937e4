import { expect, test } from 'vitest'
import { faults } from './access.ts'
import { openSite, phone } from './browser.ts'

const site = openSite()

test('on a phone every open draw says by when a letter must arrive, and nothing is cut off', async () => {
  const { page } = await site.visit('/free-entry', phone)
  const draw = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Monaco Grand Prix VIP' }),
  })
  await draw.waitFor()
  expect(await draw.getByRole('term').allTextContents()).toEqual([
    'Letters must arrive by',
    'Drawn',
    'Most per person',
    'Entries so far',
  ])
  for (const fact of await draw.getByRole('definition').all()) {
    const { right } = await fact.evaluate((element) => element.getBoundingClientRect())
    expect(right).toBeLessThanOrEqual(phone.viewport.width)
  }
  const widest = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(widest).toBe(phone.viewport.width)
  expect(await faults(page)).toEqual([])
})
