import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRelay } from '../backend/beacon-relay.ts'
import { reaches, timesOf } from '../backend/draw-world.ts'
import { operatorTool } from '../backend/operator-tool.ts'
import { type Person, type World, worldOf } from '../backend/tickets-world.ts'
import { hydrated, openSite } from './browser.ts'
import { leaveSession } from './signed-in.ts'

/** A draw from its date to its prize, as everybody in it sees it, in September 2023 when round 657413 was new. */
const relay = await openRelay()
const site = openSite({ BEACON_RELAYS: relay.url }, { visitorsStay: true })
const times = timesOf(657413)
const afterDraw = (hours: number) => new Date(Date.parse(times.drawn) + hours * 3_600_000).toISOString()

let world: World
beforeAll(async () => {
  world = await worldOf(site.host())
  await world.setClock(times.opens)
})
afterAll(async () => {
  await world?.sql.end()
  relay.close()
})

const toTheSecond = (iso: string) => iso.replace('.000Z', 'Z')

const operator = (...words: string[]) => operatorTool(site.host())(...words)
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

async function browserOf(person: Person): Promise<Page> {
  const { page } = await site.arrive()
  const { data } = await person.client.auth.getSession()
  if (data.session) await leaveSession(page, data.session)
  return page
}

/** Given its dates by the operator, with a title of its own: the undated draws of this machine open in the future. */
async function schedule(experience: string, title: string): Promise<string> {
  const { said, complained } = await operator(
    ...['schedule', experience, '--title', title],
    ...['--closes', toTheSecond(afterDraw(-72)), '--draws', toTheSecond(times.drawn)],
  )
  expect(complained).toBe('')
  return /\(([0-9a-f-]{36})\)/.exec(said)?.[1] ?? ''
}

async function buy(page: Page, experience: string, quantity: number) {
  await open(page, `/buy-ticket?experience=${experience}`)
  await expect.poll(() => page.getByRole('button', { name: 'Proceed to Payment' }).isEnabled()).toBe(true)
  await page.getByLabel('Quantity').fill(String(quantity))
  await press(page, 'Proceed to Payment')
  await page.waitForURL('**/thank-you?order=*')
}

describe('a draw that is won', () => {
  let draw: string
  let rosa: Person
  let page: Page
  let receipt: string

  test('is scheduled, and its page promises its terms', async () => {
    draw = await schedule('seychelles', 'Seychelles in September')
    const { page: anybody } = await site.arrive()
    await open(anybody, `/draws/${draw}`)
    await says(anybody, 'Seychelles in September')
    await says(anybody, /657,?413/)
  })

  test('is what every clock of the site counts to, until its entries close', async () => {
    const closing = Date.parse(afterDraw(-72))
    await world.setClock(new Date(closing - ((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000).toISOString())
    const { page: anybody } = await site.arrive()
    // The visitor's own clock is three years ahead, and stands still until the test moves it.
    await anybody.clock.install({ time: '2026-11-15T11:59:00Z' })
    await anybody.clock.pauseAt('2026-11-15T12:00:00Z')
    await open(anybody, '/')
    const clock = anybody.getByRole('timer', { name: 'The current draw' }).locator('b')
    const shown = async () => (await clock.allTextContents()).join(':')
    await expect.poll(shown).toBe('02:03:04:05')
    await anybody.getByRole('timer', { name: 'Entries close' }).getByText('02 : 03 : 04 : 05').waitFor()
    await says(anybody, /^Seychelles in September closes /)
    await anybody.clock.runFor(1000)
    await expect.poll(shown).toBe('02:03:04:04')
    await world.setClock(new Date(closing).toISOString())
    await anybody.clock.fastForward(((2 * 24 + 3) * 3600 + 4 * 60 + 4) * 1000)
    await says(anybody, 'The draw has closed')
    await says(anybody, /^Seychelles in September is drawn on /)
  })

  test('is entered by a buyer, who keeps the receipt, and by post', async () => {
    await world.setClock(times.selling)
    rosa = await world.person({ name: 'Rosa Okafor' })
    page = await browserOf(rosa)
    await buy(page, 'seychelles', 5)
    const saving = page.waitForEvent('download')
    await press(page, 'Save my receipt')
    receipt = await (await saving).path()
    const letter = await operator(
      ...[
        'log-post',
        'seychelles',
        '--name',
        'Rosa Okafor',
        '--address',
        '4 Harbour Row',
        '--postcode',
        'YO21 3PU',
      ],
      ...['--born', '1984-05-06', '--received', times.selling.slice(0, 10), '--email', rosa.email],
    )
    expect(letter.said).toMatch(/Ticket number 6.*Seychelles in September/s)
  })

  test('lets one ticket be handed back', async () => {
    await open(page, '/account')
    const tickets = page.getByRole('region', { name: 'Your tickets' })
    await tickets.getByRole('button', { name: 'Refund' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('000001').check()
    await dialog.getByRole('button', { name: 'Yes, refund £10' }).click()
    await says(page, 'Refunded. A note is on its way to your inbox.')
  })

  test('freezes, and whoever kept a receipt sees their numbers in the list', async () => {
    await world.setClock(times.frozen)
    await reaches(world, draw, 'frozen')
    await open(page, `/draws/${draw}`)
    await page.locator('input[type=file]').first().setInputFiles(receipt)
    await says(page, '000002 was in the draw, at place 1 of 5.')
    await says(page, '000001 was handed back before the draw.')
  })

  test('is drawn while the page is watched, and the check in the browser holds', async () => {
    await world.setClock(times.drawn)
    await says(page, /The winner/)
    await reaches(world, draw, 'drawn')
    await open(page, `/draws/${draw}`)
    await press(page, 'Check this draw')
    await says(page, 'Everything holds. The winner follows from public facts.')
    const saving = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download the file' }).click()
    expect(JSON.parse(await readFile(await (await saving).path(), 'utf8'))).toMatchObject({ n: 5, free: 1 })
  })

  test('is claimed in the account, and the winner is named as agreed', async () => {
    await open(page, '/account#prizes')
    const prize = page.getByRole('region', { name: 'Your number was drawn' })
    for (const [label, text] of Object.entries({ Day: '6', Month: '5', Year: '1984' }))
      await prize.getByLabel(label, { exact: true }).fill(text)
    await prize.getByLabel('My first name and county').check()
    await prize.getByLabel('County', { exact: true }).fill('North Yorkshire')
    await press(page, 'Claim my prize')
    await says(page, 'Claimed. Our concierge calls you within 24 hours of the draw.')
    await open(page, '/winners')
    await says(page, /Rosa.*North Yorkshire/)
    expect((await operator('claims', draw)).said).toContain('TO CALL by 16 Sept 2023')
  })
})

describe('a draw whose winner stays silent', () => {
  test('passes to the reserve after 48 hours, who claims; the page tells of both without a name', async () => {
    await world.setClock(times.opens)
    const draw = await schedule('monaco', 'Monaco in September')
    await world.setClock(times.selling)
    const people = await world.people(2)
    const pages = await Promise.all(people.map(browserOf))
    for (const page of pages) await buy(page, 'monaco', 1)
    await world.setClock(times.drawn)
    await reaches(world, draw, 'drawn')
    const [winner] = await world.sql`select number from private.picks where draw_id = ${draw} and place = 0`
    const [silent, reserve] = winner?.number === 1 ? pages : pages.toReversed()

    await world.setClock(afterDraw(48.1))
    await expect
      .poll(async () => (await world.sql`select 1 from private.claims where draw_id = ${draw}`).length)
      .toBe(2)
    await open(silent as Page, '/account#prizes')
    await says(silent as Page, /passed to the next reserve/)
    const page = reserve as Page
    await open(page, '/account#prizes')
    const prize = page.getByRole('region', { name: 'Your number was drawn' })
    for (const [label, text] of Object.entries({ Day: '1', Month: '1', Year: '1990' }))
      await prize.getByLabel(label, { exact: true }).fill(text)
    await press(page, 'Claim my prize')
    await says(page, /Claimed\. Our concierge calls you within 24 hours/)

    await open(page, `/draws/${draw}`)
    await says(page, /promoted|reserve/i)
    await press(page, 'Check this draw')
    await says(page, 'Everything holds. The winner follows from public facts.')
    await open(page, '/winners')
    await says(page, 'Monaco in September')
  })
})
