import postgres from 'postgres'
import { expect, test } from 'vitest'
import { faults } from './access.ts'
import { openSite } from './browser.ts'
import { returningMember } from './signed-in.ts'

const site = openSite()

async function asOwner(work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(site.host().databaseUrl, { max: 1, onnotice: () => {} })
  await work(sql).finally(() => sql.end())
}

test('a choice that is off sale stays in the list, says so in one sentence, and cannot be bought', async () => {
  await asOwner((sql) => sql`select private.set_on_sale(null, 'diaspora', false)`)
  const { page, complaints } = await returningMember(site, '/buy-ticket?experience=diaspora')
  const buy = page.getByRole('button', { name: 'Proceed to Payment' })
  await page.getByRole('heading', { name: 'Nigeria homecoming is not on sale at the moment.' }).waitFor()
  expect(await buy.count()).toBe(0)
  expect(await page.getByLabel('Experience').locator('option').allTextContents()).toEqual([
    'Seychelles luxury escape',
    'Monaco Grand Prix VIP',
    'World Cup 2026',
    'Diaspora VIP Experience (not on sale)',
  ])
  expect(await faults(page)).toEqual([])
  await page.getByLabel('Experience').selectOption('monaco')
  await expect.poll(() => buy.isEnabled()).toBe(true)
  expect(complaints).toEqual([])
})

test('a holder whose tickets a new draw left behind reads that they wait, without odds, and may hand them back', async () => {
  const { page, member } = await returningMember(site, '/account')
  await asOwner(async (sql) => {
    const [draw] = await sql`
      select id from private.draws where experience = 'seychelles' and closes_at is null and status = 'open'`
    const wish = { draw_id: draw?.id, quantity: 1, request_id: crypto.randomUUID(), confirms_adult: true }
    expect((await member.client.rpc('buy_tickets', wish)).error).toBeNull()
    await sql`
      select private.schedule_draw(null, 'seychelles', now() + interval '7 days', now() + interval '10 days', null, null,
        null, 2000, null, null, null, null, null)`
  })
  await page.reload()
  const tickets = page.getByRole('region', { name: 'Your tickets' })
  await tickets.getByText('Waiting for a date', { exact: true }).waitFor()
  await tickets.getByText('paid ones can be refunded at any time').waitFor()
  expect(await tickets.getByText('Your chance').count()).toBe(0)
  await tickets.getByRole('button', { name: 'Refund' }).waitFor()
  expect(await faults(page)).toEqual([])
})
