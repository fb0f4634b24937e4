import type { Locator, Page } from 'playwright-core'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { faults } from './access.ts'
import { openSite, phone } from './browser.ts'
import { returningMember } from './signed-in.ts'

const site = openSite()

/** What the public ledger says a draw has brought in, in pounds. */
async function raised(page: Page, draw: string): Promise<number> {
  await page.goto('/wish-forward')
  return pounds((await fact(lineOf(page, draw), 'Set aside').textContent()) ?? '')
}

const lineOf = (page: Page, draw: string) =>
  page
    .getByRole('list', { name: 'Draw by draw' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: draw }) })
const fact = (within: Page | Locator, label: string) =>
  within.getByText(label, { exact: true }).locator('xpath=following-sibling::*[1]')

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

test.each([
  ['a phone', phone],
  ['a desktop', {}],
])('on %s the ledger shows what was paid over, by which receipt, and what is still due', async (_, size) => {
  const { page, member } = await returningMember(site, '/wish-forward')
  await page.context().close()
  const sql = postgres(site.host().databaseUrl, { max: 1, onnotice: () => {} })
  const reference = `BACS ${crypto.randomUUID()}`
  try {
    const [draw] = await sql`select id from private.draws where experience = 'diaspora' and status = 'open'`
    const wish = { draw_id: draw?.id, quantity: 4, request_id: crypto.randomUUID(), confirms_adult: true }
    expect((await member.client.rpc('buy_tickets', wish)).error).toBeNull()
    await sql`select private.record_charity_payment(null, ${draw?.id}, 250, '2026-11-01', ${reference})`
  } finally {
    await sql.end()
  }
  const visitor = await site.visit('/wish-forward', size)
  const line = lineOf(visitor.page, 'Diaspora')
  await line.getByText(`Receipt ${reference}: £2.50, 1 November 2026`).waitFor()
  const sums = await Promise.all(
    ['Set aside', 'Paid over', 'Still due'].map(async (label) =>
      pounds((await fact(line, label).textContent()) ?? ''),
    ),
  )
  expect(sums[2]).toBeCloseTo((sums[0] ?? 0) - (sums[1] ?? 0), 2)
  expect(sums[1]).toBeGreaterThan(0)
  const total = await fact(visitor.page, 'Paid to charities').textContent()
  expect(pounds(total ?? '')).toBeGreaterThanOrEqual(sums[1] ?? 0)
  expect(await faults(visitor.page)).toEqual([])
  const overflow = await visitor.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(overflow).toBe(false)
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
