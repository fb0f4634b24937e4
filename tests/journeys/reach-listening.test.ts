import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { brand } from '../../src/content/brand.ts'
import { openSite } from './browser.ts'
import { verdict } from './draw-checks.ts'
import { returningMember } from './signed-in.ts'
import { expectDay, selector, visitStage } from './stage.ts'

const site = openSite()

declare global {
  interface Window {
    heard: string[]
  }
}

/**
 * Writes down what a screen reader says unasked: what changes in a region that was there before its words, and
 * every alert. A region that arrives together with its words is often passed over in silence.
 */
const listen = (page: Page) =>
  page.evaluate(() => {
    const regions = '[aria-live], [role=status], [role=alert], [role=log], output'
    const wordsNow = () =>
      new Map(
        [...document.querySelectorAll<HTMLElement>(regions)]
          .filter((region) => region.checkVisibility())
          .map((region) => [region, region.innerText.trim()]),
      )
    window.heard = []
    let before = wordsNow()
    new MutationObserver(() => {
      const now = wordsNow()
      for (const [region, words] of now) {
        const isTold = before.has(region) || region.role === 'alert'
        const isSilent = region.getAttribute('aria-live') === 'off'
        if (isTold && !isSilent && words && words !== before.get(region)) window.heard.push(words)
      }
      before = now
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  })

const hears = (page: Page, words: string) =>
  expect.poll(() => page.evaluate(() => window.heard.join('\n'))).toContain(words)

test('whoever listens hears the day they chose, and none that comes by itself', async () => {
  const page = await visitStage(site, '/monaco')
  await listen(page)
  await page.clock.runFor(4100)
  await expectDay(page, 'Day 2')
  expect(await page.evaluate(() => window.heard)).toEqual([])
  await selector(page).getByRole('button', { name: 'Day 4' }).click()
  await hears(page, 'DAY FOUR OF SEVEN')
})

test('whoever listens hears why signing in was refused', async () => {
  const { page } = await site.visit('/login')
  await listen(page)
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await hears(page, 'Invalid login credentials')
})

test('whoever listens hears what a sign-up lacks, and that the mail is on its way', async () => {
  const { page } = await site.visit('/signup')
  await listen(page)
  const create = page.getByRole('button', { name: 'Create account' })
  await create.click()
  await hears(page, 'Name is required')
  for (const [label, text] of [
    ['Name', 'Ada Lovelace'],
    ['Email', 'ada-listens@example.com'],
    ['Password', 'correct horse battery'],
    ['Address line 1', '1 Palm Street'],
    ['City', 'London'],
    ['UK Postcode', 'EC1A 1BB'],
    ['UK mobile number', '07700900123'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  await create.click()
  await hears(page, 'Check your email for the confirmation link.')
})

test('whoever listens hears that the mail for a new password was sent', async () => {
  const { page } = await site.visit('/forgot-password')
  await listen(page)
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByRole('status').filter({ hasText: /\w/ }).waitFor()
  await hears(page, (await page.getByRole('status').textContent()) ?? 'nothing')
})

test('whoever listens hears the total of as many tickets as they chose', async () => {
  const { page } = await returningMember(site, '/buy-ticket')
  await expect.poll(() => page.getByRole('button', { name: 'Proceed to Payment' }).isEnabled()).toBe(true)
  await listen(page)
  const total = page.locator('dl > div', { hasText: 'Total' }).locator('dd')
  const before = (await total.textContent()) ?? ''
  await page.getByRole('button', { name: 'One more' }).click()
  await expect.poll(() => total.textContent()).not.toBe(before)
  await hears(page, (await total.textContent()) ?? 'nothing')
})

test('whoever listens hears that their letter was copied', async () => {
  const { page } = await site.visit('/contact', { permissions: ['clipboard-write'] })
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Message').fill('Good morning.')
  await page.getByRole('button', { name: 'Send message' }).click()
  const copy = page.getByRole('button', { name: 'Copy' })
  await copy.waitFor()
  await listen(page)
  await copy.click()
  await hears(page, 'Copied.')
})

test('whoever listens hears a toast', async () => {
  const { page } = await site.visit('/experiences')
  await listen(page)
  await page.getByLabel('E-mail address').fill('listens@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  const toast = page.locator('[data-sonner-toast]')
  await toast.waitFor()
  await hears(page, (await toast.innerText()).trim())
})

test('whoever listens hears that a draw holds', async () => {
  const { page } = await site.visit('/draws/example')
  await listen(page)
  await page.getByRole('button', { name: 'Check this draw' }).click()
  await verdict(page, 'Everything holds').waitFor()
  await hears(page, 'Everything holds')
})

test('whoever listens hears how many partners a category has', async () => {
  const { page } = await site.visit('/partners')
  await listen(page)
  await page.getByRole('button', { name: 'Aviation' }).click()
  await expect.poll(() => page.evaluate(() => window.heard.join())).toMatch(/^\d+ partners?/)
})

test('whoever listens hears which picture the viewer shows', async () => {
  const { page } = await site.visit(brand.momentsPath)
  await page.getByRole('button', { name: 'Open picture' }).first().click()
  await listen(page)
  await page.getByRole('button', { name: 'Next' }).first().click()
  await hears(page, '2 of 74')
})
