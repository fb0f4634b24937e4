import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { brand } from '../../src/content/brand.ts'
import { faults } from './access.ts'
import { desktop, hydrated, openSite, phone } from './browser.ts'

const site = openSite()

test('the experiences page shows ten posters, each leading to its own page', async () => {
  const { page } = await site.visit('/experiences')
  const cards = page.getByRole('article')
  expect(await cards.count()).toBe(10)
  const links = await cards
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(new Set(links)).toEqual(
    new Set([
      '/seychelles',
      '/worldcup2026',
      '/filipino-diaspora',
      '/indian-diaspora',
      '/diaspora',
      '/japan-experience',
      '/dubai-experience',
      '/bali-experience',
      '/monaco',
      '/disney-experience',
    ]),
  )
  const facts = await cards.filter({ hasText: 'Disney' }).textContent()
  expect(facts).toContain('7 days · 5 guests · All-Inclusive')
  expect(await cards.filter({ hasText: 'World Cup' }).textContent()).toContain(
    '4 days · 2 guests · All-Inclusive',
  )
  expect(await cards.filter({ hasText: 'Special' }).count()).toBeGreaterThan(0)
})

test('Why Wanderwish? is the title of the about page', async () => {
  const { page } = await site.visit('/about')
  await page.getByRole('heading', { level: 1, name: 'Why Wanderwish?' }).waitFor()
})

test('the founder’s note is signed by a CEO and a COO and links to Wish Forward and to tickets', async () => {
  const { page } = await site.visit('/founders-note')
  const main = page.getByRole('main')
  await main.getByText('Co-founder and CEO').waitFor()
  await main.getByText('Co-founder and COO').waitFor()
  expect(await main.locator('a[href="/wish-forward"]').count()).toBe(1)
  expect(await main.locator('a[href="/buy-ticket"]').count()).toBe(1)
})

test('Wish Forward tells how it works, of the legacy trip and of the partners, and leads on', async () => {
  const { page } = await site.visit('/wish-forward')
  for (const name of ['How it works', 'The legacy trip', 'Our partners'])
    await page.getByRole('heading', { name }).waitFor()
  for (const href of ['/experiences', '/contact#sponsor', '/contact#partner']) {
    expect(await page.getByRole('main').locator(`a[href="${href}"]`).count()).toBe(1)
  }
})

test('the ambassadors page shows profiles, benefits and the three requirements; Apply Now goes to contact', async () => {
  const { page } = await site.visit('/ambassadors')
  expect(await page.getByRole('article').count()).toBe(6)
  for (const name of ['5+ years in the industry', 'A social presence', 'Quarterly events']) {
    await page.getByRole('heading', { name }).waitFor()
  }
  expect(await page.getByRole('link', { name: 'Apply Now' }).getAttribute('href')).toBe('/contact')
})

test('a reader narrows the partners by one category at a time, and the address remembers it', async () => {
  const { page } = await site.visit('/partners')
  const filter = page.getByRole('group', { name: 'Show partners by category' })
  expect(await filter.getByRole('button').allTextContents()).toEqual([
    'All',
    'Hospitality',
    'Aviation',
    'Dining',
    'Lifestyle',
    'Events',
    'Destination',
  ])
  const everyone = await page.getByRole('article').count()
  expect(everyone).toBeGreaterThanOrEqual(12)
  await filter.getByRole('button', { name: 'Aviation' }).click()
  await page.waitForURL('**/partners?category=aviation')
  await filter.getByRole('button', { name: 'Aviation', pressed: true }).waitFor()
  const few = await page.getByRole('article').count()
  expect(few).toBeLessThan(everyone)
  expect(await filter.locator('[aria-pressed=true]').allTextContents()).toEqual(['Aviation'])
  await page
    .getByRole('status')
    .filter({ hasText: `${few} partners shown` })
    .waitFor()
  await page.reload()
  await expect.poll(() => page.getByRole('article').count()).toBe(few)
})

test('each partner card shows tier, benefits and places; the page lists four benefits and six criteria', async () => {
  const { page } = await site.visit('/partners')
  const card = page.getByRole('article').first()
  expect(await card.textContent()).toMatch(/Premier|Exclusive/)
  await card.getByRole('heading', { name: 'Partnership Benefits' }).waitFor()
  expect(await card.getByRole('list', { name: 'Locations' }).getByRole('listitem').count()).toBeGreaterThan(0)
  const criteria = page.getByRole('list').filter({ hasText: 'Premium brand positioning' })
  expect(await criteria.getByRole('listitem').allTextContents()).toEqual([
    'Premium brand positioning and luxury market presence',
    'Exceptional service standards and customer experience',
    "Alignment with Wanderwish's values and ethos",
    'Global reach or unique destination presence',
    'Commitment to exclusive benefits for members',
    'Innovation and a forward-thinking approach',
  ])
  const benefits = page.getByRole('list').filter({ hasText: 'A share in Wish Forward' })
  expect(await benefits.getByRole('listitem').count()).toBe(4)
})

test('Become a Partner and Partner Inquiry lead to contact, and the guide is a real PDF', async () => {
  const { page } = await site.visit('/partners')
  expect(await page.getByRole('link', { name: 'Become a Partner' }).getAttribute('href')).toBe(
    '/contact#partner',
  )
  expect(await page.getByRole('link', { name: 'Partner Inquiry' }).getAttribute('href')).toBe('/contact')
  const guide = await page.request.get(
    (await page.getByRole('link', { name: 'Partnership Guide' }).getAttribute('href')) ?? '',
  )
  expect(guide.headers()['content-type']).toBe('application/pdf')
  expect((await guide.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

/** The id of what has the keyboard focus, once it stands clear of the bar and inside the screen. */
async function focusedInView(page: Page) {
  const bar = await page.getByRole('banner').boundingBox()
  return page.evaluate((height) => {
    const focused = document.activeElement
    const top = focused?.getBoundingClientRect().top ?? 0
    return top >= height && top < innerHeight ? focused?.id : `out of view at ${top}`
  }, bar?.height ?? 0)
}

test.each([
  ['/partners', 'Become a Partner', 'partner'],
  ['/wish-forward', 'Partner With Us', 'partner'],
  ['/wish-forward', 'Sponsor a Legacy Trip', 'sponsor'],
])('on %s the focus follows %s to the anchor it leads to', async (path, name, id) => {
  for (const screen of [desktop, phone]) {
    const { page, complaints } = await site.visit(path, screen)
    await page.getByRole('main').getByRole('link', { name }).press('Enter')
    await page.waitForURL(`**/contact#${id}`)
    await expect.poll(() => focusedInView(page)).toBe(id)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[id]')?.id)).toBe(id)
    expect(complaints).toEqual([])
  }
})

test('the focus follows the link to a question, too', async () => {
  const { page } = await site.visit('/faq')
  const question = page.locator('details').nth(2)
  await question.locator('summary').click()
  await question.getByRole('link', { name: 'Link to this question' }).click()
  await expect.poll(() => focusedInView(page)).toBe(await question.getAttribute('id'))
})

test('twelve questions open one by one, several at once', async () => {
  const { page } = await site.visit('/faq')
  const questions = page.locator('summary')
  expect(await questions.count()).toBe(12)
  await questions.nth(0).click()
  await questions.nth(3).click()
  const open = () => page.locator('details[open]').count()
  await expect.poll(open).toBe(2)
  await questions.nth(0).click()
  await expect.poll(open).toBe(1)
})

test('a question can be linked to, and is open for whoever follows the link', async () => {
  const { page } = await site.visit('/faq#who-can-enter')
  await page.locator('details#who-can-enter[open]').waitFor()
})

test('the answers state the age, the claim, the concierge, the refunds, the transfer and the rhythm', async () => {
  const { page } = await site.visit('/faq')
  const words = (await page.getByRole('main').textContent()) ?? ''
  for (const fact of [
    /minimum age to buy tickets is 18/i,
    /48 hours/,
    /within 24 hours/,
    /24 hours before the draw/,
    /non-refundable/i,
    /case by case/i,
    /non-transferable/i,
    /regularly/i,
    /monthly|every month/i,
  ]) {
    expect(words).toMatch(fact)
  }
})

test('Still Have Questions? offers Contact Support and Join Community', async () => {
  const { page } = await site.visit('/faq')
  await page.getByRole('heading', { name: 'Still Have Questions?' }).waitFor()
  expect(await page.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/contact')
  expect(await page.getByRole('link', { name: 'Join Community' }).getAttribute('href')).toMatch(/^https:/)
})

test('the intro of the contact page covers general questions, partnerships and nominating a child', async () => {
  const { page } = await site.visit('/contact')
  const intro = page.getByRole('heading', { name: 'What may we do for you?' }).locator('..')
  for (const matter of ['general questions', 'partnerships', 'nominating a child for a Legacy Trip'])
    await intro.getByText(matter).waitFor({ timeout: 5000 })
})

test('the contact page has its address, two buttons with a subject and two anchors clear of the bar', async () => {
  const { page } = await site.visit('/contact#partner')
  await page.getByRole('link', { name: 'hello@wanderwish.example' }).waitFor()
  const href = async (name: string) =>
    decodeURIComponent((await page.getByRole('link', { name }).getAttribute('href')) ?? '')
  expect(await href('Sponsor a Legacy Trip')).toBe(
    'mailto:hello@wanderwish.example?subject=[Wanderwish] Sponsor a Legacy Trip',
  )
  expect(await href('Partner With Us')).toBe(
    'mailto:hello@wanderwish.example?subject=[Wanderwish] Partner With Us',
  )
  for (const id of ['sponsor', 'partner']) {
    await page.goto(`/contact#${id}`)
    const bar = await page.getByRole('banner').boundingBox()
    await expect
      .poll(async () => (await page.locator(`#${id}`).boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual(bar?.height ?? 0)
    await expect.poll(async () => (await page.locator(`#${id}`).boundingBox())?.y ?? 9999).toBeLessThan(900)
  }
})

test('the contact form opens the mail program with topic and name in the subject', async () => {
  const { page } = await site.visit('/contact')
  await page.getByLabel('Name').fill('Ada Obi')
  await page.getByLabel('Email').fill('ada@example.com')
  expect(await page.getByLabel('Topic').locator('option').allTextContents()).toEqual([
    'General Inquiry',
    'Partnership',
    'Sponsorship',
    'Legacy Trip Nomination',
  ])
  await page.getByLabel('Topic').selectOption('Sponsorship')
  await page.getByLabel('Message').fill('Hello.\nWe have a boat.')
  const asked = page
    .waitForEvent('request', (request) => request.url().startsWith('mailto:'))
    .catch(() => null)
  const opened = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        (window as unknown as { navigation: EventTarget }).navigation.addEventListener('navigate', (event) =>
          resolve((event as unknown as { destination: { url: string } }).destination.url),
        ),
      ),
  )
  await page.getByRole('button', { name: 'Send message' }).click()
  const url = new URL(await Promise.race([opened, asked.then((request) => request?.url() ?? '')]))
  expect(url.searchParams.get('subject')).toBe('[Wanderwish] Sponsorship - Ada Obi')
  expect(url.searchParams.get('body')).toBe(
    'Name: Ada Obi\r\nEmail: ada@example.com\r\n\r\nHello.\r\nWe have a boat.',
  )
})

test('an empty contact form stays where it is', async () => {
  const { page } = await site.visit('/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  expect(
    await page.getByLabel('Name').evaluate((field: HTMLInputElement) => field.validity.valueMissing),
  ).toBe(true)
})

test('a reader subscribes, confirms by mail and can leave again', async () => {
  const { page } = await site.visit('/experiences')
  await page.getByLabel('E-mail address').fill('reader@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('Check your inbox. We have sent a link to confirm.').waitFor()
  const letter = await expect
    .poll(async () => (await site.host().mailbox('reader@example.com'))[0])
    .toBeTruthy()
    .then(async () => (await site.host().mailbox('reader@example.com'))[0])
  const link = /https?:\/\/\S+\/newsletter\?confirm=[\w-]+/.exec(letter?.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await hydrated(page)
  await page.getByRole('button', { name: 'Yes, write to me' }).click()
  await page.getByRole('heading', { name: 'You are on the list' }).waitFor()
  const leave = /https?:\/\/\S+\/newsletter\?unsubscribe=[\w-]+/.exec(letter?.text ?? '')?.[0] ?? ''
  await page.goto(leave)
  await hydrated(page)
  await page.getByRole('button', { name: 'Take me off the list' }).click()
  await page.getByRole('heading', { name: 'You are off the list' }).waitFor()
})

test('whoever comes to the letter without a link is asked for an address, not for a press', async () => {
  const { page } = await site.visit('/newsletter', phone)
  await page.getByLabel('E-mail address').fill('walked-in@example.com')
  expect(await page.getByRole('button', { name: 'Yes, write to me' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('Check your inbox. We have sent a link to confirm.').waitFor()
  expect(await faults(page)).toEqual([])
})

test.each([
  ['?confirm=any', 'Yes, write to me'],
  ['?unsubscribe=any', 'Take me off the list'],
])(
  'a reader of /newsletter%s whose connection breaks is told so, and can try again',
  async (search, button) => {
    const { page } = await site.visit(`/newsletter${search}`)
    const calls = '**/rest/v1/rpc/{confirm_subscription,unsubscribe}'
    await page.route(calls, (route) => route.abort())
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('heading', { name: 'The connection was lost' }).waitFor()
    await page.getByRole('status').filter({ hasText: 'The connection was lost' }).waitFor()
    await page.unroute(calls)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'This link has been used or has expired' }).waitFor()
  },
)

test('a reader who mistypes the address is told, and nothing is lost', async () => {
  const { page } = await site.visit('/experiences')
  const field = page.getByLabel('E-mail address')
  await field.fill('reader@nowhere')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('Please enter a valid e-mail address.').waitFor()
  expect(await field.inputValue()).toBe('reader@nowhere')
})

test('about says who is behind the draws, marked as a sample, and terms, privacy and footer agree', async () => {
  const { page } = await site.visit('/terms')
  const { name, companyNumber, registeredAddress, complaints } = brand.promoter
  const promoter = [name, `company number ${companyNumber}`, ...registeredAddress].join(', ')
  expect(await page.locator('#promoter').textContent()).toContain(`The promoter is ${promoter}`)
  await page.locator('#promoter').getByRole('link', { name: 'Who is behind it' }).click()
  await page.waitForURL('**/about#who')
  const who = page.locator('#who')
  await who.getByRole('heading', { name: 'Who is behind it' }).waitFor()
  for (const fact of [name, companyNumber, registeredAddress.join(', ')])
    await who.getByText(fact, { exact: true }).waitFor()
  expect(await who.getByRole('link').getAttribute('href')).toBe(`mailto:${complaints.email}`)
  await who.getByText(`We answer within ${complaints.answeredWithin}.`).waitFor()
  await who.getByText('Sample details: the operator fills these in before the first live draw.').waitFor()
  expect(await who.getByText('Code we follow').count(), 'no code is claimed that nobody follows').toBe(0)
  expect(await faults(page)).toEqual([])
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Who is behind it' })
  expect(await footer.getAttribute('href')).toBe('/about#who')
  await page.goto('/privacy')
  expect(await page.locator('#controller').textContent()).toContain(`The controller is ${promoter}`)
})

test('privacy and terms are real pages', async () => {
  for (const path of ['/privacy', '/terms']) {
    const { page } = await site.visit(path)
    expect((await page.getByRole('main').textContent())?.length).toBeGreaterThan(3000)
  }
})
