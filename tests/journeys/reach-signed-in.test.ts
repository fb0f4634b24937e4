import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { brand } from '../../src/content/brand.ts'
import { openSite, phone } from './browser.ts'
import { tooSmallToTouch } from './reach.ts'
import { expectWithinReach } from './reach-pages.ts'
import { returningMember } from './signed-in.ts'
import { expectDay } from './stage.ts'

const site = openSite()

test('the way from the ticket to the account is within reach of whoever is signed in', async () => {
  const { page } = await returningMember(site, '/buy-ticket')
  const proceed = page.getByRole('button', { name: 'Proceed to Payment' })
  await expect.poll(() => proceed.isEnabled()).toBe(true)
  await expectWithinReach(page)
  await page.reload()
  await expect.poll(() => proceed.isEnabled()).toBe(true)
  await proceed.click()
  await page.waitForURL('**/thank-you*')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectWithinReach(page)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  await expectWithinReach(page)
})

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().tap()

test.each<[what: string, path: string, open: (page: Page) => Promise<void>]>([
  ['the menu', '/about', (page) => press(page, 'Open menu')],
  ['the facts of a prize', '/monaco', (page) => press(page, 'The prize')],
  ['the picture viewer', brand.momentsPath, (page) => press(page, 'Open picture')],
  [
    'a last day with its ticket',
    '/monaco',
    async (page) => {
      await press(page, 'See the day')
      await page.keyboard.press('ArrowLeft')
      await expectDay(page, 'Day 7')
    },
  ],
])('on a phone a finger hits everything in %s', async (_, path, open) => {
  const { page } = await site.visit(path, phone)
  await open(page)
  expect(await tooSmallToTouch(page)).toEqual([])
})
