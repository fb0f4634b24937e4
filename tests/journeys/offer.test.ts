import type { Locator, Page, Route } from 'playwright-core'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { faults } from './access.ts'
import { desktop, hydrated, openSite, phone } from './browser.ts'
import { boxOf, expectDay, panel } from './stage.ts'

const site = openSite()

interface Told {
  draws: Record<string, unknown>[]
  trips: Record<string, unknown>[]
  drawing_next: unknown
}

/** A page whose backend tells of the offer what `change` makes of the truth. */
async function visitTold(path: string, change: (told: Told) => void, options = {}) {
  const { page, complaints } = await site.arrive(options)
  await page.route('**/rest/v1/rpc/on_offer', async (route) => {
    const told = await (await route.fetch()).json()
    change(told)
    await route.fulfill({ json: told })
  })
  await page.goto(path)
  await hydrated(page)
  return { page, complaints }
}

const moments = { closes_at: '2026-12-06T20:00:00Z', postal_closes_at: '2026-12-04T20:00:00Z' }
const drawId = '7b0d9c3e-0000-4000-8000-000000000001'

/** The Seychelles draw with a date and with entries, the others as they are. */
const dated = ({ draws }: Told) => Object.assign(draws[0] ?? {}, moments, { issued: 128 })

/** Takes the draw of a trip away and says how the trip stands instead. */
const standing = (slug: string, facts: Record<string, unknown>) => (told: Told) => {
  told.draws = told.draws.filter(({ experience }) => experience !== slug)
  Object.assign(told.trips.find(({ experience }) => experience === slug) ?? {}, facts)
}

const common = "£10 a ticket · £2.50 of it to Wish Forward Children's Fund · closing date to be announced"
const full =
  "£10 a ticket · £2.50 of it to Wish Forward Children's Fund · closes Sun 6 December, 20:00 · 128 entries so far, one ticket is 1 in 129"
const slip = (page: Page) => page.locator('.stage-state')
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('on %s a stranger reads price, pence and closing on home, cards and stages', async (_, screen) => {
  const { page, complaints } = await site.visit('/', screen)
  const lines = page.getByText(common)
  await expect.poll(() => lines.count()).toBe(2)
  expect((await lines.first().boundingBox())?.y).toBeLessThan(screen.viewport.height)
  expect(await lines.first().getByRole('link', { name: 'or enter free by post' }).getAttribute('href')).toBe(
    '/free-entry',
  )
  await card(page, 'Monaco Grand Prix VIP').getByText('Open · £10', { exact: true }).waitFor()
  await card(page, 'Japan in blossom').getByText('Opens next', { exact: true }).waitFor()

  await page.goto('/experiences')
  await expect.poll(() => page.getByText('Open · £10', { exact: true }).count()).toBe(4)
  expect(await page.getByText('Opens next', { exact: true }).count()).toBe(6)

  await page.goto('/seychelles')
  await page.getByText('Open · £10 · date to be announced', { exact: true }).waitFor()
  const state = await boxOf(slip(page))
  // On a desktop in its upper half; on a phone off the picture, between the name and the day.
  if (screen === desktop) expect(state.bottom).toBeLessThan(screen.viewport.height / 2)
  else {
    expect(state.top).toBeGreaterThanOrEqual((await boxOf(page.getByRole('heading', { level: 1 }))).bottom)
    expect(state.bottom).toBeLessThanOrEqual((await boxOf(panel(page))).top)
  }
  expect(complaints).toEqual([])
})

test.each([phone, desktop])(
  'a draw with a date and entries is told of by its name, with the chance of a ticket',
  async (screen) => {
    const { page } = await visitTold('/', dated, screen)
    const named = page.getByText(`Seychelles luxury escape · ${full}`)
    await expect.poll(() => named.count()).toBe(2)
    expect(await faults(page)).toEqual([])
    for (const path of ['/wanderwish-moments', '/founders-note']) {
      await page.goto(path)
      await named.waitFor()
    }
    const brief = 'Open · £10 · closes Sun 6 December, 20:00'
    await page.goto('/seychelles/journey')
    await page.getByText(full, { exact: true }).waitFor()
    const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) })
    await hero.getByText(brief).getByRole('link', { name: 'or enter free by post' }).waitFor()
    await page.goto('/seychelles')
    await slip(page).getByText(brief, { exact: true }).waitFor()
  },
)

const closed = { state: 'closed', draw_id: drawId, opens_at: null }
const states: [string, (told: Told) => void, string][] = [
  ['opens next', standing('monaco', { state: 'next', draw_id: null }), 'Opens next'],
  [
    'has been announced',
    standing('monaco', { state: 'next', draw_id: drawId, opens_at: '2027-02-01T10:00:00Z' }),
    'Opens next · Mon 1 February, 10:00',
  ],
  [
    'has closed and is to be drawn',
    (told) => {
      standing('monaco', closed)(told)
      told.drawing_next = { draw_id: drawId, title: 'Monaco', draws_at: '2026-12-09T20:00:00Z' }
    },
    'Closed. The draw: Wed 9 December, 20:00',
  ],
  ['has been drawn', standing('monaco', closed), 'Closed. The draw: Monaco Grand Prix VIP'],
  [
    'has no paid tickets left',
    ({ draws }) => Object.assign(draws[1] ?? {}, moments, { cap: 5, remaining: 0 }),
    'All paid tickets are gone; free entry by post is open until Fri 4 December, 20:00 · see how',
  ],
]

test.each(states)(
  'a trip that %s says so on its stage and its long page, and keeps Buy Ticket',
  async (_, change, words) => {
    for (const screen of [phone, desktop]) {
      const { page, complaints } = await visitTold('/monaco', change, screen)
      await slip(page).getByText(words, { exact: true }).waitFor()
      const buy = page.getByRole('main').getByRole('link', { name: 'Buy Ticket' })
      expect(await buy.first().getAttribute('href')).toBe('/buy-ticket?experience=monaco')
      expect(await faults(page)).toEqual([])
      await page.goto('/monaco/journey')
      // Both where the page begins and where it ends.
      await expect.poll(() => page.getByRole('paragraph').filter({ hasText: words }).count()).toBe(2)
      const draw = page.getByRole('link', { name: 'The draw:' }).last()
      if (words.startsWith('Closed')) expect(await draw.getAttribute('href')).toBe(`/draws/${drawId}`)
      expect(await page.getByRole('button', { name: 'Tell me when' }).count()).toBe(
        words.startsWith('All') ? 0 : 2,
      )
      expect(await faults(page)).toEqual([])
      expect(complaints).toEqual([])
    }
  },
)

/** How far each of the ways stands out, and whether it is offered at all. */
async function standsOut(place: Locator, role: 'link' | 'button', name: string): Promise<string> {
  const way = place.getByRole(role, { name, exact: true })
  if ((await way.count()) === 0) return 'not there'
  const [ground, border] = await way.evaluate((element) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(element)
    return [backgroundColor, borderTopWidth]
  })
  if (border !== '0px') return 'outlined'
  return ground === 'rgba(0, 0, 0, 0)' ? 'quiet' : `filled ${ground}`
}

const ivory = 'filled rgb(247, 242, 232)'
const ink = 'filled rgb(11, 16, 32)'

test.each([
  ['/monaco', true],
  ['/japan-experience', false],
])(
  '%s sells a ticket or a stamp only while a draw is open, else a letter comes first',
  async (path, open) => {
    const told = standing('japan', { state: 'next', draw_id: null, opens_at: null })
    const { page } = await visitTold(path, open ? () => {} : told)
    const ways = async (place: Locator) => ({
      buy: await standsOut(place, 'link', 'Buy Ticket'),
      byPost: await standsOut(place, 'link', 'Enter free by post'),
      letter: await standsOut(place, 'button', 'Tell me when'),
    })
    const loud = (ground: string) =>
      open
        ? { buy: ground, byPost: ground, letter: 'not there' }
        : { buy: 'quiet', byPost: 'not there', letter: ground }
    await expect.poll(() => ways(page.getByRole('main'))).toEqual({ ...loud(ivory), byPost: 'not there' })
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => ways(panel(page))).toEqual(loud(ivory))
    await page.getByRole('button', { name: 'The prize' }).click()
    const sheet = page.getByRole('dialog', { name: 'The prize' })
    expect(await ways(sheet)).toEqual(loud(ink))
    await sheet.getByText(open ? '£10 a ticket' : 'Opens next').waitFor()
    expect(await faults(page)).toEqual([])
    await page.goto(`${path}/journey`)
    const sections = page.locator('section')
    await expect.poll(() => ways(sections.last())).toEqual(loud(ink))
    expect(await ways(sections.first())).toEqual({ ...loud(ivory), byPost: 'not there' })
  },
)

test('a card says in a word how its trip stands', async () => {
  const { page } = await visitTold('/experiences', (told) => {
    Object.assign(told.draws[0] ?? {}, { remaining: 0 })
    standing('monaco', closed)(told)
  })
  await card(page, 'Seychelles luxury escape').getByText('Open by post', { exact: true }).waitFor()
  await card(page, 'Monaco Grand Prix VIP').getByText('Closed', { exact: true }).waitFor()
  expect(await faults(page)).toEqual([])
})

const tournament =
  'The tournament ended on 19 July 2026: the prize is now four days of the same kind and value at another great match.'

test.each([true, false])('the World Cup says that it is over, when it is: %s', async (event_over) => {
  const { page } = await visitTold(
    '/worldcup2026',
    ({ trips }) => {
      Object.assign(trips.find(({ experience }) => experience === 'worldcup2026') ?? {}, { event_over })
    },
    phone,
  )
  const times = event_over ? 1 : 0
  await slip(page).getByText('Open · £10 · date to be announced', { exact: true }).waitFor()
  expect(
    await slip(page)
      .getByText('The tournament is over: you win another great match', { exact: true })
      .count(),
  ).toBe(times)
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('button', { name: 'See the day' }).tap()
  await panel(page).getByText('£10 a ticket').waitFor()
  expect(await panel(page).getByText(tournament, { exact: true }).count()).toBe(times)
  expect(await faults(page)).toEqual([])
  await page.goto('/experiences')
  const cup = card(page, 'World Cup 2026')
  await cup.getByText('Open · £10', { exact: true }).waitFor()
  expect(
    await cup.getByText('The tournament is over: you win another great match', { exact: true }).count(),
  ).toBe(times)
  await page.goto('/worldcup2026/journey')
  await page.getByText('£10 a ticket').waitFor()
  expect(await page.getByText(tournament, { exact: true }).count()).toBe(times)
})

const lettersTo = (email: string) => site.host().mailbox(email)

async function letter(email: string, subject: string): Promise<string> {
  const found = async () => (await lettersTo(email)).find((each) => each.subject.includes(subject))?.text
  await expect.poll(found, { timeout: 20_000 }).toBeTruthy()
  return (await found()) ?? ''
}

const linkIn = (text: string, query: string) =>
  new RegExp(`\\S+/newsletter\\?${query}=\\w+`).exec(text)?.[0] ?? ''

test('whoever wants to be told asks, confirms by mail, and gets one letter when the operator opens the trip', async () => {
  const { page, complaints } = await site.visit('/japan-experience')
  await page.getByRole('button', { name: 'Tell me when' }).click()
  const dialog = page.getByRole('dialog', { name: 'One letter, on the day it opens' })
  const address = dialog.getByLabel('E-mail address')
  await address.fill('ida@nowhere')
  await page.keyboard.press('Enter')
  await dialog.getByText('Please enter a valid e-mail address.').waitFor()
  expect(await faults(page)).toEqual([])
  await address.fill('ida@example.com')
  await page.keyboard.press('Enter')
  await dialog.getByText('Check your inbox. We have sent a link to confirm.').waitFor()

  await page.goto(linkIn(await letter('ida@example.com', 'Japan in blossom'), 'notice'))
  await hydrated(page)
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Yes, tell me' }).click()
  await page.getByText('We will write once, when Japan in blossom opens.').waitFor()
  expect(await page.getByRole('link', { name: 'See the trip' }).getAttribute('href')).toBe(
    '/experience/japan',
  )
  expect(complaints.filter((each) => !each.includes('422'))).toEqual([])

  const sql = postgres(site.host().databaseUrl, { max: 1, onnotice: () => {} })
  await sql`select private.set_on_sale(null, 'japan', true)`.finally(() => sql.end())
  expect(await letter('ida@example.com', 'Japan in blossom is open')).toContain('£10')
  expect(await lettersTo('ida@example.com')).toHaveLength(2)
  await page.getByRole('link', { name: 'See the trip' }).click()
  await page.waitForURL('**/experience/japan')
  await page.reload()
  await slip(page).getByText('Open · £10').waitFor()
})

test('the answer is the same for an address that waits already, and one press takes it back', async () => {
  const { page } = await site.visit('/bali-experience/journey')
  for (const _ of ['new', 'known']) {
    await page.getByRole('button', { name: 'Tell me when', exact: true }).last().click()
    await page.getByLabel('E-mail address').fill('lena@example.com')
    await page.getByRole('button', { name: 'Tell me when it opens' }).click()
    await page.getByText('Check your inbox. We have sent a link to confirm.').waitFor()
    expect(await faults(page)).toEqual([])
    await page.reload()
  }
  const text = await letter('lena@example.com', 'Bali')
  expect(await lettersTo('lena@example.com')).toHaveLength(1)
  await page.goto(linkIn(text, 'leave'))
  await hydrated(page)
  await page.getByRole('button', { name: 'Yes, forget it' }).click()
  await page.getByRole('heading', { name: 'Forgotten' }).waitFor()
  await page.goto(linkIn(text, 'notice'))
  await hydrated(page)
  await page.getByRole('button', { name: 'Yes, tell me' }).click()
  await page.getByRole('heading', { name: 'This link has been used or has expired' }).waitFor()
})

test('whoever types an address on a stage is not led to another day, and finds the button again', async () => {
  const { page } = await site.visit('/japan-experience', desktop)
  await page.unrouteAll()
  await page.route('**/rest/v1/rpc/on_offer', async (route) => {
    const told = await (await route.fetch()).json()
    standing('japan', { state: 'next', opens_at: null })(told)
    await route.fulfill({ json: told })
  })
  await page.reload()
  const open = page.getByRole('button', { name: 'Tell me when' })
  await open.click()
  await page.getByLabel('E-mail address').fill('ida')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true)
  // Had that key led back to the last day, the next one would lead to the first.
  await page.keyboard.press('ArrowRight')
  await expectDay(page, 'Day 2')
})

test('a letter asked for over the facts of the prize is closed alone', async () => {
  const { page } = await visitTold('/bali-experience', () => {})
  const sheet = page.getByRole('dialog', { name: 'The prize' })
  const letter = page.getByRole('dialog', { name: 'One letter, on the day it opens' })
  await page.getByRole('button', { name: 'The prize' }).click()
  await sheet.getByRole('button', { name: 'Tell me when' }).click()
  await letter.getByLabel('E-mail address').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => letter.count()).toBe(0)
  // Were the days told that the sheet is gone as well, this key would lead to the second.
  await page.keyboard.press('ArrowRight')
  expect(await sheet.count()).toBe(1)
  await expectDay(page, 'Day 1')
})

test.each(['confirm', 'unsubscribe', 'notice', 'leave'])(
  'a connection lost behind a link to %s is not taken for a spent link, and can be tried again',
  async (query) => {
    const { page } = await site.visit(`/newsletter?${query}=abc`)
    await page.route('**/rest/v1/rpc/**', (route) => route.abort())
    await page.getByRole('main').getByRole('button').click()
    await page.getByRole('heading', { name: 'The connection was lost' }).waitFor()
    expect(await faults(page)).toEqual([])
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page
      .getByRole('heading', { name: /This link has been used|Forgotten|You are off the list/ })
      .waitFor()
  },
)

/** How high the page is and where its headings lie, whatever is still on its way there. */
function laidOut(): number[] {
  const top = (element: Element | null): number =>
    element instanceof HTMLElement ? element.offsetTop + top(element.offsetParent) : 0
  return [document.documentElement.scrollHeight, ...[...document.querySelectorAll('h1, h2, h3')].map(top)]
}

test.each(['/', '/experiences', '/seychelles', '/worldcup2026', '/wanderwish-moments', '/monaco/journey'])(
  'nothing of %s jumps when the facts come late',
  async (path) => {
    for (const screen of [phone, desktop]) {
      const { page } = await site.arrive(screen)
      const held: Route[] = []
      await page.route('**/rest/v1/rpc/on_offer', (route) => void held.push(route))
      await page.goto(path)
      await hydrated(page)
      await expect.poll(() => held.length).toBe(1)
      const heights = () => page.evaluate(laidOut)
      const before = await heights()
      const answer = await (await held[0]?.fetch())?.json()
      dated(answer)
      await held[0]?.fulfill({ json: answer })
      await page.getByText(/£10/).first().waitFor({ state: 'attached' })
      for (const [index, height] of (await heights()).entries())
        expect(
          Math.abs(height - (before[index] ?? 0)),
          `${path} at ${screen.viewport.width}`,
        ).toBeLessThanOrEqual(1)
    }
  },
)

test.each([
  ['no answer', 503],
  ['a refusal', 404],
])('with %s nothing is said of an offer, and the room stays', async (_, status) => {
  for (const path of ['/', '/experiences', '/monaco', '/monaco/journey']) {
    const { page } = await site.arrive()
    const asked = page.waitForResponse('**/rest/v1/rpc/on_offer')
    await page.route('**/rest/v1/rpc/on_offer', (route) => route.fulfill({ status, json: { message: 'x' } }))
    await page.goto(path)
    await hydrated(page)
    await asked
    expect(await page.getByText(/£10 a ticket|· £10|Opens next|entries so far/).count()).toBe(0)
    expect((await page.locator('.offer-room').allTextContents()).join('')).toBe('')
    expect(await faults(page)).toEqual([])
  }
})
