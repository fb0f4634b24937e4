import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from './access.ts'
import { hydrated, openSite, phone, resize } from './browser.ts'

const site = openSite()
const noon = new Date('2026-11-15T12:00:00Z')

/** A page whose clock stands still until the test moves it. */
async function visitAt(path: string, options: Parameters<typeof site.visit>[1] = {}) {
  const { page, complaints } = await site.arrive({ reducedMotion: 'no-preference', ...options })
  await stopClock(page)
  await page.goto(path)
  await hydrated(page)
  return { page, complaints }
}

async function stopClock(page: Page) {
  await page.clock.install({ time: new Date(noon.getTime() - 60_000) })
  await page.clock.pauseAt(noon)
}

const clock = (page: Page) => page.getByRole('timer', { name: 'The current draw' })
const shown = async (page: Page) => (await clock(page).locator('b').allTextContents()).join(':')

test('the countdown starts seven days after the page loaded and ticks every second', async () => {
  const { page } = await visitAt('/')
  await expect.poll(() => shown(page)).toBe('07:00:00:00')
  await page.clock.runFor(1000)
  await expect.poll(() => shown(page)).toBe('06:23:59:59')
  await page.clock.runFor(1000)
  await expect.poll(() => shown(page)).toBe('06:23:59:58')
  await page.clock.runFor(60_000)
  await expect.poll(() => shown(page)).toBe('06:23:58:58')
})

test('at the end every part shows zero and the timer stops', async () => {
  const { page } = await visitAt('/')
  await page.clock.fastForward(7 * 24 * 3600_000)
  await expect.poll(() => shown(page)).toBe('00:00:00:00')
  await page.clock.runFor(5000)
  expect(await shown(page)).toBe('00:00:00:00')
  // A clock that still ran would count again from here.
  await page.clock.setSystemTime(new Date(noon.getTime() + 6 * 24 * 3600_000))
  await page.clock.runFor(5000)
  expect(await shown(page)).toBe('00:00:00:00')
})

test('a tab that slept in the background catches up when it is looked at', async () => {
  const { page } = await visitAt('/')
  await page.clock.runFor(1000)
  await page.clock.setSystemTime(new Date(noon.getTime() + 3 * 3600_000))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => shown(page)).toBe('06:21:00:00')
})

test('the pill and the large clock count to the same moment, and a route change does not restart them', async () => {
  const { page } = await visitAt('/')
  await page.clock.runFor(90_000)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click()
  await page.waitForURL('**/faq')
  await page.clock.runFor(1000)
  await expect.poll(() => pill(page).textContent()).toContain('06 : 23 : 58 : ')
})

interface Answer {
  now?: string
  payment?: 'demo' | 'stripe'
  closes_at?: string | null
  title?: string
  drawing_next?: { draw_id: string; title: string; draws_at: string } | null
}

/** A page at noon whose backend gives these answers about the next closing, the last of them for good. */
async function visitTold(...answers: Answer[]) {
  const { page, complaints } = await site.arrive()
  await stopClock(page)
  await page.route('**/rest/v1/rpc/on_offer', (route) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    const { closes_at, title, ...rest } = answer ?? {}
    const closing = closes_at ? { closes_at, title } : null
    const nothing = { now: noon.toISOString(), payment: 'demo', draws: [], trips: [], drawing_next: null }
    return route.fulfill({ json: { ...nothing, closing, ...rest } })
  })
  await page.goto('/')
  await hydrated(page)
  return { page, complaints }
}

const quietLine = (page: Page) => page.getByText('No date is set yet. The clock shows the week a draw runs.')
const pill = (page: Page, name = 'Next draw') => page.getByRole('timer', { name })

test('once a draw is scheduled the countdown counts to its closing, by the server’s clock', async () => {
  // This visitor's clock is an hour slow.
  const { page } = await visitTold({ now: '2026-11-15T13:00:00Z', closes_at: '2026-11-17T14:00:10Z' })
  await expect.poll(() => shown(page)).toBe('02:01:00:10')
  await page.clock.runFor(1000)
  await expect.poll(() => shown(page)).toBe('02:01:00:09')
  expect(await quietLine(page).count()).toBe(0)
})

test('beside the clock stands what it counts to, before and larger than a draw that is still to come', async () => {
  const drawing_next = { draw_id: 'x', title: 'Monaco', draws_at: '2026-11-16T19:00:00Z' }
  const { page } = await visitTold({
    closes_at: '2026-11-21T20:00:00Z',
    title: 'Seychelles in autumn',
    drawing_next,
  })
  const caption = page.getByText('Seychelles in autumn closes Saturday 21 November, 20:00 GMT', {
    exact: true,
  })
  const note = page.getByText('Monaco is drawn on Mon 16 November 2026, 19:00 GMT', { exact: true })
  const [first, second] = await Promise.all([caption.boundingBox(), note.boundingBox()])
  expect(first?.y).toBeLessThan(second?.y ?? 0)
  const size = (line: Locator) => line.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))
  expect(await size(caption)).toBeGreaterThan(await size(note))
  await pill(page, 'Entries close').getByText('Entries close').waitFor()
  expect(await pill(page).count()).toBe(0)
})

test('while no draw has a date, one quiet line beside the clock says so', async () => {
  const { page } = await visitTold({})
  await expect.poll(() => shown(page)).toBe('07:00:00:00')
  await quietLine(page).waitFor()
  expect(await page.getByText(/ closes /).count()).toBe(0)
  await pill(page).waitFor()
})

test('where money is taken and no draw has a date there is no clock, only the words', async () => {
  const { page, complaints } = await visitTold({ payment: 'stripe' })
  await page.getByText('Date to be announced', { exact: true }).waitFor()
  expect(await page.getByRole('timer').count()).toBe(0)
  expect(await page.getByRole('complementary').count()).toBe(0)
  expect(await quietLine(page).count()).toBe(0)
  await page.clock.resume()
  expect(await faults(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('before the backend has said how things stand no clock shows a time', async () => {
  const { page } = await site.arrive()
  await page.route('**/rest/v1/rpc/on_offer', (route) => route.fulfill({ status: 503 }))
  await page.goto('/')
  await hydrated(page)
  expect(await page.getByRole('timer').count()).toBe(0)
  await page.unrouteAll()
  await expect.poll(() => shown(page)).toMatch(/^06:23:59/)
})

test('at zero the next draw takes over, and the one that has closed is named with its moment', async () => {
  const drawing_next = { draw_id: 'x', title: 'Seychelles', draws_at: '2026-11-16T19:00:00Z' }
  const { page } = await visitTold(
    { closes_at: '2026-11-15T12:00:02Z' },
    // A copy that is a second old still speaks of the draw that has just closed.
    { now: '2026-11-15T12:00:02.500Z', closes_at: '2026-11-15T12:00:02Z' },
    { now: '2026-11-15T12:00:07Z', closes_at: '2026-11-18T12:00:07Z', drawing_next },
  )
  await expect.poll(() => shown(page)).toBe('00:00:00:02')
  const askedAgain = page.waitForResponse('**/rest/v1/rpc/on_offer')
  await page.clock.runFor(2000)
  await page.getByText('The draw has closed').first().waitFor()
  // Only a page that has read the second answer waits to ask a third time.
  await (await askedAgain).finished()
  await page.clock.runFor(5000)
  await expect.poll(() => shown(page)).toBe('03:00:00:00')
  await page.getByText('Seychelles is drawn on Mon 16 November 2026, 19:00 GMT').waitFor()
})

test('at zero with no draw to follow the words stand, never zeros beside the button', async () => {
  const { page } = await visitTold(
    { closes_at: '2026-11-15T12:00:02Z' },
    { now: '2026-11-15T12:00:02Z', closes_at: null },
  )
  await expect.poll(() => shown(page)).toBe('00:00:00:02')
  await page.clock.runFor(2000)
  await expect.poll(() => page.getByText('The draw has closed', { exact: true }).count()).toBe(2)
  await page.clock.runFor(60_000)
  expect(await page.getByRole('timer').count()).toBe(0)
  await page.clock.resume()
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: 'Enter Current Draw' }).waitFor()
})

test('the home page has its hero, film, values, three cards, the draw and a call to action', async () => {
  const { page } = await site.visit('/')
  expect(await page.getByRole('link', { name: 'Explore Experiences' }).getAttribute('href')).toBe(
    '/experiences',
  )
  await page.getByRole('heading', { name: 'Every dream here is all-inclusive.' }).waitFor()
  expect(await page.getByRole('article').count()).toBe(3)
  expect(await page.getByRole('link', { name: 'Enter Current Draw' }).getAttribute('href')).toBe(
    '/buy-ticket',
  )
  expect(await page.getByRole('link', { name: 'See how it works' }).getAttribute('href')).toBe(
    '/wish-forward',
  )
})

test('on a phone the clock stands before the words and buttons of the draw', async () => {
  const { page } = await visitTold({})
  await resize(page, phone.viewport)
  const parts = [
    page.getByRole('heading', { name: 'Closes when the clock does. Not a minute later.' }),
    clock(page),
    page.getByText('Sales end at zero'),
    page.getByRole('link', { name: 'Enter Current Draw' }),
  ]
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

test.each(['/', '/experiences'])('on a tablet every card of %s has its facts on one line', async (path) => {
  const { page } = await site.visit(path, { viewport: { width: 820, height: 1180 } })
  const facts = page.getByRole('article').getByText(/ · All-Inclusive$/)
  const lines = await facts.evaluateAll((all) =>
    all.map(
      (line) => line.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(line).lineHeight),
    ),
  )
  expect(lines.map(Math.round)).toEqual(lines.map(() => 1))
  expect(lines.length).toBeGreaterThan(2)
})
