import { expect, test } from 'vitest'
import { openSite, phone } from './browser.ts'

const site = openSite()

const barLinks = [
  ['Home', '/'],
  ['Experiences', '/experiences'],
  ['Moments', '/wanderwish-moments'],
  ['Why Wanderwish?', '/about'],
  ["Founder's Note", '/founders-note'],
  ['Wish Forward', '/wish-forward'],
  ['Ambassadors', '/ambassadors'],
  ['Partners', '/partners'],
  ['FAQ', '/faq'],
  ['Contact', '/contact'],
]

test('the bar links to the ten pages in order, and to Login for a signed-out visitor', async () => {
  const { page } = await site.visit('/')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  const found = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href')]),
  )
  expect(found).toEqual(barLinks)
  expect(await page.getByRole('banner').getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(
    '/login',
  )
})

test.each(['/about', '/about/', '/About', '/ABOUT//'])(
  'the active link at %s is Why Wanderwish?',
  async (path) => {
    const { page } = await site.visit(path)
    const active = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
    await active.filter({ hasText: 'Why Wanderwish?' }).waitFor()
    expect(await active.count()).toBe(1)
  },
)

test('every route change scrolls to the top, and going back finds the old place', async () => {
  const { page } = await site.visit('/')
  await page.evaluate(() => scrollTo(0, 1500))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click()
  await page.waitForURL('**/faq')
  await page.waitForFunction(() => scrollY === 0)
  await page.goBack()
  await page.waitForFunction(() => scrollY === 1500)
})

test('after a route change the title is the new page’s and the focus is on its heading', async () => {
  const { page } = await site.visit('/about')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Partners' }).click()
  await page.waitForURL('**/partners')
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  expect(await page.title()).toBe('Partners · Wanderwish')
})

test('a keyboard visitor can skip the bar', async () => {
  const { page } = await site.visit('/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).hash).toBe('#main')
})

test('on a phone the menu opens from a button and closes when a link or the overlay is tapped', async () => {
  const { page } = await site.visit('/about', phone)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  expect(await menu.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await menu.waitFor()
  const links = menu.getByRole('navigation').getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.textContent))).toEqual(
    barLinks.map(([label]) => label),
  )
  await page.touchscreen.tap(10, 500)
  await menu.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await menu.getByRole('link', { name: 'FAQ' }).tap()
  await page.waitForURL('**/faq')
  await menu.waitFor({ state: 'hidden' })
})

test('on a phone the menu closes on Escape and gives the focus back to its button', async () => {
  const { page } = await site.visit('/about', phone)
  await page.getByRole('button', { name: 'Open menu' }).press('Enter')
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Open menu')
})

test('on a desktop the countdown pill is under the bar; on a phone it is not shown', async () => {
  for (const width of [1024, 1440]) {
    const { page } = await site.visit('/about', { viewport: { width, height: 768 } })
    const bar = await page.getByRole('banner').boundingBox()
    const pill = await page.getByRole('timer', { name: 'Next draw' }).boundingBox()
    expect(pill?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1)
  }
  const small = await site.visit('/about', phone)
  expect(await small.page.getByRole('timer', { name: 'Next draw' }).isVisible()).toBe(false)
})

test('the footer links to the pages, to privacy and terms and to six places elsewhere, and says 2024', async () => {
  const { page } = await site.visit('/about')
  const footer = page.getByRole('contentinfo')
  const hrefs = await footer
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const specified = [
    '/',
    '/experiences',
    '/wanderwish-moments',
    '/about',
    '/founders-note',
    '/wish-forward',
    '/ambassadors',
    '/partners',
    '/contact',
    '/privacy',
    '/terms',
  ]
  expect(hrefs.filter((href) => specified.includes(href ?? ''))).toEqual(specified)
  for (const sister of ['/faq', '/free-entry', '/player-protection', '/draws', '/winners'])
    expect(hrefs.filter((href) => href === sister)).toHaveLength(1)
  expect(hrefs.filter((href) => href?.startsWith('https://'))).toHaveLength(6)
  await footer.getByText('© 2024 Wanderwish').waitFor()
})
