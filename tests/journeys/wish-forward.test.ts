import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openSite } from './browser.ts'
import { returningMember } from './signed-in.ts'

const site = openSite()

/** What the public ledger says a draw has brought in, in pounds. */
async function raised(page: Page, draw: string): Promise<number> {
  await page.goto('/wish-forward')
  const line = page.getByRole('row').filter({ hasText: draw })
  await line.waitFor()
  return pounds((await line.getByRole('cell').last().textContent()) ?? '')
}

const pounds = (text: string) => Number(text.replace(/[£,]/g, ''))

test('a share of each ticket goes to charity: the ledger grows by what the buy page said', async () => {
  const { page } = await returningMember(site, '/wish-forward')
  const before = await raised(page, 'Monaco')
  await page.goto('/buy-ticket?experience=monaco')
  await page.getByLabel('Quantity').fill('2')
  const buy = page.getByRole('button', { name: 'Proceed to Payment' })
  await expect.poll(() => buy.isEnabled()).toBe(true)
  const share = page.getByText('To charity', { exact: true }).locator('xpath=following-sibling::*[1]')
  const stated = async () => pounds(/£[\d.,]+/.exec((await share.textContent()) ?? '')?.[0] ?? '')
  await expect.poll(async () => (await stated()) > 0).toBe(true)
  await page.getByText('£20', { exact: true }).waitFor()
  const promised = await stated()
  await buy.click()
  await page.waitForURL('**/thank-you?order=*')
  expect(await raised(page, 'Monaco')).toBeCloseTo(before + promised, 2)
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
