import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { deskActs } from '../../contract/desk.ts'
import { operatorActs } from '../../contract/operator.ts'
import { deskWords, rooms } from '../../src/content/operator/frame.ts'
import { operatorTool } from '../backend/operator-tool.ts'
import { letter, openDraw, type Person, password } from '../backend/tickets-world.ts'
import { memberWithTwoSteps } from './authenticator.ts'
import { hydrated } from './browser.ts'
import { arrived, enter, figures } from './desk-pages.ts'
import { openDesk } from './desk-world.ts'
import { publicPaths } from './public-paths.ts'
import { leaveSession } from './signed-in.ts'

const desk = await openDesk()

/** What is known at the desk, and nowhere else. */
const secrets = ['Nora Postbox', '£146.42', 'CT14 6AA']
const acts = Object.keys({ ...deskActs, ...operatorActs })
const addresses = [
  ...rooms.map(({ to }) => to),
  '/operator/draws?schedule=',
  '/operator/people?q=Nora',
  '/operator/money#refunds',
]

let draw: string
let operator: Person
let buyer: Person
/** Listed as an operator, with nothing but a password. */
let halfway: Person

beforeAll(async () => {
  const world = desk.world()
  operator = await world.person({ operator: true })
  buyer = await world.person()
  halfway = await world.person()
  expect((await operatorTool(desk.site.host())('promote', halfway.email)).complained).toMatch(
    /^$|second step/,
  )
  draw = await openDraw(world, { title: 'A draw of the desk', price_pence: 7321 })
  await desk.buys(buyer, draw, 2)
  await operator.act('log_postal_entry', letter(draw, { full_name: 'Nora Postbox', postcode: 'CT14 6AA' }))
})

async function browserOf(person?: Person) {
  const { page } = await desk.site.arrive()
  const { data } = person ? await person.client.auth.getSession() : { data: { session: null } }
  if (data.session) await leaveSession(page, data.session)
  return { page, heard: listenTo(page) }
}

/** What the service told this page: of the desk's acts how each was answered, of all else the words. */
function listenTo(page: Page) {
  const statuses = new Set<number>()
  const words: Promise<string>[] = []
  page.on('response', (response) => {
    const [, act = ''] = /\/rest\/v1\/rpc\/(\w+)/.exec(response.url()) ?? []
    if (acts.includes(act)) statuses.add(response.status())
    if (act) words.push(response.text().catch(() => ''))
  })
  return {
    statuses: () => [...statuses],
    secrets: async () => {
      const all = (await Promise.all(words)).join('\n')
      return ['Nora Postbox', 'CT14 6AA', 'takings_pence'].filter((secret) => all.includes(secret))
    },
  }
}

const shownSecrets = async (page: Page) => {
  // A postcode is kept on one line by a space that never breaks.
  const shown = ((await page.locator('body').textContent()) ?? '').replaceAll(/\s/g, ' ')
  return secrets.filter((secret) => shown.includes(secret))
}

async function signIn(page: Page, email: string, word: string) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(word)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function showsNothing(page: Page) {
  expect(await shownSecrets(page)).toEqual([])
  expect(await page.getByRole('navigation', { name: deskWords.rooms }).count()).toBe(0)
  expect(await page.getByRole('button', { name: deskWords.export.button }).count()).toBe(0)
  expect(await page.getByRole('table').count()).toBe(0)
}

test('the desk knows what the others must not see', async () => {
  const { page, heard } = await browserOf(operator)
  await enter(page, `/operator/draws?id=${draw}`)
  await expect.poll(() => shownSecrets(page)).toEqual(['Nora Postbox', '£146.42', 'CT14 6AA'])
  expect(heard.statuses()).toEqual([200])
})

describe('nothing of the desk is reached by', () => {
  test.each(addresses)('a visitor, who is asked to sign in first and comes back: %s', async (path) => {
    const { page, heard } = await browserOf()
    await page.goto(path)
    await page.waitForURL('**/login?*')
    expect(new URL(page.url()).searchParams.get('next')).toBe(path.split('#')[0])
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await showsNothing(page)
    expect(heard.statuses()).toEqual([])
    expect(await heard.secrets()).toEqual([])
  })

  test.each(addresses)('a buyer, who is told whose room this is: %s', async (path) => {
    const { page, heard } = await browserOf(buyer)
    await page.goto(path)
    await page.getByRole('heading', { name: 'This room is for operators', level: 1 }).waitFor()
    await showsNothing(page)
    expect(heard.statuses()).toEqual([403])
    expect(await heard.secrets()).toEqual([])
  })

  test.each(addresses)('an operator without the second step, who is told where it is: %s', async (path) => {
    // The browser renews a session that is refused, and none is renewed twice: each has one of its own.
    await halfway.client.auth.signInWithPassword({ email: halfway.email, password })
    const { page, heard } = await browserOf(halfway)
    await page.goto(path)
    await page.getByRole('heading', { name: 'Two steps, please', level: 1 }).waitFor()
    await showsNothing(page)
    expect(heard.statuses()).toEqual([403])
    expect(await heard.secrets()).toEqual([])
  })

  test('an operator who gave the password and not the code', async () => {
    const { email, password: word } = await memberWithTwoSteps(desk.site.host())
    await operatorTool(desk.site.host())('promote', email)
    const { page, heard } = await browserOf()
    await page.goto('/operator')
    await page.waitForURL('**/login?*')
    await hydrated(page)
    await signIn(page, email, word)
    await page.getByLabel('Six digits').waitFor()
    await page.goto('/operator/money')
    await page.getByRole('heading', { name: 'One more step' }).waitFor()
    await showsNothing(page)
    expect(heard.statuses()).toEqual([])
  })

  test('somebody whose time as an operator ends while they sit at it', async () => {
    const passing = await desk.world().person({ operator: true })
    const { page } = await browserOf(passing)
    await page.clock.install()
    await enter(page, `/operator/draws?id=${draw}`)
    await expect.poll(() => shownSecrets(page)).toEqual(secrets)
    expect((await operatorTool(desk.site.host())('demote', passing.email)).complained).toBe('')
    await page.clock.runFor(16_000)
    await page.getByRole('heading', { name: 'This room is for operators' }).waitFor()
    await showsNothing(page)
  })

  test('the next person at the same screen, without a page loaded anew', async () => {
    const { page } = await browserOf(await desk.world().person({ operator: true }))
    await enter(page, `/operator/draws?id=${draw}`)
    const bar = page.getByRole('banner')
    await bar.getByRole('link', { name: deskWords.site }).click()
    await bar.getByRole('link', { name: 'Account', exact: true }).click()
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await bar.getByRole('link', { name: 'Login' }).waitFor()
    const heard = listenTo(page)
    // Over the site to the desk.
    await page.goBack()
    await page.goBack()
    await signIn(page, buyer.email, password)
    await page.getByRole('heading', { name: 'This room is for operators' }).waitFor()
    await showsNothing(page)
    expect(await heard.secrets()).toEqual([])
  })
})

describe('the desk is nobody else’s business:', () => {
  const textOf = async (path: string) => (await fetch(desk.site.host().url + path)).text()

  test.each(rooms.map(({ to }) => to))('%s is not for search engines, and holds nothing', async (path) => {
    const html = await textOf(path)
    expect(html).toMatch(/<meta name="robots" content="noindex"/)
    expect(html).not.toContain(deskWords.rooms)
  })

  test('no public page and no list of pages leads there', async () => {
    expect(await textOf('/sitemap.xml')).not.toContain('operator')
    for (const path of publicPaths) expect(await textOf(path), path).not.toMatch(/href="[^"]*\/operator/)
  })

  test('the library of charts comes with the chart, and with nothing else', async () => {
    const scriptsOf = async (page: Page, visit: () => Promise<unknown>) => {
      const scripts = new Map<string, Promise<string>>()
      page.on('response', (response) => {
        if (response.url().endsWith('.js'))
          scripts.set(
            response.url(),
            response.text().catch(() => ''),
          )
      })
      await visit()
      const all = await Promise.all([...scripts].map(async ([url, text]) => [url, await text] as const))
      return all.filter(([, text]) => text.includes('plot-d6a7b5')).map(([url]) => new URL(url).pathname)
    }
    const { page } = await browserOf(operator)
    const withChart = await scriptsOf(page, async () => {
      await figures(page)
      await page
        .getByRole('img', { name: /^Tickets in A draw of the desk/ })
        .locator('svg')
        .waitFor()
    })
    expect(withChart).toHaveLength(1)
    const others = ['/', '/monaco', '/draws', '/buy-ticket', '/account', '/wish-forward']
    for (const path of [
      ...others,
      '/operator/post',
      '/operator/people',
      '/operator/money',
      '/operator/audit',
    ]) {
      const { page: elsewhere } = await browserOf(operator)
      const visit = async () => {
        await elsewhere.goto(path, { waitUntil: 'networkidle' })
        await hydrated(elsewhere)
        if (path.startsWith('/operator')) await arrived(elsewhere)
      }
      expect(await scriptsOf(elsewhere, visit), path).toEqual([])
    }
    for (const path of publicPaths) expect(await textOf(path), path).not.toContain(withChart[0])
  })
})
