import type { Page } from 'playwright-core'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BoughtOrder } from '../../contract/tickets.ts'
import { ask } from '../host.ts'
import { faults } from './access.ts'
import { hydrated, openSite, phone, resize } from './browser.ts'
import { returningMember } from './signed-in.ts'

const site = openSite()

let sql: postgres.Sql
beforeAll(() => {
  sql = postgres(site.host().databaseUrl, { max: 1, onnotice: () => {} })
})
afterAll(() => sql.end())

const tickets = (page: Page) => page.getByRole('region', { name: 'Your tickets' })
const chips = (page: Page, name: string) =>
  tickets(page).getByRole('list', { name, exact: true }).getByRole('listitem')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const padded = (number: number | undefined) => String(number).padStart(6, '0')

/** A draw of its own for one test, so that the numbers in it are known. */
async function newDraw(drawsAt = '2030-01-03T12:00:00Z'): Promise<string> {
  const [row] = await sql`
    insert into private.draws (experience, title, price_pence, charity_name, charity_pence, max_per_person, opens_at,
      closes_at, postal_closes_at, draws_at)
    values ('bali', 'Bali in May', 1000, 'A charity', 250, 100, '2026-01-01', '2030-01-01', '2030-01-01', ${drawsAt})
    returning id`
  return row?.id
}

/** A member who holds so many tickets of a draw, on the page they go to. */
async function holder(quantity: number, pathOf = (_: BoughtOrder) => '/account') {
  const drawId = await newDraw()
  const { page, member } = await returningMember(site, '/terms')
  const order = await ask(member.client, 'buy_tickets', {
    draw_id: drawId,
    quantity,
    request_id: crypto.randomUUID(),
    confirms_adult: true,
  })
  await page.goto(pathOf(order))
  await hydrated(page)
  return { page, member, order }
}

test('tickets come first, each draw with its poster, its date and how it stands', async () => {
  const { page } = await holder(2)
  const card = tickets(page).getByRole('article')
  await card.getByRole('heading', { name: 'Bali in May' }).waitFor()
  await card.getByText('To be drawn on Thu 3 January 2030, 12:00 GMT').waitFor()
  await card.getByText('Open', { exact: true }).waitFor()
  const poster = card.getByRole('img')
  expect(await poster.getAttribute('src')).toContain('posters/bali')
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.slice(0, 2)).toEqual(['Your tickets', 'Your details'])
  expect(await faults(page)).toEqual([])
})

test('of fifty numbers ten are shown, and the others unfold', async () => {
  const { page, order } = await holder(50)
  await expect.poll(() => chips(page, 'In the draw').count()).toBe(10)
  await press(page, 'and 40 more')
  const shown = await chips(page, 'In the draw').allTextContents()
  expect(shown).toEqual(order.numbers.map(padded))
  await press(page, 'Show fewer')
  expect(await chips(page, 'In the draw').count()).toBe(10)
})

test('somebody alone in a draw is told so instead of a chance of 1 in 1', async () => {
  const { page, order } = await holder(1)
  await tickets(page).getByText('Yours is the only entry so far', { exact: true }).waitFor()
  expect(await tickets(page).getByText('1 in 1').count()).toBe(0)
  const { member } = await returningMember(site, '/terms')
  await ask(member.client, 'buy_tickets', {
    draw_id: order.draw_id,
    quantity: 3,
    request_id: crypto.randomUUID(),
    confirms_adult: true,
  })
  await page.reload()
  await tickets(page).getByText('Your chance: 1 in 4', { exact: true }).waitFor()
})

test('of fifty tickets nothing is chosen for a refund; one goes back with two taps', async () => {
  const { page, order } = await holder(50)
  await press(page, 'Refund')
  const dialog = page.getByRole('dialog')
  expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBe(0)
  expect(await dialog.getByRole('button', { name: 'Yes, refund' }).isDisabled()).toBe(true)
  expect(await faults(page)).toEqual([])
  await dialog.getByLabel(padded(order.numbers[41])).check()
  await dialog.getByRole('button', { name: 'Yes, refund £10', exact: true }).click()
  await page.getByText('Refunded. A note is on its way to your inbox.').waitFor()
  await expect.poll(() => chips(page, 'Refunded').allTextContents()).toEqual([padded(order.numbers[41])])
})

test('all go back with one tap more, and the draw then says so instead of a chance', async () => {
  const { page } = await holder(3)
  await press(page, 'Refund')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('All 3').check()
  await dialog.getByRole('button', { name: 'Yes, refund £30', exact: true }).click()
  await tickets(page).getByText('All handed back.', { exact: true }).waitFor()
  for (const untrue of ['Refunds for this draw are closed', '0 in 0', 'only entr'])
    expect(await tickets(page).getByText(untrue).count(), untrue).toBe(0)
  expect(await page.getByRole('button', { name: 'Refund', exact: true }).count()).toBe(0)
})

test('who holds one ticket finds it chosen', async () => {
  const { page } = await holder(1)
  await press(page, 'Refund')
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, refund £10', exact: true }).click()
  await tickets(page).getByText('All handed back.', { exact: true }).waitFor()
})

test('a receipt tells what went back, and that its draw is to come', async () => {
  const { page, member, order } = await holder(5, ({ id }) => `/receipt?order=${id}`)
  const row = (label: string) =>
    page
      .getByRole('article')
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) })
  await expect.poll(() => row('Total paid').locator('dd').textContent()).toBe('£50')
  expect(await row('To be drawn').locator('dd').textContent()).toBe('Thu 3 January 2030, 12:00 GMT')
  expect(await row('Refunded').count()).toBe(0)

  const numbers = order.numbers.slice(1, 3)
  await ask(member.client, 'refund_tickets', { draw_id: order.draw_id, numbers })
  await page.reload()
  await expect.poll(() => row('Total paid').locator('dd').textContent()).toBe('£50 · refunded £20')
  expect(await row('Of which to charity').locator('dd').textContent()).toBe('£7.50 · A charity')
  expect(await row('Refunded').locator('dd').textContent()).toBe(numbers.map(padded).join(', '))
  await page.goto('/account')
  await tickets(page).getByText('refunded £20', { exact: true }).waitFor()
})

test('whether money was taken is told by the order itself, not by what the site does today', async () => {
  const { page, order } = await holder(1, () => '/terms')
  const demo = page.getByText('Demonstration receipt: no money was taken.')
  await page.route('**/rest/v1/rpc/on_offer', (route) => route.abort())
  await page.goto(`/receipt?order=${order.id}`)
  await demo.waitFor()
  await page.route('**/rest/v1/rpc/my_order', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), payment: 'stripe' } })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Print receipt' }).waitFor()
  expect(await demo.count()).toBe(0)
})

test('the list of parts marks the one being read, and a phone has it as a strip under the bar', async () => {
  const { page } = await holder(1)
  await resize(page, phone.viewport)
  const parts = page.getByRole('navigation', { name: 'Parts of your account' })
  const current = () => parts.locator('[aria-current]').allTextContents()
  await expect.poll(current).toEqual(['Your tickets'])
  for (const name of ['Limits and breaks', 'Signing in', 'Your data']) {
    await parts.getByRole('link', { name }).click()
    await expect.poll(current).toEqual([name])
    const box = await parts.getByRole('link', { name }).boundingBox()
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.viewport.width)
  }
  expect(await faults(page)).toEqual([])
  for (const width of [390, 320]) {
    await resize(page, { width, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
