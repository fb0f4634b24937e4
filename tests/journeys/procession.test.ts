import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { experiences } from '../../src/content/experiences/index.ts'
import { procession } from '../../src/content/procession/hours.ts'
import { openingWords } from '../../src/content/procession/opening.ts'
import { faults } from './access.ts'
import { openSite, phone, resize } from './browser.ts'

const site = openSite()
const moving = { reducedMotion: 'no-preference' } as const

const trips = procession.hours.map(([slug]) => {
  const trip = experiences.find((experience) => experience.slug === slug)
  if (!trip) throw new Error(`no trip ${slug}`)
  return { name: trip.card.title, path: trip.path }
})
const names = trips.map(({ name }) => name)

const ten = (page: Page) => page.getByRole('list').filter({ hasText: 'First light' })
const links = (page: Page) => ten(page).getByRole('link')

/** Scrolls to a part of a trip's stay on the screen; nothing else moves it. */
async function walkTo(page: Page, index: number, part: number) {
  await ten(page)
    .getByRole('listitem')
    .nth(index)
    .evaluate((item, share) => {
      const { top, height } = item.getBoundingClientRect()
      scrollTo({ top: scrollY + top + height * share, behavior: 'instant' })
    }, part)
  await nextFrames(page)
}

const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** The names somebody can read on the screen now. */
const readable = (page: Page) =>
  ten(page)
    .getByRole('heading')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => {
          const { top, bottom } = heading.getBoundingClientRect()
          const words = heading.parentElement
          return words && Number(getComputedStyle(words).opacity) > 0.9 && top >= 0 && bottom <= innerHeight
        })
        .map((heading) => heading.textContent),
    )

test.each([
  ['a desktop', {}],
  ['a phone', phone],
])('on %s the ten own the screen one after another, from dawn to night and back', async (_, screen) => {
  const { page, complaints } = await site.visit('/', { ...moving, ...screen })
  for (const [index, name] of names.entries()) {
    await walkTo(page, index, 0.7)
    expect(await readable(page)).toEqual([name])
  }
  await walkTo(page, 3, 0.22)
  expect(await readable(page), 'while a poster hangs').toEqual([])
  await walkTo(page, 3, 0.7)
  expect(await readable(page)).toEqual([names[3]])
  expect(complaints).toEqual([])
})

const opacityOf = (part: Element, pseudo?: string) => Number(getComputedStyle(part, pseudo).opacity)

test('the hour has gone before the paper opens over it', async () => {
  const { page } = await site.visit('/', moving)
  const nightfall = page.getByText('Nightfall', { exact: true })
  await walkTo(page, 8, 0.2)
  expect(await nightfall.evaluate(opacityOf)).toBe(1)
  await walkTo(page, 8, 0.3)
  expect(await nightfall.evaluate(opacityOf)).toBe(0)
})

test('a name never appears on a bright picture without the shade it is read on', async () => {
  const { page } = await site.visit('/', moving)
  const scene = ten(page).getByRole('listitem').nth(4)
  for (const part of [0.47, 0.49, 0.5, 0.52, 0.82, 0.84, 0.845]) {
    await walkTo(page, 4, part)
    const words = await scene.locator('.trip-words').evaluate(opacityOf)
    const shade = await scene.locator('.trip-first-day').evaluate(opacityOf, '::after')
    if (words > 0) expect(shade, `at ${part}, where the name is at ${words}`).toBe(1)
    if (part >= 0.52 && part <= 0.82) expect(words, `at ${part}`).toBe(1)
  }
})

test('until a first day has come its poster stays in the opening frame', async () => {
  const { page } = await site.arrive(moving)
  await page.route(/seychelles\/day-1-/, (route) => route.abort())
  await page.goto('/', { waitUntil: 'networkidle' })
  await walkTo(page, 4, 0.23)
  const poster = ten(page).getByRole('listitem').nth(4).locator('img').first()
  await expect.poll(() => poster.evaluate((image) => (image as HTMLImageElement).complete)).toBe(true)
  await poster.evaluate((image) => (image as HTMLImageElement).decode())
  const { x = 0, y = 0, width = 0, height = 0 } = (await poster.boundingBox()) ?? {}
  const middle = { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 }
  // A decoded picture may still be painted a frame late.
  const changed = async () => {
    await walkTo(page, 4, 0.23)
    const hanging = await pixels(page, middle)
    await walkTo(page, 4, 0.4)
    return difference(hanging, await pixels(page, middle))
  }
  await expect.poll(changed, { timeout: 20_000 }).toBeLessThan(2)
})

type Clip = { x: number; y: number; width: number; height: number }

const pixels = async (page: Page, clip: Clip) =>
  sharp(await page.screenshot({ clip }))
    .raw()
    .toBuffer()

/** How far two pictures are apart on average, in steps of 255. */
const difference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 255)), 0) / one.length

test('each trip takes at most 70 hundredths of a desktop’s height, 60 of a phone’s', async () => {
  const { page } = await site.visit('/', moving)
  const pitch = () =>
    ten(page)
      .getByRole('listitem')
      .evaluateAll((items) => {
        const [first, last] = [items[0], items.at(-1)].map((item) => item?.getBoundingClientRect().top ?? 0)
        return ((last ?? 0) - (first ?? 0)) / 9 / innerHeight
      })
  expect(await pitch()).toBeCloseTo(0.7, 2)
  await resize(page, phone.viewport)
  expect(await pitch()).toBeCloseTo(0.6, 2)
})

test('a press anywhere on the scene opens the trip that is seen', async () => {
  const { page } = await site.visit('/', moving)
  await walkTo(page, 4, 0.7)
  await page.mouse.click(1200, 820)
  await page.waitForURL(`**${trips[4]?.path}`)
  const later = await site.visit('/', moving)
  await walkTo(later.page, 6, 0.25)
  await later.page.mouse.click(720, 500)
  await later.page.waitForURL(`**${trips[6]?.path}`)
})

test('the keyboard brings each scene to where its name is read, forwards and back', async () => {
  const { page } = await site.visit('/', moving)
  await page.getByRole('link', { name: openingWords.skip }).focus()
  for (const name of names) {
    await page.keyboard.press('Tab')
    await expect.poll(() => readable(page)).toEqual([name])
  }
  for (const name of names.slice(0, -1).reverse()) {
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => readable(page)).toEqual([name])
  }
})

test('who skips the ten stands before the three cards', async () => {
  const { page } = await site.visit('/', moving)
  await page.getByRole('link', { name: openingWords.skip }).press('Enter')
  const cards = page.getByRole('heading', { name: 'Three to begin with' })
  await expect.poll(async () => (await cards.boundingBox())?.y).toBeLessThan(300)
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain('All ten experiences')
})

test('who asked for less motion sees all ten hang still, with name, place and facts', async () => {
  const { page } = await site.visit('/')
  const boxes = await links(page).evaluateAll((all) => all.map((link) => link.getBoundingClientRect().y))
  expect(new Set(boxes).size, 'rows').toBe(2)
  const still = await ten(page)
    .locator('*')
    .evaluateAll((parts) =>
      parts.every((part) => getComputedStyle(part).opacity === '1' && part.getAnimations().length === 0),
    )
  expect(still).toBe(true)
  await expect
    .poll(() => links(page).first().innerText())
    .toMatch(/DELHI TO KERALA\s+India.*\s+7 DAYS · 2 GUESTS/)
})

test('without scripts the ten are there, and walk', async () => {
  const { page } = await site.arrive({ ...moving, javaScriptEnabled: false })
  await page.goto('/')
  expect(await links(page).count()).toBe(10)
  for (const [index, { path }] of trips.entries())
    expect(await links(page).nth(index).getAttribute('href')).toBe(path)
  await links(page).nth(7).focus()
  await expect.poll(() => links(page).nth(7).locator('..').boundingBox()).toMatchObject({ x: 0 })
})

test('whoever listens hears ten names in order and no decoration', async () => {
  const { page } = await site.visit('/', moving)
  expect(await ten(page).getByRole('heading', { level: 3 }).allTextContents()).toEqual(names)
  expect(await ten(page).getByRole('img').count()).toBe(0)
  expect(await ten(page).getByRole('paragraph').filter({ hasText: 'Golden hour' }).count()).toBe(0)
})

test('a picture is fetched only when its scene is near', async () => {
  const { page } = await site.arrive({ ...moving, ...phone })
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  const ofTheNight = () => fetched.filter((path) => /(posters\/disney|disney\/day-1)-/.test(path)).length
  expect(ofTheNight()).toBe(0)
  await walkTo(page, 9, 0.1)
  await expect.poll(ofTheNight).toBe(2)
})

test('on the way through the ten nothing shifts', async () => {
  const { page, complaints } = await site.arrive(moving)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    await document.fonts.ready
    const shifted: string[] = []
    Object.assign(window, { shifted })
    type Shift = PerformanceEntry & { sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node } of sources)
          if (node?.parentElement?.closest('main')) shifted.push(node.textContent ?? '')
    }).observe({ type: 'layout-shift' })
  })
  for (const index of names.keys()) for (const part of [0.1, 0.45, 0.8]) await walkTo(page, index, part)
  expect(await page.evaluate(() => (window as unknown as { shifted: string[] }).shifted)).toEqual([])
  expect(complaints).toEqual([])
})

test.each([
  [0, 'while its poster hangs', 0.2],
  [6, 'while it stands open', 0.7],
  [7, 'while its poster hangs on dark ground', 0.2],
] as const)('trip %i is accessible %s', async (index, _, part) => {
  const { page } = await site.visit('/', moving)
  await walkTo(page, index, part)
  expect(await faults(page)).toEqual([])
})

test('with text twice as large every name still fits a phone', async () => {
  const { page } = await site.visit('/', { ...moving, ...phone })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '212.5%'))
  for (const index of [0, 5, 9]) {
    await walkTo(page, index, 0.7)
    expect(await readable(page)).toEqual([names[index]])
  }
  expect(await ten(page).evaluate((list) => list.scrollWidth)).toBeLessThanOrEqual(390)
})
