import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openRelay } from '../backend/beacon-relay.ts'
import { openDrawOf, statusOf, timesOf } from '../backend/draw-world.ts'
import { first, type Person, type World, wish, worldOf } from '../backend/tickets-world.ts'
import { faults } from './access.ts'
import { hydrated, openSite, phone, resize } from './browser.ts'
import { leaveSession } from './signed-in.ts'

const relay = await openRelay()
const site = openSite({ BEACON_RELAYS: relay.url })
const round = 657413
const times = timesOf(round)

let world: World
beforeAll(async () => {
  world = await worldOf(site.host())
})
afterEach(() => world.setClock(null))
afterAll(() => {
  relay.close()
  return world.sql.end()
})

const after = (hours: number) => new Date(Date.parse(times.drawn) + hours * 3_600_000).toISOString()

/** A draw these people bought one ticket each in, drawn by the recorded round. */
async function drawn(people: readonly Person[]): Promise<string> {
  const draw = await openDrawOf(world, round, { experience: 'seychelles', title: 'Seychelles luxury escape' })
  for (const person of people) expect((await person.act('buy_tickets', wish(draw))).code).toBeNull()
  await world.setClock(times.frozen)
  await expect.poll(() => statusOf(world, draw)).toBe('frozen')
  await world.setClock(times.drawn)
  await expect.poll(() => statusOf(world, draw)).toBe('drawn')
  return draw
}

/** Somebody whose only ticket was the only one, on their account page. */
async function winner(name = 'Ada Obi') {
  const person = await world.person({ name })
  const draw = await drawn([person])
  return { person, draw, ...(await accountOf(person)) }
}

async function accountOf(person: Person) {
  const { data } = await person.client.auth.getSession()
  const { page, complaints } = await site.arrive()
  if (data.session) await leaveSession(page, data.session)
  await page.goto('/account#prizes')
  await hydrated(page)
  return { page, complaints }
}

const prizes = (page: Page) => page.getByRole('region', { name: 'Your number was drawn' })
const claim = (page: Page) => prizes(page).getByRole('button', { name: 'Claim my prize' })
const clock = async (page: Page) =>
  (await prizes(page).getByRole('timer').locator('b').allTextContents()).join(':')

async function typeBirthday(page: Page, [day, month, year]: readonly [string, string, string]) {
  const typed = { Day: day, Month: month, Year: year }
  for (const [label, text] of Object.entries(typed))
    await prizes(page).getByLabel(label, { exact: true }).fill(text)
}

async function publicWinner(draw: string) {
  const { data } = await world.visitor.act('one_draw', { draw_id: draw })
  return data?.draw.winner
}

test('a winner reads of it in the account, claims, and is published by first name and county as agreed, until that is taken back', async () => {
  const { page, draw, complaints } = await winner('Ada Obi')
  for (const said of ['Seychelles luxury escape', '000001'])
    await prizes(page).getByText(said, { exact: true }).waitFor()
  await expect.poll(async () => (await prizes(page).boundingBox())?.y).toBeLessThan(150)
  await prizes(page).getByText('no prize is awarded for it').waitFor()
  expect(await prizes(page).locator(`a[href="/draws/${draw}"]`).count()).toBe(1)

  await typeBirthday(page, ['7', '3', '1985'])
  await prizes(page).getByLabel('My first name and county').check()
  expect(await prizes(page).getByLabel('First name', { exact: true }).inputValue()).toBe('Ada')
  await prizes(page).getByLabel('County', { exact: true }).fill('Kent')
  expect(await faults(page)).toEqual([])
  await claim(page).click()

  const answer = prizes(page).getByRole('status')
  await answer.getByText('Claimed. Our concierge calls you within 24 hours of the draw.').waitFor()
  await answer.getByText('We publish: Ada, Kent.').waitFor()
  expect(await answer.evaluate((place) => place === document.activeElement)).toBe(true)
  expect(await claim(page).count()).toBe(0)
  expect(await publicWinner(draw)).toMatchObject({ number: 1, first_name: 'Ada', county: 'Kent' })
  expect(await faults(page)).toEqual([])

  await prizes(page).getByRole('button', { name: 'Take my name down' }).click()
  await answer.getByText('We publish nothing about you but the number.').waitFor()
  expect(await publicWinner(draw)).toMatchObject({ number: 1, first_name: null, county: null })
  expect(complaints).toEqual([])
})

test('who chooses nothing has nothing published, and the claim stands after a reload', async () => {
  const { page, draw } = await winner()
  expect(await prizes(page).getByLabel('Nothing', { exact: true }).isChecked()).toBe(true)
  await typeBirthday(page, ['29', '2', '1960'])
  await claim(page).click()
  await prizes(page).getByText('We publish nothing about you but the number.').waitFor()
  expect(await publicWinner(draw)).toMatchObject({ status: 'claimed', first_name: null, county: null })
  await page.reload()
  await prizes(page).getByText('Claimed. Our concierge calls you').waitFor()
  await world.sql`select private.move_claim(null, ${draw}, 'delivered')`
  await page.reload()
  await prizes(page).getByText('The prize has been delivered.').waitFor()
})

test('mistakes are told at their fields before anything is sent, and an age under 18 by the service', async () => {
  const { page } = await winner()
  await prizes(page).getByLabel('My first name and county').check()
  await prizes(page).getByLabel('First name', { exact: true }).fill('')
  await typeBirthday(page, ['31', '2', '1985'])
  await claim(page).click()
  for (const told of ['a date that exists', 'the name to publish', 'the county to publish'])
    await prizes(page).getByText(told).waitFor()
  const day = prizes(page).getByLabel('Day', { exact: true })
  expect(await day.evaluate((field) => field === document.activeElement)).toBe(true)
  await resize(page, phone.viewport)
  expect(await faults(page)).toEqual([])
  await resize(page, { width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  await prizes(page).getByLabel('Nothing', { exact: true }).check()
  await typeBirthday(page, ['1', '1', '2006'])
  await claim(page).click()
  await prizes(page).getByRole('alert').getByText('under 18 on the day you entered').waitFor()
  await typeBirthday(page, ['1', '1', '2005'])
  await claim(page).click()
  await prizes(page).getByText('Claimed.').waitFor()
})

test('the 48 hours are counted by the service’s clock, whatever year the visitor’s shows', async () => {
  const person = await world.person()
  await drawn([person])
  await world.setClock(after(1))
  const { page } = await accountOf(person)
  await prizes(page).getByText('Claim by Sun 17 September 2023').waitFor()
  expect(await clock(page)).toMatch(/^46:59:5\d$/)
  await page.clock.install()
  await page.reload()
  await expect.poll(() => clock(page)).toMatch(/^46:59:5\d|47:00:00$/)
  await page.clock.fastForward(3_600_000)
  await expect.poll(() => clock(page)).toMatch(/^45:59:/)
})

test('a prize not claimed in 48 hours passes to the reserve, and both are told so', async () => {
  const people = await world.people(2)
  const draw = await drawn(people)
  const [pick] = await world.sql`
    select t.user_id from private.picks p join private.tickets t using (draw_id, number)
    where p.draw_id = ${draw} and p.place = 0`
  const late = first(people.filter(({ id }) => id === pick?.user_id))
  const reserve = first(people.filter(({ id }) => id !== pick?.user_id))
  expect(await prizesShown(reserve)).toBe(0)

  const { page } = await accountOf(late)
  await claim(page).waitFor()
  await world.setClock(after(48))
  await page.reload()
  await prizes(page).getByText('It was not claimed by Sun 17 September 2023').waitFor()
  expect(await claim(page).count()).toBe(0)

  const other = await accountOf(reserve)
  await prizes(other.page).getByText('Reserve 1.').waitFor()
  await typeBirthday(other.page, ['7', '3', '1985'])
  await claim(other.page).click()
  await prizes(other.page).getByText('within 24 hours of our message to you').waitFor()
  await world.sql`select private.move_claim(null, ${draw}, 'refused')`
  await other.page.reload()
  await prizes(other.page).getByText('we could not award this prize to you').waitFor()
})

test('after a draw the tickets say which number was drawn, what the chance was, and where the draw can be read', async () => {
  const people = await world.people(2)
  const draw = await drawn(people)
  const standing = async (person: Person) => {
    const { page } = await accountOf(person)
    const tickets = page.getByRole('region', { name: 'Your tickets' })
    await tickets.getByText('Your chance was 1 in 2', { exact: true }).waitFor()
    expect(await tickets.getByRole('heading').locator(`a[href="/draws/${draw}"]`).count()).toBe(1)
    return tickets
      .getByRole('list')
      .filter({ hasText: /^00000[12]$/ })
      .getAttribute('aria-label')
  }
  const [pick] = await world.sql`
    select t.user_id from private.picks p join private.tickets t using (draw_id, number)
    where p.draw_id = ${draw} and p.place = 0`
  for (const person of people)
    expect(await standing(person)).toBe(person.id === pick?.user_id ? 'Drawn' : 'Was in the draw')
})

test('whoever has the page open when the time runs out sees it run out', async () => {
  const { page } = await winner()
  await world.setClock(after(47.99))
  await page.clock.install()
  await page.reload()
  await expect.poll(() => clock(page)).toMatch(/^00:00:3\d$/)
  await world.setClock(after(48))
  await page.clock.fastForward(40_000)
  await expect.poll(() => claim(page).count()).toBe(0)
  await expect
    .poll(async () => {
      await page.clock.fastForward(2000)
      return prizes(page).getByText('It was not claimed by').count()
    })
    .toBe(1)
})

async function prizesShown(person: Person): Promise<number> {
  const { page } = await accountOf(person)
  await page.getByRole('region', { name: 'Your tickets' }).getByText('000').first().waitFor()
  return prizes(page).count()
}
