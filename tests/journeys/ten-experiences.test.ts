import { expect, test } from 'vitest'
import { experiences } from '../../src/content/experiences/index.ts'
import { journeyPath, journeys, tripFacts } from '../../src/content/journeys/index.ts'
import { faults } from './access.ts'
import { openSite, phone, resize } from './browser.ts'

const site = openSite()

test.each([
  ['a 7-day escape to the Seychelles', /Seychelles.*escape/, '7 days', '2 guests', '/seychelles'],
  ['a 4-day World Cup 2026 trip', /World Cup 2026/, '4 days', '2 guests', '/worldcup2026'],
  ['a 7-day diaspora trip: Philippines', /Philippines/, '7 days', '2 guests', '/filipino-diaspora'],
  ['a 7-day diaspora trip: India', /India/, '7 days', '2 guests', '/indian-diaspora'],
  ['a 7-day diaspora trip: Nigeria', /Nigeria/, '7 days', '2 guests', '/diaspora'],
  ['a 7-day diaspora trip: Japan', /Japan/, '7 days', '2 guests', '/japan-experience'],
  ['a Dubai legacy trip', /Dubai legacy trip/, '7 days', '2 guests', '/dubai-experience'],
  ['a Bali legacy trip', /Bali legacy trip/, '7 days', '2 guests', '/bali-experience'],
  ['a Monaco Grand Prix VIP trip', /Monaco Grand Prix VIP/, '7 days', '2 guests', '/monaco'],
  ['a 7-day family Disney holiday', /Disney family holiday/, '7 days', '5 guests', '/disney-experience'],
])(
  'a visitor is offered %s, with a full-screen picture and a plan for each day',
  async (_, title, duration, guests, path) => {
    const { page } = await site.visit('/experiences')
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })
    const words = (await card.textContent()) ?? ''
    expect(words).toContain(duration)
    expect(words).toContain(guests)
    await card.getByRole('link').click()
    await page.waitForURL(site.host().url + path)

    const days = experiences.find((experience) => experience.path === path)?.days ?? []
    expect(days).toHaveLength(Number.parseInt(duration, 10))
    const choices = page.getByRole('navigation', { name: 'Days' }).getByRole('button')
    await expect.poll(() => choices.count()).toBe(days.length)
    for (const [index, day] of days.entries()) {
      await choices.nth(index).click()
      await page.getByRole('heading', { level: 2, name: day.title }).waitFor()
      const picture = page.getByRole('img', { name: day.backgroundImage.alt })
      await expect.poll(async () => coversScreen(await picture.boundingBox())).toBe(true)
    }
  },
)

function coversScreen(box: { x: number; y: number; width: number; height: number } | null): boolean {
  return box !== null && box.x <= 0 && box.y <= 0 && box.x + box.width >= 1440 && box.y + box.height >= 900
}

test('the Disney holiday is in Orlando, for up to five', async () => {
  const { page } = await site.visit('/experiences')
  const words = await page.getByRole('article').filter({ hasText: 'Disney' }).textContent()
  expect(words).toContain('Orlando')
  expect(words).toMatch(/up to five/i)
})

test('a card whose title has none of the words leads to all experiences', async () => {
  const { page } = await site.visit('/faq')
  await page.route('**/experiences.data*', async (route) => {
    const answer = await route.fetch()
    const words = (await answer.text()).replaceAll('Japan in blossom', 'A night on the moon')
    await route.fulfill({ response: answer, body: words })
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Experiences' }).click()
  const card = page.getByRole('article').filter({ hasText: 'A night on the moon' })
  expect(await card.getByRole('link').getAttribute('href')).toBe('/experiences')
})

test('the long Seychelles page tells perks and a journey of seven days, 7 Days / 6 Nights', async () => {
  const { page } = await site.visit('/seychelles/journey')
  await page.getByText('7 Days / 6 Nights').first().waitFor()
  const perks = page.getByRole('list').filter({ hasText: 'Flights for two' })
  expect(await perks.getByRole('heading', { level: 3 }).count()).toBe(8)
  for (let day = 1; day <= 7; day += 1) await page.getByText(`Day ${day}`, { exact: true }).waitFor()
  expect(await page.getByText(/^Day \d$/).count()).toBe(7)
  await page.getByRole('link', { name: 'Back to Experiences' }).click()
  await page.waitForURL('**/experiences')
})

const trips = experiences.map((experience) => [experience.card.title, experience] as const)

test.each(trips)('the prize of %s is told in nine facts, and its journey is a link away', async (_, trip) => {
  const { page } = await site.visit(trip.path)
  await page.getByRole('button', { name: 'The prize' }).click()
  const sheet = page.getByRole('dialog', { name: 'The prize' })
  const facts = tripFacts(trip.slug)
  expect(await sheet.getByRole('term').allTextContents()).toEqual(facts.map(({ title }) => title))
  expect(await sheet.getByRole('definition').allTextContents()).toEqual(facts.map(({ text }) => text))
  expect(await faults(page), 'on a desktop').toEqual([])
  await resize(page, phone.viewport)
  expect(await faults(page), 'on a phone').toEqual([])
  await sheet.getByRole('link', { name: 'Read the whole journey' }).click()
  await page.waitForURL(`**${journeyPath(trip)}`)
  await page.getByRole('heading', { level: 1, name: journeys[trip.slug].hero.title }).waitFor()
})

test.each(trips)('the long page of %s tells every day once, with its own picture', async (_, trip) => {
  const { page } = await site.visit(journeyPath(trip))
  const { hero, chaptersTitle, chapters } = journeys[trip.slug]
  await page.getByText(hero.eyebrow, { exact: true }).waitFor()
  await page.getByRole('heading', { level: 2, name: chaptersTitle }).waitFor()
  for (const [index, { title, backgroundImage }] of trip.days.entries()) {
    const chapter = page.getByRole('listitem').filter({ hasText: chapters[index] ?? '' })
    await chapter.getByText(`Day ${index + 1}`, { exact: true }).waitFor()
    await chapter.getByRole('heading', { level: 3, name: title, exact: true }).waitFor()
    expect(await chapter.getByRole('img', { name: backgroundImage.alt }).count(), title).toBe(1)
  }
  const pictures = await page
    .getByRole('main')
    .getByRole('img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('src')))
  expect(new Set(pictures).size).toBe(trip.days.length + 1)
  expect(pictures).toHaveLength(trip.days.length + 1)
})

const onSale = ['seychelles', 'monaco', 'worldcup2026', 'diaspora']

test.each(trips)('the long page of %s ends with its facts and its ways in', async (title, trip) => {
  const { page } = await site.visit(journeyPath(trip))
  const facts = tripFacts(trip.slug)
  expect(await page.getByRole('definition').allTextContents()).toEqual(facts.map(({ text }) => text))
  const ticket = page.locator('section').last()
  await ticket.getByRole('heading', { level: 2, name: title }).waitFor()
  const buy = ticket.getByRole('link', { name: 'Buy Ticket' })
  expect(await buy.getAttribute('href')).toBe(`/buy-ticket?experience=${trip.slug}`)
  if (!onSale.includes(trip.slug)) return ticket.getByRole('button', { name: 'Tell me when' }).waitFor()
  const byPost = ticket.getByRole('link', { name: 'Enter free by post' })
  expect(await byPost.getAttribute('href')).toBe('/free-entry')
  const look = (link: typeof buy) =>
    link.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect()
      return { width, height, ground: getComputedStyle(element).backgroundColor }
    })
  expect(await look(byPost), 'of equal weight').toEqual(await look(buy))
})

test('on a phone the first three facts of a journey lie open and the rest a tap away', async () => {
  const { page } = await site.visit('/seychelles/journey', phone)
  const facts = tripFacts('seychelles')
  const seen = () => Promise.all(facts.map(({ text }) => page.getByText(text).last().isVisible()))
  const first = facts.map((_, index) => index < 3)
  expect(await seen()).toEqual(first)
  await page.locator('summary').filter({ hasText: 'Papers and health' }).tap()
  await expect.poll(seen).toEqual(first.with(5, true))
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(13_500)
  expect(await faults(page)).toEqual([])
})
