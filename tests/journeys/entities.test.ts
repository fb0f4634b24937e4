import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { experiences } from '../../src/content/experiences/index.ts'
import { faq } from '../../src/content/faq/questions.ts'
import { galleryGroups } from '../../src/content/gallery/chapters.ts'
import { ambassadors, ambassadorsPage } from '../../src/content/pages/ambassadors-page.ts'
import { partnerBenefits, partnersPage } from '../../src/content/pages/partners-page.ts'
import { partnerCategories, partners } from '../../src/content/partners/houses.ts'
import { mailedLink, newMember, pressLink } from '../host.ts'
import { openSite } from './browser.ts'
import { returningMember, storedSession } from './signed-in.ts'

const site = openSite()

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  // The page before may have a field of the same name.
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/account')
}

describe('session and user', () => {
  test('a session carries access_token, refresh_token, expires_in, expires_at, token_type and user', async () => {
    const member = await newMember(site.host())
    const { page } = await site.visit('/login')
    await signIn(page, member)
    const session = await storedSession(page)
    expect(session).toMatchObject({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token: expect.stringMatching(/.{8}/),
      expires_in: 3600,
      expires_at: expect.any(Number),
      token_type: 'bearer',
      user: { id: member.user.id, email: member.email },
    })
    expect(Math.abs((session?.expires_at ?? 0) - Date.now() / 1000 - 3600)).toBeLessThan(60)
    expect(session).not.toHaveProperty('provider_token')
  })

  test('a session keeps a provider_token and a provider_refresh_token where there are any', async () => {
    const tokens = {
      provider_token: 'of the provider',
      provider_refresh_token: 'of the provider, for later',
    }
    const { page } = await returningMember(site, '/account', tokens)
    await page.getByRole('region', { name: 'Your details' }).waitFor()
    expect(await storedSession(page)).toMatchObject(tokens)
  })

  test('a user carries lists of identities and of factors', async () => {
    const member = await newMember(site.host())
    const { page } = await site.visit('/login')
    await signIn(page, member)
    const user = (await storedSession(page))?.user
    expect(user?.identities).toMatchObject([{ provider: 'email', user_id: member.user.id }])
    expect(user?.factors).toEqual([])
  })

  test('the profile of a sign-up is stored with the account: name, address, GB and a +44 number', async () => {
    const email = `profile-${crypto.randomUUID().slice(0, 8)}@example.com`
    const password = 'a long enough password'
    const { page } = await site.visit('/signup')
    const form = {
      Name: '  Ada Obi ',
      Email: email,
      Password: password,
      'Address line 1': '1 Palm Street',
      'Address line 2 (optional)': 'Second floor',
      City: 'Leeds',
      'UK Postcode': 'ls1 4dy',
      'UK mobile number': '07700 900-123',
    }
    for (const [label, text] of Object.entries(form)) await page.getByLabel(label, { exact: true }).fill(text)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL('**/login')
    await pressLink(site.host().client(), await mailedLink(site.host(), email))
    await signIn(page, { email, password })
    expect((await storedSession(page))?.user.user_metadata).toMatchObject({
      name: 'Ada Obi',
      address1: '1 Palm Street',
      address2: 'Second floor',
      city: 'Leeds',
      postcode: 'LS1 4DY',
      country: 'GB',
      phone: '+447700900123',
    })
  })
})

describe('journeys', () => {
  test('a countdown has days, hours, minutes and seconds', async () => {
    const { page } = await site.visit('/')
    const timer = page.getByRole('timer', { name: 'The current draw' })
    await expect.poll(() => timer.textContent()).toMatch(/^\d\ddays\d\dhours\d\dminutes\d\dseconds$/)
  })

  test('a card shows title, location, duration, guests, picture, All-Inclusive, description and what is special', async () => {
    const { page } = await site.visit('/experiences')
    for (const { card } of experiences) {
      const article = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: card.title }) })
      const words = (await article.textContent()) ?? ''
      for (const shown of [card.location, card.description]) expect(words).toContain(shown)
      expect(words).toContain(`${card.duration} · ${card.maxGuests} guests · All-Inclusive`)
      expect(await article.getByRole('img', { name: card.image.alt }).count(), card.title).toBe(1)
      expect(/special/i.test(words.replace(card.description, '')), card.title).toBe(card.isSpecial)
    }
  })

  test.each(['seychelles', 'worldcup2026'])(
    'each day of %s has a label, a title, its activities and a picture of its own',
    async (slug) => {
      const experience = experiences.find((each) => each.slug === slug)
      const { page } = await site.visit(experience?.path ?? '')
      for (const [index, { title, plan, backgroundImage }] of (experience?.days ?? []).entries()) {
        const label = `Day ${index + 1}`
        await page.getByRole('navigation', { name: 'Days' }).getByRole('button', { name: label }).click()
        const panel = page.getByRole('region', { name: label, exact: true })
        await panel.getByRole('heading', { name: title }).waitFor()
        const lines = plan.flatMap((part) =>
          typeof part === 'string' ? [part] : part.activities.map((activity) => `${part.time}: ${activity}`),
        )
        expect(await panel.getByRole('listitem').allTextContents()).toEqual(lines)
        await page.getByRole('img', { name: backgroundImage.alt }).waitFor()
      }
    },
  )

  test('activities are told under Morning, Afternoon, Evening, All Day, Arrival, Match Time and Departure', async () => {
    const labels = ['Morning', 'Afternoon', 'Evening', 'All Day', 'Arrival', 'Match Time', 'Departure']
    const { page } = await site.arrive()
    const found = new Set<string>()
    for (const { path } of experiences) {
      await page.goto(path)
      for (const line of await page.getByRole('main').locator('section li').allTextContents()) {
        const label = labels.find((each) => line.startsWith(`${each}: `))
        if (label) found.add(label)
      }
    }
    expect([...found].toSorted()).toEqual(labels.toSorted())
  })
})

describe('people and houses', () => {
  test('an ambassador has a name, a title, a portrait, a description, expertise and locations', async () => {
    const { page } = await site.visit('/ambassadors')
    await page.getByText(ambassadorsPage.sampleNote).waitFor()
    for (const person of ambassadors) {
      const profile = page.getByRole('article').filter({ hasText: person.name })
      await profile.getByRole('heading', { name: person.name }).waitFor()
      await profile.getByRole('img', { name: person.image.alt }).waitFor()
      for (const shown of [person.title, person.description, ...person.expertise, ...person.locations])
        expect(await profile.textContent()).toContain(shown)
    }
  })

  test('a partner has a logo, a name, a description, a tier, benefits and locations', async () => {
    const { page } = await site.visit('/partners')
    for (const partner of partners) {
      const card = page.getByRole('article').filter({ hasText: partner.name })
      await card.getByRole('heading', { name: partner.name, exact: true }).waitFor()
      expect(await card.locator('img').getAttribute('src')).toBe(partner.logo)
      await card.getByText(partner.tier === 'premier' ? 'Premier' : 'Exclusive', { exact: true }).waitFor()
      const benefits = card.getByRole('heading', { name: 'Partnership Benefits' })
      expect(await benefits.locator('xpath=following-sibling::p').textContent()).toBe(partner.partnership)
      expect(
        await card.getByRole('list', { name: 'Locations' }).getByRole('listitem').allTextContents(),
      ).toEqual(partner.locations)
      expect(await card.textContent()).toContain(partner.description)
    }
  })

  test('a partner category has an id for the address and a label for the reader, and shows its own partners', async () => {
    const { page } = await site.visit('/partners')
    for (const { id, label } of partnerCategories) {
      await page.getByRole('button', { name: label, exact: true }).click()
      await page.waitForURL(id === 'all' ? '**/partners' : `**/partners?category=${id}`)
      const expected = partners.filter((partner) => id === 'all' || partner.label === id)
      const names = page.getByRole('article').getByRole('heading', { level: 3 })
      await expect.poll(() => names.allTextContents()).toEqual(expected.map(({ name }) => name))
    }
  })

  test.each([
    ['/partners', partnersPage.benefitsTitle, partnerBenefits],
    ['/ambassadors', ambassadorsPage.benefits.title, ambassadorsPage.benefits.items],
  ] as const)(
    'on %s “%s” lists four benefits, each with an icon, a title and a description',
    async (path, title, items) => {
      const { page } = await site.visit(path)
      await page.getByRole('heading', { level: 2, name: title }).waitFor()
      const list = page.getByRole('list').filter({ hasText: items[0].title })
      expect(await list.getByRole('heading', { level: 3 }).allTextContents()).toEqual(
        items.map((item) => item.title),
      )
      expect(await list.locator('li > svg').count()).toBe(4)
      expect(await list.locator('p').allTextContents()).toEqual(items.map(({ description }) => description))
    },
  )

  test('a gallery picture has its file and its words, under the title of its group', async () => {
    const { page } = await site.visit('/wanderwish-moments')
    for (const { title, images } of galleryGroups) {
      const shown = await page
        .getByRole('region', { name: title, exact: true })
        .getByRole('img')
        .evaluateAll((all) => all.map((image) => [image.getAttribute('src'), image.getAttribute('alt')]))
      expect(shown.map(([, alt]) => alt)).toEqual(images.map(({ alt }) => alt))
      for (const [index, { name }] of images.entries()) expect(shown[index]?.[0]).toContain(name)
    }
  })
})

describe('questions and forms', () => {
  test('a question shows its answer once it is opened', async () => {
    const { page } = await site.visit('/faq')
    for (const { question, answer } of faq) {
      const item = page.getByRole('group').filter({ hasText: question })
      expect(await item.getByText(answer[0], { exact: true }).isVisible()).toBe(false)
      await item.getByText(question, { exact: true }).click()
      for (const paragraph of answer) await item.getByText(paragraph, { exact: true }).waitFor()
    }
  })

  const fieldsOf = (page: Page) =>
    page.locator('main form').evaluate((form: HTMLFormElement) => [...new FormData(form).keys()])

  test('the contact form has name, email, topic and message', async () => {
    const { page } = await site.visit('/contact')
    expect(await fieldsOf(page)).toEqual(['name', 'email', 'topic', 'message'])
  })

  test('the buy-ticket form has an experience and a quantity, which is a number', async () => {
    const { page } = await returningMember(site, '/buy-ticket')
    await page.getByLabel('Quantity').waitFor()
    expect(await fieldsOf(page)).toEqual(['experience', 'quantity'])
    expect(await page.getByLabel('Quantity').getAttribute('type')).toBe('number')
  })
})
