import { expect, test } from 'vitest'
import { brand } from '../../src/content/brand.ts'
import { experiences } from '../../src/content/experiences/index.ts'
import { faq } from '../../src/content/faq/questions.ts'
import { journeyPath } from '../../src/content/journeys/index.ts'
import { openSite } from './browser.ts'
import { stories } from './draw-stories.ts'
import { publicPaths } from './public-paths.ts'

const site = openSite()

interface Thing {
  '@type': string
  name: string
  [fact: string]: unknown
}

const pageAt = async (path: string) => (await fetch(site.host().url + path)).text()

async function toldOn(path: string): Promise<Thing[]> {
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await pageAt(path)) ?? []
  return text ? JSON.parse(text)['@graph'] : []
}

const oneOf = (things: Thing[], type: string) => things.find((thing) => thing['@type'] === type)

/** Every address in it that is on this site. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith(site.host().url) ? [value] : []
  return value && typeof value === 'object' ? Object.values(value).flatMap(addressesIn) : []
}

test('the home page tells search engines who is behind it', async () => {
  const organization = oneOf(await toldOn('/'), 'Organization')
  expect(organization).toMatchObject({ name: brand.name, url: `${site.host().url}/`, email: brand.email })
})

test.each(experiences)('both pages of $card.title tell of the same trip, day by day', async (experience) => {
  for (const path of [experience.path, journeyPath(experience)]) {
    const trip = oneOf(await toldOn(path), 'TouristTrip')
    expect(trip).toMatchObject({ name: experience.card.title, url: site.host().url + experience.path })
    const days = (trip as unknown as { itinerary: { itemListElement: Thing[] } }).itinerary.itemListElement
    expect(days.map(({ name }) => name)).toEqual(experience.days.map(({ title }) => title))
  }
})

test('the twelve questions and their answers can be shown in a search result', async () => {
  const questions = oneOf(await toldOn('/faq'), 'FAQPage')?.mainEntity as Thing[]
  expect(questions).toHaveLength(12)
  expect(questions.map(({ name }) => name)).toEqual(faq.map(({ question }) => question))
  for (const { acceptedAnswer } of questions)
    expect((acceptedAnswer as { text: string }).text.length).toBeGreaterThan(20)
})

test.each(publicPaths.filter((path) => path !== '/'))(
  '%s says where it stands, from home to itself',
  async (path) => {
    const trail = oneOf(await toldOn(path), 'BreadcrumbList')?.itemListElement as (Thing & { item: string })[]
    expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1))
    expect(trail[0]?.item).toBe(`${site.host().url}/`)
    expect(trail.at(-1)?.item).toBe(site.host().url + path)
  },
)

test('every address told to a search engine is answered', async () => {
  const addresses = new Set<string>()
  for (const path of publicPaths)
    for (const address of addressesIn(await toldOn(path))) addresses.add(address)
  expect(addresses.size).toBeGreaterThan(publicPaths.length)
  for (const address of addresses) expect([address, (await fetch(address)).status]).toEqual([address, 200])
})

test('a draw with a date is an event; one that was drawn or called off is none', async () => {
  const { page } = await site.arrive()
  const draws = Object.values(stories).map(({ draw }): Record<string, unknown> => draw)
  await page.route('**/rest/v1/rpc/all_draws', (route) =>
    route.fulfill({ json: { now: new Date().toISOString(), payment: 'demo', draws } }),
  )
  await page.goto('/draws')
  const told = page.locator('main script[type="application/ld+json"]')
  await told.waitFor({ state: 'attached' })
  const events = JSON.parse((await told.textContent()) ?? '') as (Thing & { startDate: string })[]
  const toCome = draws.filter(
    ({ draws_at, drawn_at, state }) => draws_at && !drawn_at && state !== 'cancelled',
  )
  expect(toCome.length).toBeGreaterThan(0)
  expect(events.map(({ startDate }) => startDate)).toEqual(toCome.map(({ draws_at }) => draws_at))
  for (const event of events)
    expect(event).toMatchObject({ '@type': 'Event', offers: { priceCurrency: 'GBP' } })
})

test('a host that was not told its address has canonical links of the address it is found at', async () => {
  const { page } = await site.arrive()
  const elsewhere = site.host().url.replace('localhost', '127.0.0.1')
  await page.goto(`${elsewhere}/faq`)
  const canonical = page.locator('link[rel=canonical]')
  await expect.poll(() => canonical.getAttribute('href')).toBe(`${elsewhere}/faq`)
})

test('the manifest names the site and icons that exist', async () => {
  const manifest = JSON.parse(await pageAt('/site.webmanifest'))
  expect(manifest).toMatchObject({ name: expect.stringContaining(brand.name), start_url: '/' })
  expect(manifest.icons.length).toBeGreaterThan(0)
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(new URL(src, site.host().url))
    expect(icon.headers.get('content-type')).toBe(type)
  }
})
