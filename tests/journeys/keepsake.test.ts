import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import postgres from 'postgres'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { first } from '../backend/tickets-world.ts'
import { ask, newMember } from '../host.ts'
import { faults } from './access.ts'
import { hydrated, openSite, phone, resize } from './browser.ts'
import { tooWideWithLargeText } from './draw-checks.ts'
import { leaveSession, returningMember } from './signed-in.ts'

const site = openSite()

type Member = Awaited<ReturnType<typeof newMember>>

async function order(client: Member['client'], experience: string, quantity: number): Promise<string> {
  const { draws } = await ask(client, 'on_offer', {})
  const { id } = await ask(client, 'buy_tickets', {
    draw_id: first(draws.filter((draw) => draw.experience === experience)).id,
    quantity,
    request_id: crypto.randomUUID(),
    confirms_adult: true,
  })
  return id
}

/** A member on the thank-you page of what they have just bought. */
async function buyer(experience: string, quantity: number) {
  const visitor = await returningMember(site, '/terms')
  const id = await order(visitor.member.client, experience, quantity)
  await visitor.page.goto(`/thank-you?order=${id}`)
  await hydrated(visitor.page)
  return { ...visitor, id }
}

const ticket = (page: Page) => page.getByRole('img', { name: /^Your ticket for/ })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function saved(page: Page, name: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

/** The mean colour of a part of a picture. */
async function colourOf(picture: Buffer, [left, top, width, height]: [number, number, number, number]) {
  const part = await sharp(picture).extract({ left, top, width, height }).toBuffer()
  const { channels } = await sharp(part).stats()
  return channels.slice(0, 3).map(({ mean, stdev }) => ({ mean, stdev }))
}

test('what was bought hangs there as a ticket and is saved as a picture of 1080 by 1350, poster, facts and numbers on it', async () => {
  const { page, complaints } = await buyer('monaco', 2)
  expect(await ticket(page).getAttribute('alt')).toMatch(
    /^Your ticket for Monaco Grand Prix VIP: \d{6} · \d{6}, on its poster\.$/,
  )
  const { name, content } = await saved(page, 'Save as picture')
  expect(name).toMatch(/^wanderwish-ticket-monaco-\d{6}\.png$/)
  expect(await sharp(content).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 })

  // Where the poster hangs it is the poster of this trip, to the colour.
  const poster = await sharp('public/pictures/posters/monaco-960.avif').resize(764, 955).png().toBuffer()
  const shown = await colourOf(content, [74, 74, 764, 955])
  for (const [index, channel] of (await colourOf(poster, [0, 0, 764, 955])).entries())
    expect(Math.abs(channel.mean - (shown[index]?.mean ?? 0))).toBeLessThan(6)
  // Below it and on the stub there is ink on one colour: words, not emptiness.
  for (const part of [
    [74, 1180, 764, 90],
    [900, 300, 110, 990],
  ] as const)
    expect(Math.max(...(await colourOf(content, [...part])).map(({ stdev }) => stdev))).toBeGreaterThan(15)
  // Both ends of the tear and the middle of both sides are bitten out of the paper: the wall shows through.
  const [wall] = await colourOf(content, [2, 2, 10, 10])
  for (const [left, top] of [
    [864, 50],
    [864, 1292],
    [48, 671],
    [1024, 671],
  ] as const) {
    const [red] = await colourOf(content, [left, top, 8, 8])
    expect(Math.abs((red?.mean ?? 255) - (wall?.mean ?? 0)), `at ${left}, ${top}`).toBeLessThan(20)
  }
  expect(await faults(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('on a phone the ticket is whole, above the words, and nothing is too wide', async () => {
  const { page } = await buyer('diaspora', 12)
  await resize(page, phone.viewport)
  await ticket(page).waitFor()
  expect(await ticket(page).getAttribute('alt')).toMatch(/Nigeria homecoming: \d{6} – \d{6}/)
  const box = await ticket(page).boundingBox()
  expect(box?.width).toBeGreaterThan(300)
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1.25, 1)
  expect(box?.y).toBeLessThan((await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0)
  expect(await faults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await tooWideWithLargeText(page)).toEqual([])
})

test('a draw without a date is not put into a calendar; one with a date is, at its moment', async () => {
  const { page: early } = await buyer('seychelles', 1)
  await ticket(early).waitFor()
  expect(await button(early, 'Add to calendar').count()).toBe(0)

  const sql = postgres(site.host().databaseUrl, { max: 1, onnotice: () => {} })
  const [draw] = await sql`
    select private.schedule_draw(null, 'seychelles', '2031-06-20T11:00:00Z', '2031-06-24T19:00:00Z', null, null, null,
      null, null, null, null, null, null) as facts`.finally(() => sql.end())
  const { page } = await buyer('seychelles', 2)
  const { name, content } = await saved(page, 'Add to calendar')
  const [first, second] = await page.getByRole('status').getByRole('listitem').allTextContents()
  expect(name).toBe('wanderwish-draw-seychelles.ics')
  const lines = content.toString().replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toContain('DTSTART:20310624T190000Z')
  expect(lines).toContain('SUMMARY:Wanderwish draw: Seychelles luxury escape')
  expect(lines).toContain(`URL:${site.host().url}/draws/${draw?.facts.id}`)
  expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toContain(`${first} · ${second}`)
})

test('where the device can, the picture itself is shared, with the way to the trip', async () => {
  const visitor = await returningMember(site, '/terms')
  const id = await order(visitor.member.client, 'monaco', 1)
  const { page } = visitor
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ url, files }: ShareData) =>
        Object.assign(window, {
          shared: { url, files: files?.map(({ name, type, size }) => ({ name, type, size })) },
        }),
    })
  })
  await page.goto(`/thank-you?order=${id}`)
  await expect.poll(() => button(page, 'Save as picture').isEnabled()).toBe(true)
  await button(page, 'Share').click()
  await expect.poll(() => page.evaluate(() => 'shared' in window)).toBe(true)
  const shared = await page.evaluate(
    () => (window as unknown as { shared: { url: string; files: File[] } }).shared,
  )
  expect(shared.url).toBe(`${site.host().url}/monaco`)
  expect(shared.files).toMatchObject([
    { name: expect.stringMatching(/^wanderwish-ticket-monaco-/), type: 'image/png' },
  ])
  expect(shared.files[0]?.size).toBeGreaterThan(100_000)
})

test('elsewhere the link to the trip is copied', async () => {
  const { page } = await buyer('monaco', 1)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => Object.assign(navigator, { canShare: undefined }))
  await button(page, 'Share').click()
  await page.getByText('The link to the trip is copied.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.host().url}/monaco`)
})

const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you for your purchase' }).waitFor()

test('without an order nobody is thanked for one: the page says so first, leads on, and keeps its words below', async () => {
  const { page } = await site.visit('/thank-you', phone)
  const first = page.getByRole('heading', { level: 1, name: 'Your ticket will hang here' })
  await page.getByText('There is no order at this address yet.').waitFor()
  await first.waitFor()
  await page.getByRole('img', { name: /^A golden ticket/ }).waitFor()
  const links = page.getByRole('main').getByRole('link')
  expect(await links.allTextContents()).toEqual(['Buy Ticket', 'Explore Experiences', 'See Wish Forward'])
  expect(await links.first().getAttribute('href')).toBe('/buy-ticket')
  await page.getByText('Once you hold a ticket').waitFor()
  await thanks(page)
  await page
    .getByText('Your ticket funds Wish Forward legacy trips. A confirmation was sent to your email.')
    .waitFor()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(await page.getByRole('status').count()).toBe(0)
  expect(await faults(page)).toEqual([])
})

test('for one ticket the thanks speak of one', async () => {
  const { page } = await buyer('monaco', 1)
  await ticket(page).waitFor()
  await page.getByText('Your ticket funds Wish Forward legacy trips.').waitFor()
})

test('somebody else’s order is not shown, nor is one that was never placed', async () => {
  const id = await order((await newMember(site.host())).client, 'monaco', 1)
  for (const wrong of [id, crypto.randomUUID(), 'nonsense']) {
    const { page } = await returningMember(site, `/thank-you?order=${wrong}`)
    await thanks(page)
    await page.getByText('We cannot find this order in your account.').waitFor()
    expect(await ticket(page).count()).toBe(0)
    await page.getByRole('link', { name: 'See your tickets' }).click()
    await page.waitForURL('**/account')
  }
})

test('who is signed out is led to the sign-in, and from there back to their order', async () => {
  const member = await newMember(site.host())
  const id = await order(member.client, 'monaco', 1)
  const { page } = await site.visit(`/thank-you?order=${id}`)
  await page.getByText('Please sign in to see this order.').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email', { exact: true }).fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(`**/thank-you?order=${id}`)
  await ticket(page).waitFor()
})

test('where no picture can be drawn the poster hangs there, and the numbers are told all the same', async () => {
  const member = await newMember(site.host())
  const id = await order(member.client, 'monaco', 1)
  const { page } = await site.arrive()
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await leaveSession(page, member.session)
  await page.goto(`/thank-you?order=${id}`)
  await page.getByRole('figure').getByText('Monaco Grand Prix VIP').waitFor()
  expect(await page.getByRole('status').getByRole('listitem').count()).toBe(1)
  expect(await button(page, 'Save as picture').isEnabled()).toBe(false)
})
