import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { BoughtOrder } from '../../contract/tickets.ts'
import { checkReceipt, type Receipt } from '../../draw/receipt.ts'
import { formatMoment } from '../../src/lib/time.ts'
import { first } from '../backend/tickets-world.ts'
import { ask } from '../host.ts'
import { faults } from './access.ts'
import { hydrated, openSite, phone, resize } from './browser.ts'
import { returningMember } from './signed-in.ts'

const site = openSite()

/** A member who has just bought, on the page they chose to look at. */
async function buyer(quantity: number, pathOf: (order: BoughtOrder) => string) {
  const { page, member } = await returningMember(site, '/terms')
  const { draws } = await ask(member.client, 'on_offer', {})
  const order = await ask(member.client, 'buy_tickets', {
    draw_id: first(draws).id,
    quantity,
    request_id: crypto.randomUUID(),
    confirms_adult: true,
  })
  const signed = order.seal?.checkpoint
  if (!signed) throw new Error('The order came without a signed word about the log')
  await page.goto(pathOf(order))
  await hydrated(page)
  return { page, member, order, signed }
}

const save = (page: Page) => page.getByRole('button', { name: 'Save my receipt' })

async function savedReceipt(page: Page): Promise<{ name: string; receipt: Receipt }> {
  const [download] = await Promise.all([page.waitForEvent('download'), save(page).click()])
  return {
    name: download.suggestedFilename(),
    receipt: JSON.parse(await readFile(await download.path(), 'utf8')),
  }
}

const failed = (receipt: Receipt) =>
  checkReceipt(receipt)
    .filter(({ ok }) => !ok)
    .map(({ id }) => id)

test('whoever has bought finds the seal behind a line and saves a file that proves every number by itself', async () => {
  const { page, order } = await buyer(3, ({ id }) => `/thank-you?order=${id}`)
  const { name, receipt } = await savedReceipt(page)
  expect(name).toBe(`wanderwish-receipt-${order.id}.json`)
  expect(failed(receipt)).toEqual([])
  expect(receipt).toMatchObject({ order: order.id, tickets: { length: 3 } })

  const root = page.getByText(receipt.checkpoint.root, { exact: true })
  expect(await root.isVisible()).toBe(false)
  await page.getByText('Seal', { exact: true }).click()
  await root.waitFor()
  for (const { salt } of receipt.tickets) await page.getByText(salt, { exact: true }).waitFor()
  expect(await faults(page)).toEqual([])
})

test('the receipt shows the seal whole: numbers, places, salts and the signed word about the log', async () => {
  const { page, signed } = await buyer(2, ({ id }) => `/receipt?order=${id}`)
  const { receipt } = await savedReceipt(page)
  const seal = page.getByRole('region', { name: 'Seal' })
  const rows = await seal.getByRole('row').allTextContents()
  expect(rows.slice(1)).toEqual(
    receipt.tickets.map(({ ticketNo, index, salt }) => `${String(ticketNo).padStart(6, '0')}${index}${salt}`),
  )
  const { at, root, size, signature } = receipt.checkpoint
  expect(root).toBe(signed.root)
  for (const fact of [receipt.draw, receipt.holder, at, String(size), root, signature])
    await seal.getByText(fact, { exact: true }).first().waitFor()

  expect(await faults(page)).toEqual([])
  await resize(page, phone.viewport)
  expect(await faults(page)).toEqual([])
  await resize(page, { width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('on a phone every fact of a receipt stands under its label, and a person can read when the log was signed', async () => {
  const { page } = await buyer(1, ({ id }) => `/receipt?order=${id}`)
  await resize(page, phone.viewport)
  await page.getByText('takes the saved file, not the print').waitFor()
  const facts = page.getByRole('article').locator('dl > div')
  const signed = facts.filter({ hasText: 'Signed at' })
  const instant = (await signed.locator('code').textContent()) ?? ''
  await signed.getByText(formatMoment(instant), { exact: true }).waitFor()
  const beside = await facts.evaluateAll((rows) =>
    rows
      .map((row) => [...row.children].map((part) => part.getBoundingClientRect()))
      .filter(
        ([label, value]) => (value?.top ?? 0) < (label?.bottom ?? 0) - 1 || value?.left !== label?.left,
      ),
  )
  expect(await facts.count()).toBeGreaterThan(10)
  expect(beside).toEqual([])
})

test('each order of the account can be saved', async () => {
  const { page, order } = await buyer(1, () => '/account')
  const button = page.getByRole('button', { name: `Save my receipt: ${order.title}` })
  await button.waitFor()
  const { name, receipt } = await savedReceipt(page)
  expect(name).toBe(`wanderwish-receipt-${order.id}.json`)
  expect(failed(receipt)).toEqual([])
})

test('a receipt asked for before the log is signed is asked for again', async () => {
  const { page, order } = await buyer(1, ({ id }) => `/receipt?order=${id}`)
  let asked = 0
  await page.route('**/functions/v1/receipt', async (route) => {
    asked += 1
    if (asked < 3) await route.fulfill({ status: 409, json: { message: 'not_sealed_yet' } })
    else await route.continue()
  })
  const { receipt } = await savedReceipt(page)
  expect(receipt.order).toBe(order.id)
  expect(asked).toBe(3)
})

test('a receipt that stays unsigned is told of in words, and can be asked for later', async () => {
  const { page } = await buyer(1, ({ id }) => `/receipt?order=${id}`)
  await save(page).waitFor()
  await page.route('**/functions/v1/receipt', (route) =>
    route.fulfill({ status: 409, json: { message: 'not_sealed_yet' } }),
  )
  await page.clock.install()
  await save(page).click()
  const told = page
    .getByRole('alert')
    .filter({ hasText: 'The signature over your numbers is a moment away.' })
  await expect
    .poll(async () => {
      await page.clock.fastForward(5000)
      return told.count()
    })
    .toBe(1)
  await page.unroute('**/functions/v1/receipt')
  expect(failed((await savedReceipt(page)).receipt)).toEqual([])
})

test('an order shown before its signature asks until it is there', async () => {
  const { page, order, signed } = await buyer(1, () => '/terms')
  let unsigned = true
  await page.route('**/rest/v1/rpc/my_order', async (route) => {
    const response = await route.fetch()
    const told = await response.json()
    if (unsigned) told.seal.checkpoint = null
    await route.fulfill({ response, json: told })
  })
  await page.goto(`/receipt?order=${order.id}`)
  await page.getByText('The signature over the log follows within a few seconds.').waitFor()
  unsigned = false
  await page.getByText(signed.root, { exact: true }).waitFor()
})
