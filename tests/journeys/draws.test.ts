import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { openDraw, worldOf } from '../backend/tickets-world.ts'
import { faults } from './access.ts'
import { hydrated, openSite, phone, resize } from './browser.ts'
import { file, held, tooWideWithLargeText, verdict } from './draw-checks.ts'
import { drawId, emptyResult, stories, tell } from './draw-stories.ts'

const site = openSite()
const address = `/draws/${drawId}`

let published = ''
beforeAll(async () => {
  published = await readFile('public/draw-files/example.json', 'utf8')
})

describe('the page of a draw', () => {
  async function visitStory(name: keyof typeof stories) {
    const visitor = await site.arrive()
    await tell(visitor.page, 'one_draw', () => stories[name])
    await visitor.page.goto(address)
    await hydrated(visitor.page)
    return visitor
  }

  test.each<[keyof typeof stories, string, string]>([
    ['upcoming', 'Opens soon', 'The list opens to everybody when it is frozen'],
    ['open', 'Open', 'The list opens to everybody when it is frozen'],
    ['undated', 'Open', 'This draw has no date yet.'],
    ['waiting', 'Resting', 'This draw has no date yet.'],
    ['closed', 'Closed', 'The list opens to everybody when it is frozen'],
    ['drawing', 'Being drawn', 'Waiting for the beacon, round 657,413'],
    ['drawn', 'Drawn', 'The reserve was promoted: 000898 is next.'],
    ['told', 'Drawn', 'Its holder has until Sun 17 September 2023, 12:00 BST to claim.'],
    ['nobody', 'No winner', 'Nobody had entered, so nobody could win.'],
    ['cancelled', 'Cancelled', 'A cancelled draw has no result to check.'],
  ])('tells of one that is %s: %s, %s', async (name, label, sentence) => {
    const { page, complaints } = await visitStory(name)
    await page.getByRole('heading', { level: 1, name: 'Seychelles luxury escape' }).waitFor()
    await page.getByText(`${label} · Demonstration`, { exact: true }).waitFor()
    await page.getByText(sentence).first().waitFor()
    expect(await page.title()).toBe('Seychelles luxury escape · Wanderwish')
    expect(await faults(page)).toEqual([])
    await resize(page, phone.viewport)
    expect(await faults(page), 'on a phone').toEqual([])
    expect(await tooWideWithLargeText(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('of one whose number is drawn shows which steps were taken and which are to come', async () => {
    const { page } = await visitStory('told')
    const steps = (name: string) =>
      page.getByRole('list', { name }).getByRole('listitem').locator('p:first-of-type').allTextContents()
    await page.getByRole('heading', { name: 'Where it stands' }).waitFor()
    expect(await steps('The log of the prize')).toEqual(['The holder of 000081 was told.'])
    expect(await steps('Still to come')).toEqual(['Claimed', 'Delivered'])
  })

  test('of one that nobody entered checks that it was so, and names no winner', async () => {
    const { page } = await visitStory('nobody')
    const empty = await emptyResult()
    await page.route(`**/draw-files/${drawId}.json`, (route) => route.fulfill({ body: empty }))
    await page.getByRole('button', { name: 'Check this draw' }).click()
    await verdict(page, 'Everything holds. The list was empty, so nobody could win.').waitFor()
    expect(await held(page).count()).toBe(8)
    const check = page.getByRole('main').locator('#check')
    await check.getByRole('heading', { name: 'An empty list gives no number' }).waitFor()
    expect(await check.textContent()).not.toMatch(/winner|numbers drawn/i)
  })

  test('of one that is frozen counts hours, not days, and says what its file holds before the draw', async () => {
    const visitor = await site.arrive()
    await tell(visitor.page, 'one_draw', () => ({ ...stories.frozen, now: '2023-09-15T06:00:00.000Z' }))
    await visitor.page.goto(address)
    const timer = visitor.page.getByRole('timer', { name: 'Time until the draw' })
    await expect.poll(() => timer.textContent()).toMatch(/^0\dHours\d\dMinutes\d\dSeconds$/)
    await visitor.page.getByText('every sealed line and the signature of the log.').waitFor()
    await visitor.page.getByText('It shows that your line is in the list').waitFor()
  })

  test('offers both ways into an open draw, and the example to try the check on', async () => {
    const { page } = await visitStory('open')
    const main = page.getByRole('main')
    await page.getByText('Until the list is frozen it shows that your line is sealed').waitFor()
    expect(
      await main.getByRole('link', { name: 'Try the check on a finished example' }).getAttribute('href'),
    ).toBe('/draws/example')
    expect(await main.getByRole('link', { name: 'Enter this draw' }).getAttribute('href')).toBe(
      '/buy-ticket?experience=seychelles',
    )
    expect(await main.getByRole('link', { name: 'Enter free by post' }).getAttribute('href')).toBe(
      '/free-entry',
    )
  })

  test('of one that does not exist says that there is no page', async () => {
    for (const path of [address, '/draws/tomorrow']) {
      const { page, complaints } = await site.visit(path)
      await page.getByRole('heading', { level: 1, name: 'Oops! Page not found' }).waitFor()
      expect(complaints.filter((line) => /hydrat|did not match/i.test(line))).toEqual([])
    }
  })

  test('says when the service cannot be reached, checks a saved file all the same, and comes back', async () => {
    const { page } = await site.arrive()
    let down = true
    await page.route('**/rest/v1/rpc/one_draw', (route) =>
      down ? route.fulfill({ status: 503, json: {} }) : route.fulfill({ json: stories.drawn }),
    )
    await page.goto(address)
    await page.getByRole('heading', { name: 'We cannot fetch this draw just now.' }).waitFor()
    await page.getByLabel('Choose a result file').setInputFiles(file(published))
    await verdict(page, 'Everything holds').waitFor()
    down = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Seychelles luxury escape' }).waitFor()
  })
})

describe('the moment of the draw', () => {
  const hour = Date.parse('2023-09-15T11:00:03Z')
  const anHour = 3_600_000
  /** As long as the page may take to open before its clock is stopped. */
  const settling = 60_000

  /** A visitor whose clock is an hour slow watches the last minutes; the service tells the true time. */
  async function watch(left: number, options: Parameters<typeof site.arrive>[0] = {}) {
    const visitor = await site.arrive(options)
    const told = { story: stories.frozen as object, now: 0, asked: 0 }
    await tell(visitor.page, 'one_draw', () => {
      told.asked += 1
      return { ...told.story, now: new Date(told.now).toISOString() }
    })
    const arrival = hour - left - settling
    told.now = arrival
    await visitor.page.clock.install({ time: arrival - anHour })
    await visitor.page.goto(address)
    await visitor.page.getByRole('timer', { name: 'Time until the draw' }).waitFor()
    await visitor.page.clock.pauseAt(hour - left - anHour)
    told.now = hour - left
    const pass = async (ms: number) => {
      told.now += ms
      await visitor.page.clock.runFor(ms)
    }
    /** Two seconds at a time, as the page looks. */
    const looked = (seen: () => boolean | Promise<boolean>) =>
      expect
        .poll(async () => {
          await pass(2000)
          return seen()
        })
        .toBe(true)
    return { ...visitor, told, pass, looked }
  }

  test('is counted down by the service’s clock, waits for the round, and shows its signature and our number', async () => {
    const { page, told, pass, looked } = await watch(125_000)
    const timer = page.getByRole('timer', { name: 'Time until the draw' })
    await expect.poll(() => timer.textContent()).toMatch(/^02Minutes0\dSeconds$/)
    await pass(135_000)
    await verdict(page, 'Waiting for the beacon, round 657,413').waitFor()
    expect(await timer.count()).toBe(0)
    told.story = stories.drawing
    const before = told.asked
    await looked(() => told.asked > before)
    await pass(30_000)
    await verdict(page, 'no other round may stand in for it').waitFor()
    told.story = stories.drawn
    const moment = verdict(page, '000081')
    await looked(async () => (await moment.count()) > 0)
    await moment.getByText('Round 657,413 is here.').waitFor()
    await moment.getByText(/^b713718a38ae/).waitFor()
    await moment.getByText(/^fc1873a13f35/).waitFor()
    expect(await moment.getByText('000081').evaluate((number) => getComputedStyle(number).opacity)).toBe('1')
  })

  test('unfolds one line after the other for whoever likes motion', async () => {
    const { page, told, looked } = await watch(3000, { reducedMotion: 'no-preference' })
    told.story = stories.drawn
    await looked(async () => (await verdict(page, '000081').count()) > 0)
    const turns = await page
      .locator('.moment-reveal > *')
      .evaluateAll((lines) => lines.map((line) => Number.parseFloat(getComputedStyle(line).animationDelay)))
    expect(turns).toHaveLength(4)
    expect(turns).toEqual([...new Set(turns)].sort((a, b) => a - b))
  })
})

describe('the lists', () => {
  test('a visitor of a fresh house finds its open draws, their pages, and the example before them', async () => {
    const { page } = await site.visit('/draws')
    await page.getByRole('heading', { name: 'Open for entries' }).waitFor()
    expect(await page.getByRole('article').count()).toBe(4)
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    expect(headings.slice(0, -1)).toEqual(['Try it now: check a finished example', 'Open for entries'])
    await page
      .getByRole('complementary', { name: 'Example' })
      .getByText('This draw never took place.')
      .waitFor()
    await page.getByRole('link', { name: 'Monaco Grand Prix VIP' }).click()
    await page.getByRole('heading', { level: 1, name: 'Monaco Grand Prix VIP' }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/draws\/[0-9a-f-]{36}$/)
    await page.getByText('Date to be announced').first().waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Monaco Grand Prix VIP' }).waitFor()
  })

  test('a draw that the operator dated is told with its dates, from the database to the page', async () => {
    const world = await worldOf(site.host())
    const id = await openDraw(world, { title: 'Monaco, dated', experience: 'monaco' })
    await world.sql.end()
    const { page } = await site.visit('/draws')
    await page.getByRole('link', { name: 'Monaco, dated' }).click()
    await page.waitForURL(`**/draws/${id}`)
    await page.getByText('Entries close on Tue 1 January 2030, 00:00 GMT.').waitFor()
    await page.getByText('The list opens to everybody when it is frozen, on Wed 2 January 2030').waitFor()
  })

  test('every state has its place in the list, each with entries, odds and charity', async () => {
    const { page } = await site.arrive()
    const draws = Object.values(stories).map(({ draw }, at) => ({
      ...draw,
      id: `${drawId.slice(0, -2)}${10 + at}`,
    }))
    await tell(page, 'all_draws', () => ({ now: new Date().toISOString(), payment: 'demo', draws }))
    await page.goto('/draws')
    await page.getByRole('heading', { name: 'Waiting for the draw' }).waitFor()
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
    expect(headings.slice(0, -1)).toEqual([
      'Try it now: check a finished example',
      'Open for entries',
      'Opening next',
      'Waiting for the draw',
      'Drawn',
      'Cancelled',
    ])
    const cards = page.getByRole('article')
    expect(await cards.count()).toBe(draws.length)
    await cards.first().getByText('1,009 · 867 paid, 142 free').waitFor()
    await cards.first().getByText('1 in 1,009 as entries stand now').waitFor()
    await cards.first().getByText('£10, or free by post').waitFor()
    const drawn = page.getByRole('region', { name: 'Drawn', exact: true })
    await drawn.getByText('£2,167.50').first().waitFor()
    const coming = page.getByRole('region', { name: 'Opening next' }).getByRole('definition')
    expect(await coming.allTextContents()).toEqual([
      '£10, or free by post',
      '£2.50 of each paid entry',
      'Fri 25 August 2023, 10:00 BST',
    ])
    expect(await faults(page)).toEqual([])
    expect(await tooWideWithLargeText(page)).toEqual([])
  })

  test('without any draw, and without a backend, the list still leads to the example', async () => {
    for (const [answer, words] of [
      [
        { json: { now: new Date().toISOString(), payment: 'demo', draws: [] } },
        'No draw has taken place yet.',
      ],
      [{ status: 503, json: {} }, 'The list of draws cannot be fetched just now.'],
    ] as const) {
      const { page } = await site.arrive()
      await page.route('**/rest/v1/rpc/all_draws', (route) => route.fulfill(answer))
      await page.goto('/draws')
      await page.getByText(words).waitFor()
      await page.getByRole('link', { name: 'Try it now: check a finished example' }).waitFor()
    }
  })

  test('the winners’ page waits with dignity for the first one', async () => {
    const { page } = await site.visit('/winners')
    await page.getByRole('heading', { name: 'The first number is still to be drawn.' }).waitFor()
    await page.getByRole('link', { name: 'See the example' }).click()
    await page.waitForURL('**/draws/example')
  })

  test('a winner is named by first name and county, or not at all, and demonstrations are marked', async () => {
    const { page } = await site.arrive()
    const { draw } = stories.drawn
    const unnamed = { ...(draw.winner as object), place: 0, number: 81, first_name: null, county: null }
    const draws = [
      { ...draw, payment: 'stripe' },
      { ...draw, id: `${drawId.slice(0, -1)}8`, title: 'World Cup 2026', winner: unnamed },
      { ...stories.nobody.draw, id: `${drawId.slice(0, -1)}7`, title: 'Monaco Grand Prix VIP' },
    ]
    await tell(page, 'all_draws', () => ({ now: new Date().toISOString(), payment: 'demo', draws }))
    await page.goto('/winners')
    const row = (at: number) => page.getByRole('article').nth(at)
    const [named, anonymous, nobody] = [row(0), row(1), row(2)]
    await named.getByText('Amara, Kent').waitFor()
    await named.getByText('passed on from 000081 to reserve 1').waitFor()
    expect(await named.getByText('Demonstration').count()).toBe(0)
    await anonymous.getByText('A winner who prefers not to be named').waitFor()
    await anonymous.getByText('Demonstration, no prize was given').waitFor()
    await nobody.getByText('No winner').waitFor()
    await nobody.getByText('Nobody had entered').waitFor()
    expect(await faults(page)).toEqual([])
    expect(await tooWideWithLargeText(page)).toEqual([])
    await resize(page, { width: 820, height: 1180 })
    const [number, who] = [named.getByText('000898', { exact: true }), named.getByText('Amara, Kent')]
    const [above, below] = [await number.boundingBox(), await who.boundingBox()]
    expect(below?.x, 'one column on a tablet').toBe(above?.x)
    await named.getByRole('link', { name: 'Check this draw: Seychelles luxury escape' }).click()
    await page.waitForURL(`**${address}`)
  })

  test('demonstrations say so once where there is nothing else', async () => {
    const { page } = await site.arrive()
    const draws = [7, 8].map((end) => ({ ...stories.drawn.draw, id: `${drawId.slice(0, -1)}${end}` }))
    await tell(page, 'all_draws', () => ({ now: new Date().toISOString(), payment: 'demo', draws }))
    await page.goto('/winners')
    await page.getByText('Demonstrations only, no prize was given').waitFor()
    expect(
      await page
        .getByRole('main')
        .getByText(/demonstration/i)
        .count(),
    ).toBe(1)
  })
})
