import type { Locator, Page } from 'playwright-core'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { faults } from './access.ts'
import { openSite, phone } from './browser.ts'
import { returningMember } from './signed-in.ts'

const site = openSite()

const columns = ['Per ticket', 'Paid tickets', 'Set aside', 'Paid over', 'Still due']

const ledger = (page: Page) => page.getByRole('table', { name: 'Draw by draw' })
const lineOf = (page: Page, draw: string) =>
  ledger(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: draw }) })
const fact = (within: Page | Locator, label: string) =>
  within.getByText(label, { exact: true }).locator('xpath=following-sibling::*[1]')

/** What a line says under the heads of the columns, in pounds and tickets. */
async function figuresOf(line: Locator) {
  const figures = await line.getByRole('cell').allTextContents()
  return Object.fromEntries(columns.map((column, at) => [column, pounds(figures[at] ?? '')]))
}

/** What the public ledger says a draw has set aside, in pounds; a draw without a ticket has no line. */
async function raised(page: Page, draw: string): Promise<number> {
  await page.goto('/wish-forward')
  await ledger(page).waitFor()
  const line = lineOf(page, draw)
  return (await line.count()) === 0 ? 0 : ((await figuresOf(line))['Set aside'] ?? Number.NaN)
}

const pounds = (text: string) => Number(text.replace(/[£,]/g, ''))

test('a share of each ticket goes to charity: the ledger grows by what the buy page said', async () => {
  const { page } = await returningMember(site, '/wish-forward')
  const before = await raised(page, 'Monaco')
  await page.goto('/buy-ticket?experience=monaco')
  await page.getByLabel('Quantity').fill('2')
  const buy = page.getByRole('button', { name: 'Proceed to Payment' })
  await expect.poll(() => buy.isEnabled()).toBe(true)
  const share = fact(page, 'To charity')
  const stated = async () => pounds(/£[\d.,]+/.exec((await share.textContent()) ?? '')?.[0] ?? '')
  await expect.poll(async () => (await stated()) > 0).toBe(true)
  await page.getByText('£20', { exact: true }).waitFor()
  const promised = await stated()
  await buy.click()
  await page.waitForURL('**/thank-you?order=*')
  expect(await raised(page, 'Monaco')).toBeCloseTo(before + promised, 2)
})

/** Four tickets for the diaspora trip, a part of whose share was paid over under this receipt. */
async function payOver(reference: string) {
  const { page, member } = await returningMember(site, '/wish-forward')
  await page.context().close()
  const sql = postgres(site.host().databaseUrl, { max: 1, onnotice: () => {} })
  try {
    const [draw] = await sql`select id from private.draws where experience = 'diaspora' and status = 'open'`
    const wish = { draw_id: draw?.id, quantity: 4, request_id: crypto.randomUUID(), confirms_adult: true }
    expect((await member.client.rpc('buy_tickets', wish)).error).toBeNull()
    await sql`select private.record_charity_payment(null, ${draw?.id}, 250, '2026-11-01', ${reference})`
  } finally {
    await sql.end()
  }
}

const overflows = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

test('the ledger shows what was paid over, by which receipt, and what is still due, under one head', async () => {
  const reference = `BACS ${crypto.randomUUID()}`
  await payOver(reference)
  const { page } = await site.visit('/wish-forward')
  const line = lineOf(page, 'Nigeria')
  await line.getByText(`Receipt ${reference}: £2.50, 1 November 2026`).waitFor()
  expect(await page.getByRole('columnheader').allTextContents()).toEqual(['Draw', ...columns])
  const figures = await figuresOf(line)
  const { 'Set aside': accrued = 0, 'Paid over': paid = 0, 'Still due': due = 0 } = figures
  expect(due).toBeCloseTo(accrued - paid, 2)
  expect(paid).toBeGreaterThan(0)
  expect(await line.getByRole('link').count(), 'a draw without a date has no page').toBe(0)
  expect(await faults(page)).toEqual([])
  expect(await overflows(page)).toBe(false)
})

test('on a phone each draw of the ledger is one compact sum', async () => {
  const reference = `BACS ${crypto.randomUUID()}`
  await payOver(reference)
  const { page } = await site.visit('/wish-forward', phone)
  const line = lineOf(page, 'Nigeria')
  await line.getByText(`Receipt ${reference}: £2.50, 1 November 2026`).waitFor()
  await line.getByText(/^\d+ × £2\.50 = £[\d.]+ · paid £[\d.]+$/).waitFor()
  expect(await line.getByRole('cell').count()).toBe(0)
  expect(await faults(page)).toEqual([])
  expect(await overflows(page)).toBe(false)
})

test('while nobody pays for real the ledger says so once, and its totals are nothing', async () => {
  await payOver(`BACS ${crypto.randomUUID()}`)
  const { page } = await site.visit('/wish-forward')
  await page.getByText('Demonstration, no money was taken. The lines below show').waitFor()
  expect(await page.getByText('Demonstration, no money was taken').count()).toBe(1)
  for (const total of ['Set aside so far', 'Paid to charities', 'Still to be paid'])
    expect(await fact(page, total).textContent()).toBe('£0')
})

test('among draws that took money each demonstration is marked, and a dated draw leads to its page', async () => {
  const { page } = await site.arrive()
  const sums = { accrued_pence: 11_500, paid_pence: 0, due_pence: 11_500 }
  const told = { ...sums, charity_name: 'Lantern Street', charity_pence: 250, paid_tickets: 46, receipts: [] }
  const real = {
    draw_id: 'a',
    title: 'Monaco',
    payment: 'stripe',
    status: 'open',
    draws_at: '2026-12-24T20:00:00Z',
  }
  const demo = { draw_id: 'b', title: 'Seychelles', payment: 'demo', status: 'open', draws_at: null }
  const lines = [
    { ...told, ...real },
    { ...told, ...demo },
  ]
  await page.route('**/rest/v1/rpc/charity_ledger', (route) =>
    route.fulfill({ json: { lines, totals: sums } }),
  )
  await page.goto('/wish-forward')
  const note = 'Demonstration, no money was taken'
  await lineOf(page, 'Seychelles').getByText(note, { exact: true }).waitFor()
  expect(await page.getByText(note).count()).toBe(1)
  const monaco = lineOf(page, 'Monaco')
  await monaco.getByText('Lantern Street · To be drawn on 24 December 2026').waitFor()
  expect(await monaco.getByRole('link', { name: 'Monaco' }).getAttribute('href')).toBe('/draws/a')
  expect(await fact(page, 'Set aside so far').textContent()).toBe('£115')
})

test('each year children from charities are sponsored on a legacy trip, and anybody may sponsor one', async () => {
  const { page } = await site.visit('/wish-forward')
  const words = (await page.getByRole('main').textContent()) ?? ''
  expect(words).toMatch(/charity partners\. Each year it sends children on a legacy trip/)
  expect(words).toContain('Our partners nominate the children.')
  await page.getByRole('link', { name: 'Sponsor a Legacy Trip' }).click()
  await page.waitForURL('**/contact#sponsor')
})

test('Wish Forward tells how it works in steps, and names its charity partners', async () => {
  const { page } = await site.visit('/wish-forward')
  await page.getByRole('heading', { name: 'How it works' }).waitFor()
  for (const step of ['You buy a ticket', 'The charity chooses', 'The children travel'])
    await page.getByRole('heading', { name: step }).waitFor()
  const partners = page.getByRole('list').filter({ hasText: 'The First Flight Fund' })
  expect(await partners.getByRole('heading').count()).toBe(4)
})

test('the page says that the charity the draws pay passes its money on to the four partners', async () => {
  const sql = postgres(site.host().databaseUrl, { max: 1, onnotice: () => {} })
  const named = await sql`select distinct charity_name from private.draws where status = 'open'`
  await sql.end()
  const { page } = await site.visit('/wish-forward')
  const words = ((await page.getByRole('main').textContent()) ?? '').replaceAll('’', "'")
  for (const { charity_name } of named) expect(words).toContain(`The draws pay the ${charity_name}`)
  expect(words).toContain('passes all of it on to these four')
})
