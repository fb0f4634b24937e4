import { expect, test } from 'vitest'
import { brand } from '../../src/content/brand.ts'
import { desktop, openSite, phone, resize } from './browser.ts'
import { faintWords, faintWordsOverPictures, screens } from './contrast.ts'
import { accountPaths, journeyPaths, readingPaths } from './public-paths.ts'

const site = openSite()

test.each([...readingPaths, ...journeyPaths, ...accountPaths])(
  'whoever reads %s can read every word that lies on a picture, on four screens',
  async (path) => {
    const { page } = await site.visit(path)
    await page.waitForLoadState('networkidle')
    for (const screen of screens) {
      await resize(page, screen)
      expect(await faintWordsOverPictures(page), `${screen.width} wide`).toEqual([])
    }
  },
)

test('whoever walks past the ten trips can read the name of each on its picture', async () => {
  const { page } = await site.visit('/', { reducedMotion: 'no-preference' })
  const trips = page.getByRole('list').filter({ hasText: 'First light' }).getByRole('listitem')
  // Its pictures are those of the first days, which are judged on four screens already.
  for (const screen of [phone.viewport, desktop.viewport]) {
    await resize(page, screen)
    for (const trip of await trips.all()) {
      await trip.evaluate((item) => {
        const { top, height } = item.getBoundingClientRect()
        scrollTo({ top: scrollY + top + height * 0.7, behavior: 'instant' })
      })
      expect(await faintWords(page), `${screen.width} wide`).toEqual([])
    }
  }
})

test('whoever looks at a picture in the viewer can read its caption and its number, on four screens', async () => {
  const { page } = await site.visit(brand.momentsPath)
  await page.getByRole('button', { name: 'Open' }).first().click()
  for (const screen of screens) {
    await resize(page, screen)
    expect(await faintWords(page), `${screen.width} wide`).toEqual([])
  }
})
