import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { galleryGroups } from '../../src/content/gallery/chapters.ts'
import { faults } from './access.ts'
import { openSite, phone } from './browser.ts'
import { drag, pinch } from './touch.ts'

const site = openSite()
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Picture viewer' })
const pictures = (page: Page) => page.getByRole('button', { name: /^Open picture/ })
const counter = (page: Page) => viewer(page).getByText(/^\d+ of 74$/)

test('the gallery shows nine captioned groups of 6, 8, 7, 5, 5, 5, 4, 13 and 21 pictures', async () => {
  const { page } = await site.visit('/wanderwish-moments')
  const titles = [
    'Seychelles Paradise',
    'Monaco Grand Prix',
    'Lagos Diaspora Experience',
    'World Cup 2026',
    'F1 Racing Experience',
    'Wanderwish Day 1',
    'Wish Forward',
    'Filipino Diaspora Experience',
    'Indian Diaspora Experience',
  ]
  const counts: number[] = []
  for (const name of titles)
    counts.push(await page.getByRole('region', { name, exact: true }).getByRole('button').count())
  expect(counts).toEqual([6, 8, 7, 5, 5, 5, 4, 13, 21])
})

test('the pictures load lazily', async () => {
  const { page } = await site.visit('/wanderwish-moments')
  const ways = await page
    .getByRole('main')
    .locator('section img')
    .evaluateAll((all) => all.slice(1).map((image) => (image as HTMLImageElement).loading))
  expect(new Set(ways)).toEqual(new Set(['lazy']))
})

test('a picture opens the full-screen viewer, with close, previous, next and n of total', async () => {
  const { page } = await site.visit('/wanderwish-moments')
  await pictures(page).nth(2).click()
  await counter(page).filter({ hasText: '3 of 74' }).waitFor()
  expect(await viewer(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
  await viewer(page).getByRole('button', { name: 'Next picture' }).first().click()
  await counter(page).filter({ hasText: '4 of 74' }).waitFor()
  await viewer(page).getByRole('button', { name: 'Previous picture' }).first().click()
  await counter(page).filter({ hasText: '3 of 74' }).waitFor()
  await viewer(page).getByRole('button', { name: 'Close' }).click()
  await viewer(page).waitFor({ state: 'hidden' })
})

test('previous and next wrap around across all groups, by the arrow keys too', async () => {
  const { page } = await site.visit('/wanderwish-moments')
  await pictures(page).first().click()
  await page.keyboard.press('ArrowLeft')
  await counter(page).filter({ hasText: '74 of 74' }).waitFor()
  const last = galleryGroups.at(-1)?.images.at(-1)?.alt ?? 'missing'
  await viewer(page).getByText(last).waitFor()
  await page.keyboard.press('ArrowRight')
  await counter(page).filter({ hasText: '1 of 74' }).waitFor()
})

test('Escape closes the viewer and gives the focus back to the picture it came from', async () => {
  const { page } = await site.visit('/wanderwish-moments')
  const fourth = pictures(page).nth(3)
  await fourth.press('Enter')
  await viewer(page).waitFor()
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
    )
    expect(inside, 'the focus stays in the viewer').toBe(true)
  }
  await page.keyboard.press('Escape')
  await viewer(page).waitFor({ state: 'hidden' })
  expect(await fourth.evaluate((element) => element === document.activeElement)).toBe(true)
})

async function openOnPhone(): Promise<Page> {
  const { page } = await site.visit('/wanderwish-moments', phone)
  await pictures(page).nth(2).tap()
  await counter(page).filter({ hasText: '3 of 74' }).waitFor()
  return page
}

test('on a phone a sideways swipe with one finger goes on to the next picture, and back', async () => {
  const page = await openOnPhone()
  await drag(page, { x: 300, y: 400 }, { x: 200, y: 430 })
  await counter(page).filter({ hasText: '4 of 74' }).waitFor()
  await drag(page, { x: 100, y: 400 }, { x: 200, y: 400 })
  await counter(page).filter({ hasText: '3 of 74' }).waitFor()
})

test('on a phone two fingers that enlarge a picture do not leave it', async () => {
  const page = await openOnPhone()
  await pinch(page, { x: 195, y: 400 })
  expect(await counter(page).textContent()).toBe('3 of 74')
})

test('on a phone a finger that comes to the edge of an enlarged picture does not leave it', async () => {
  const page = await openOnPhone()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(2)
  await drag(page, { x: 100, y: 400 }, { x: 200, y: 400 })
  expect(await counter(page).textContent()).toBe('3 of 74')
})

test('on a phone a mostly vertical drag does not leave the picture', async () => {
  const page = await openOnPhone()
  await drag(page, { x: 200, y: 300 }, { x: 140, y: 460 })
  expect(await counter(page).textContent()).toBe('3 of 74')
})

test('on a phone held upright a picture fills the width five parts high to four, and a tap shows the whole', async () => {
  const page = await openOnPhone()
  const picture = viewer(page).getByRole('img')
  const wholeButton = viewer(page).getByRole('button', { name: 'Show the whole picture' })
  const height = async () => Math.round((await picture.boundingBox())?.height ?? 0)
  expect(await height()).toBe(Math.round((390 * 5) / 4))
  await picture.tap()
  await expect.poll(height).toBe(Math.round((390 * 9) / 16))
  expect(await wholeButton.getAttribute('aria-pressed')).toBe('true')
  await wholeButton.press('Enter')
  await expect.poll(height).toBe(Math.round((390 * 5) / 4))
  expect(await counter(page).textContent()).toBe('3 of 74')
  expect(await faults(page)).toEqual([])
})

test('on a phone a chapter opens with one picture as wide as the page, and no picture is left with half a row', async () => {
  const { page } = await site.visit('/wanderwish-moments', phone)
  for (const { title } of galleryGroups) {
    const tiles = page.getByRole('region', { name: title, exact: true }).getByRole('button')
    const boxes = await tiles.evaluateAll((all) =>
      all.map((tile) => {
        const { left, width, height } = tile.getBoundingClientRect()
        return { left, width, height }
      }),
    )
    expect(boxes[0]?.width, title).toBeGreaterThan(340)
    expect(Math.min(...boxes.map(({ height }) => height)), title).toBeGreaterThan(160)
    const halves = boxes.filter(({ width }) => width < 200)
    const [left, right] = [halves.filter((box) => box.left < 100), halves.filter((box) => box.left > 100)]
    expect(left.length, title).toBe(right.length)
  }
})

test('the calls to action lead to the experiences and to tickets', async () => {
  const { page } = await site.visit('/wanderwish-moments')
  const main = page.getByRole('main')
  expect(await main.getByRole('link', { name: 'Explore Experiences' }).getAttribute('href')).toBe(
    '/experiences',
  )
  expect(await main.getByRole('link', { name: 'Buy Ticket' }).getAttribute('href')).toBe('/buy-ticket')
})
