import type { Page, Route } from 'playwright-core'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import type { OnOffer } from '../../contract/offer.ts'
import { functionsOfToday } from '../../scripts/sql-today.ts'
import { experiences } from '../../src/content/experiences/index.ts'
import { first } from '../backend/tickets-world.ts'
import { ask, newMember } from '../host.ts'
import { faults } from './access.ts'
import { hydrated, openSite, resize } from './browser.ts'
import { tooWideWithLargeText } from './draw-checks.ts'
import { returningMember } from './signed-in.ts'

const site = openSite()

const specified = [
  'Seychelles luxury escape',
  'Monaco Grand Prix VIP',
  'World Cup 2026',
  'Diaspora VIP Experience',
]

const buyerAt = (path: string) => returningMember(site, path)
const buy = (page: Page) => page.getByRole('button', { name: 'Proceed to Payment' })
const ready = (page: Page) => expect.poll(() => buy(page).isEnabled()).toBe(true)
const refused = (page: Page) => expect.poll(() => buy(page).isEnabled()).toBe(false)
const chosen = (page: Page) => page.getByLabel('Experience')
const quantity = (page: Page) => page.getByLabel('Quantity')
const chance = (page: Page) =>
  page.locator('dl > div', { has: page.getByText('Your chance after this') }).locator('dd')

async function asOwner<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(site.host().databaseUrl, { max: 1, onnotice: () => {} })
  return work(sql).finally(() => sql.end())
}

/** A draw of its own terms, which closes in so many days. */
function schedule(experience: string, days: number, terms: { most?: number; cap?: number } = {}) {
  return asOwner(
    (sql) => sql`
      select private.schedule_draw(null, ${experience}, now() + make_interval(days => ${days}),
        now() + make_interval(days => ${days + 3}), null, null, null, null, null, null, ${terms.most ?? null},
        ${terms.cap ?? null}, null)`,
  )
}

type Client = Awaited<ReturnType<typeof newMember>>['client']

async function takeTickets(client: Client, experience: string, count: number) {
  const { draws } = await ask(client, 'on_offer', {})
  const bought = await ask(client, 'buy_tickets', {
    draw_id: first(draws.filter((draw) => draw.experience === experience)).id,
    quantity: count,
    request_id: crypto.randomUUID(),
    confirms_adult: true,
  })
  expect(bought.status).toBe('paid')
}

/** Of a trip without a draw nothing is asked but which other it shall be. */
async function nothingToBuy(page: Page) {
  for (const gone of [buy(page), quantity(page), page.getByRole('link', { name: 'Enter free by post' })])
    expect(await gone.count()).toBe(0)
}

const onSaleAtFirst = ['seychelles', 'monaco', 'worldcup2026', 'diaspora']

test.each(experiences.map(({ slug, path, card }) => [slug, path, card] as const))(
  'who comes for %s from its page sees its poster and its name, and buys that or reads that it is not on sale',
  async (slug, path, card) => {
    const { page, complaints } = await buyerAt(path)
    await page
      .getByRole('banner')
      .or(page.locator('header'))
      .getByRole('link', { name: 'Buy Ticket' })
      .click()
    await page.waitForURL(`**/buy-ticket?experience=${slug}`)
    await page.getByRole('img', { name: card.image.alt }).waitFor()
    expect(await chosen(page).inputValue()).toBe(slug)
    await page.getByText(`${card.title} · ${card.location}`).waitFor()
    const notOnSale = page.getByRole('heading', { name: `${card.title} is not on sale at the moment.` })
    if (onSaleAtFirst.includes(slug)) {
      await ready(page)
      expect(await notOnSale.count()).toBe(0)
      expect(await chosen(page).locator('option').allTextContents()).toEqual(specified)
    } else {
      await notOnSale.waitFor()
      await nothingToBuy(page)
      expect(await chosen(page).locator('option').allTextContents()).toEqual([
        ...specified,
        `${card.title} (not on sale)`,
      ])
    }
    expect(complaints).toEqual([])
  },
)

test('who came for a trip without a draw chooses one of the open ones, whose poster takes the wall', async () => {
  const { page } = await buyerAt('/buy-ticket?experience=bali')
  const offered = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect
    .poll(() => offered.allTextContents())
    .toEqual(['Seychelles luxury escape', 'Monaco Grand Prix VIP', 'World Cup 2026', 'Nigeria homecoming'])
  expect(await offered.getByRole('presentation').count(), 'each on its poster').toBe(4)
  expect(await faults(page)).toEqual([])
  await offered.filter({ hasText: 'Nigeria homecoming' }).click()
  await page.waitForURL('**/buy-ticket?experience=diaspora')
  await page.getByRole('img', { name: /^Lagos at dusk/ }).waitFor()
  expect(await chosen(page).inputValue()).toBe('diaspora')
  await ready(page)
  expect(await page.getByText('Bali legacy trip is not on sale').count()).toBe(0)

  await page.goBack()
  await page.getByRole('heading', { name: 'Bali legacy trip is not on sale at the moment.' }).waitFor()
  expect(await chosen(page).inputValue()).toBe('bali')
})

test('who is signed in need not type the address for the letter about an opening', async () => {
  const { page, member } = await buyerAt('/buy-ticket?experience=bali')
  expect(await page.getByLabel('E-mail address').inputValue()).toBe(member.email)
  await page.getByRole('button', { name: 'Tell me when it opens' }).click()
  await page.getByText('Check your inbox. We have sent a link to confirm.').waitFor()
})

test.each([
  ['a phone', 390, 844],
  ['a tablet', 820, 1180],
  ['a laptop', 1440, 900],
])('on %s the terms are told once, before anything is asked', async (_, width, height) => {
  const { page } = await buyerAt('/buy-ticket?experience=monaco')
  await resize(page, { width, height })
  const line = page.getByText(/^£10 a ticket.*of it to.*closing date to be announced.*entr/)
  const shown = line.filter({ visible: true })
  await shown.waitFor()
  expect(await shown.count()).toBe(1)
  const above = await shown.boundingBox()
  const select = await chosen(page).boundingBox()
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(select?.y ?? 0)
  const poster = await page.getByRole('figure').getByRole('img').boundingBox()
  if (width < 1024) expect(poster?.width).toBeGreaterThan(180)
})

test('who buys the trip of an event that has passed reads first what the prize is now', async () => {
  const { page } = await buyerAt('/buy-ticket?experience=worldcup2026')
  const remark = page.getByText('The tournament ended on 19 July 2026: the prize is now four days')
  await remark.waitFor()
  await chosen(page).selectOption('monaco')
  await remark.waitFor({ state: 'detached' })
})

test('the poster hangs on a phone too, and nothing is too wide there, even with large text', async () => {
  const { page } = await buyerAt('/buy-ticket?experience=monaco')
  await resize(page, { width: 320, height: 640 })
  await page.getByRole('figure').getByRole('img').waitFor()
  await ready(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await tooWideWithLargeText(page)).toEqual([])
})

test('a pool that is or would be only mine has no odds, one of several has mine in all', async () => {
  const { page, member } = await buyerAt('/buy-ticket?experience=seychelles')
  await expect.poll(() => chance(page).textContent()).toBe('Yours would be the first entry')
  await page.getByRole('button', { name: '5 tickets', exact: true }).click()
  await expect.poll(() => chance(page).textContent()).toBe('Yours would be the first entries')
  await page.getByText('£50', { exact: true }).waitFor()
  await page.getByText('£12.50 · Wish Forward Children').waitFor()

  await takeTickets(member.client, 'seychelles', 1)
  await page.getByRole('button', { name: 'One fewer' }).click()
  await expect.poll(() => chance(page).textContent()).toBe('Yours is the only entry so far')
  await takeTickets(member.client, 'seychelles', 1)
  await page.reload()
  await expect.poll(() => chance(page).textContent()).toBe('Yours are the only entries so far')

  await takeTickets((await newMember(site.host())).client, 'seychelles', 7)
  await quantity(page).fill('5')
  await expect.poll(() => chance(page).textContent()).toContain('7 in 14')
  await page.getByRole('button', { name: 'One fewer' }).click()
  await expect.poll(() => chance(page).textContent()).toContain('6 in 13')
  expect(await quantity(page).inputValue()).toBe('4')
})

test('while a number is typed one question is asked, and one that has become stale is given up', async () => {
  const { page } = await buyerAt('/buy-ticket?experience=monaco')
  await page.clock.install()
  await page.reload()
  await hydrated(page)
  await ready(page)
  const asked: number[] = []
  const givenUp: number[] = []
  await page.route('**/rest/v1/rpc/quote', async (route) => {
    const { quantity: count } = route.request().postDataJSON()
    asked.push(count)
    // The answer for 25 never comes.
    if (count !== 25) await route.continue()
  })
  page.on('requestfailed', (request) => givenUp.push(request.postDataJSON().quantity))
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await quantity(page).fill('2')
  await page.clock.runFor(299)
  await quantity(page).press('5')
  await page.clock.runFor(300)
  await expect.poll(() => asked).toEqual([25])
  await quantity(page).fill('13')
  await page.clock.runFor(300)
  await expect.poll(() => asked).toEqual([25, 13])
  await expect.poll(() => givenUp).toEqual([25])
})

test('who may hold so many is told how many more before pressing, and offered no more than that', async () => {
  const { page, member } = await buyerAt('/buy-ticket?experience=diaspora')
  await ready(page)
  await quantity(page).fill('60')
  const sentence = page.getByRole('alert').getByText('You may buy 50 more in this draw.')
  await sentence.waitFor()
  expect(await buy(page).isEnabled()).toBe(false)
  expect(await quantity(page).getAttribute('aria-invalid')).toBe('true')
  expect(await quantity(page).getAttribute('aria-describedby')).toBe(await sentence.getAttribute('id'))
  const [field, told] = [await quantity(page).boundingBox(), await sentence.boundingBox()]
  expect((told?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0), 'right under it').toBeLessThan(24)
  await page.getByRole('heading', { level: 1 }).click()
  const rose = 'rgb(180, 35, 44)'
  expect(await quantity(page).evaluate((input) => getComputedStyle(input).borderTopColor)).toBe(rose)
  const fact = (name: string) =>
    page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd')
  const colourOf = (name: string) => fact(name).evaluate((value) => getComputedStyle(value).color)
  expect(await colourOf('Most per person')).toBe(rose)
  expect(await colourOf('Total')).not.toBe(await colourOf('Per ticket'))
  for (const sum of ['Total', 'To charity', 'Your chance after this'])
    expect(await fact(sum).textContent(), 'nothing to add up').toBe('–')
  expect(await faults(page)).toEqual([])

  await takeTickets(member.client, 'diaspora', 43)
  await page.reload()
  await ready(page)
  const quick = page.getByRole('group', { name: 'So many at once' }).getByRole('button')
  await expect.poll(() => quick.allTextContents()).toEqual(['1', '5'])
  await quantity(page).fill('8')
  await page.getByRole('alert').getByText('You may buy 7 more in this draw.').waitFor()
  expect(await fact('Most per person').textContent()).toBe('50 · you hold 43')
  await refused(page)
  await quantity(page).fill('7')
  await ready(page)
  expect(await quantity(page).getAttribute('aria-invalid')).toBeNull()
  expect(await page.getByRole('button', { name: 'One more' }).isEnabled()).toBe(false)
})

test('a quantity that the service refuses is asked for once, and its sentence comes at once', async () => {
  const guard = functionsOfToday()
    .get('private.guard_quantity')
    ?.text.replace(/create (or replace )?/, 'create or replace ')
  await asOwner((sql) => sql.unsafe(guard?.replace(/1 and \d+/, '1 and 2') ?? ''))
  const { page } = await buyerAt('/buy-ticket?experience=monaco')
  await ready(page)
  const asked: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/quote')) asked.push(request.postDataJSON().quantity)
  })
  await quantity(page).fill('3')
  await page.getByRole('alert').getByText('Please choose a whole number of tickets').waitFor()
  expect(asked).toEqual([3])
  await refused(page)
  await quantity(page).fill('2')
  await ready(page)
  await asOwner((sql) => sql.unsafe(guard ?? ''))
})

test('the line about no money stands only where none is taken', async () => {
  const { page } = await buyerAt('/buy-ticket?experience=monaco')
  await page.getByText('Demonstration: no money is taken.').waitFor()
  await page.route('**/rest/v1/rpc/on_offer', async (route) => {
    const response = await route.fetch()
    const offer: OnOffer = await response.json()
    const draws = offer.draws.map((draw) => ({ ...draw, payment: 'stripe' }))
    await route.fulfill({ response, json: { ...offer, draws } })
  })
  await page.reload()
  await ready(page)
  expect(await page.getByText('no money is taken').count()).toBe(0)
})

test('a trip the operator puts on sale comes after the four, and can be bought', async () => {
  await asOwner((sql) => sql`select private.set_on_sale(null, 'japan', true)`)
  const { page } = await buyerAt('/buy-ticket')
  await expect
    .poll(() => chosen(page).locator('option').allTextContents())
    .toEqual([...specified, 'Japan in blossom'])
  expect(await chosen(page).inputValue()).toBe('seychelles')
  await chosen(page).selectOption('Japan in blossom')
  await ready(page)
  await buy(page).click()
  await page.waitForURL('**/thank-you?order=*')
  await page.getByRole('img', { name: /^Your ticket for Japan in blossom: 000001/ }).waitFor()
})

test('of the last tickets as many are told as are left, also to who was too slow; then post is offered, not payment', async () => {
  await schedule('monaco', 20, { cap: 8 })
  const { page } = await buyerAt('/buy-ticket?experience=monaco')
  await ready(page)
  await quantity(page).fill('5')
  await page.getByText('£50', { exact: true }).waitFor()
  const other = await newMember(site.host())
  // Nobody has told the page yet.
  const butFirst = async (route: Route) => {
    await takeTickets(other.client, 'monaco', 5)
    await route.continue()
  }
  await page.route('**/rest/v1/rpc/buy_tickets', butFirst, { times: 1 })
  await buy(page).click()
  await page.getByRole('alert').getByText('3 paid tickets are left.', { exact: true }).waitFor()
  await expect.poll(() => buy(page).isEnabled()).toBe(false)
  await quantity(page).fill('3')
  await ready(page)

  await takeTickets(other.client, 'monaco', 3)
  await page.reload()
  await page.getByRole('alert').getByText('All paid tickets in this draw have gone.').waitFor()
  expect(await buy(page).count()).toBe(0)
  expect(await page.getByText('no money is taken').count()).toBe(0)
  await page.getByRole('link', { name: 'Enter free by post' }).click()
  await page.waitForURL('**/free-entry')
})

test('who names no trip is led to the draw that closes next', async () => {
  await schedule('seychelles', 9)
  await schedule('diaspora', 5)
  const { page } = await buyerAt('/buy-ticket')
  await page.getByRole('img', { name: /^Lagos at dusk/ }).waitFor()
  expect(await chosen(page).inputValue()).toBe('diaspora')
  await page.goto('/buy-ticket?experience=atlantis')
  await expect.poll(() => chosen(page).inputValue()).toBe('diaspora')
})

test('a trip whose sales are over says so and leads to its draw', async () => {
  await asOwner(async (sql) => {
    await sql`select private.set_on_sale(null, 'dubai', false)`
    await sql`
      insert into private.draws (experience, title, price_pence, charity_name, charity_pence, max_per_person, opens_at,
        closes_at, postal_closes_at, draws_at)
      values ('dubai', 'Dubai legacy trip', 1000, 'A charity', 250, 50, now() - interval '9 days',
        now() - interval '1 day', now() - interval '1 day', now() + interval '3 days')`
  })
  const { page } = await buyerAt('/buy-ticket?experience=dubai')
  await page.getByRole('heading', { name: 'Sales for Dubai legacy trip are over.' }).waitFor()
  expect(await chosen(page).locator('option:checked').textContent()).toBe(
    'Dubai legacy trip (sales are over)',
  )
  await nothingToBuy(page)
  await page.getByRole('link', { name: 'See its draw' }).click()
  await page.waitForURL('**/draws/*')
})
