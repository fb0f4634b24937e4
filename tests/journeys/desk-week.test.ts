import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawListWords, lifeWords } from '../../src/content/operator/draws.ts'
import { deskWords } from '../../src/content/operator/frame.ts'
import { moneyWords, paymentWords } from '../../src/content/operator/money.ts'
import { todayWords } from '../../src/content/operator/today.ts'
import { fillIn } from '../../src/lib/fill-in.ts'
import type { Person } from '../backend/tickets-world.ts'
import {
  arrived,
  enter,
  exported,
  facts,
  figures,
  fill,
  lines,
  part,
  press,
  says,
  told,
  typing,
} from './desk-pages.ts'
import { booksAgree, filesHoldTheSums, trailTells } from './desk-week-files.ts'
import {
  all,
  type Buyers,
  bought,
  full,
  holderOf,
  left,
  numbered,
  pounds,
  price,
  share,
  sheet,
  title,
} from './desk-week-sums.ts'
import { afterDraw, openDesk, type Paid, times } from './desk-world.ts'

/** A week of the business in August 2026; every sum is made here, of what was bought, and held against the desk. */
const desk = await openDesk({ visitorsStay: true })

let page: Page
let draw: string
let operator: string
let buyers: Buyers
let winner: Person
const paid: Record<string, Paid> = {}

const room = (path: string) => enter(page, `/operator${path}`)
const theDraw = () => room(`/draws?id=${draw}`)
const lineOfDraw = async () => {
  await room('/draws')
  const running = await lines(page, drawListWords.running.title)
  return running.find(({ Draw }) => Draw === title)
}
const setClock = (at: string) => desk.setClock(at, page)
const waiting = todayWords.figures
/** A deadline, and how long there is. */
const clock = (moment: string, span: string) => `${moment} ${fillIn(deskWords.clock.in, { span })}`

beforeAll(async () => {
  const { person } = desk.world()
  buyers = {
    ada: await person({ name: 'Ada Harbour', postcode: 'TR1 2AB' }),
    ben: await person({ name: 'Ben Quay', phone: '+447700900111' }),
    // On the number of Ben's telephone.
    cleo: await person({ name: 'Cleo Quay', phone: '+447700900111' }),
    dora: await person({ name: 'Dora Sands' }),
  }
})

describe('a week', () => {
  test('begins with two steps, which open the desk where it was sought', async () => {
    ;({ page, email: operator } = await desk.operatorSignsIn())
    await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
    await setClock(times.opens)
    expect(await figures(page)).toEqual({
      'Due to charities': '£0 | £0 of £0 paid',
      'Refunds owed': '£0 | 0 to send, 0 failing, 0 held',
      'Mail waiting': '0 | 0 failing',
      'Prizes on offer': `0 | ${waiting.claims.note}`,
      'Payments contested': `0 | ${waiting.suspensions.note}`,
      'Doubtful matches': `1 | ${waiting.reviews.note}`,
    })
    await page.getByText('No draw is on sale.').waitFor()
  })

  test('has a draw scheduled that was looked at first, to the last byte of its manifest', async () => {
    await room('/draws')
    await page.getByRole('link', { name: 'Schedule a draw' }).click()
    await page.getByLabel('Experience').selectOption('seychelles')
    // On the clocks of the UK, which are an hour ahead in August.
    await fill(page, { Closes: '2026-08-19T22:40', Drawn: '2026-08-22T22:40', Title: title })
    await fill(page, { 'Price in pounds': '12.50', 'Charity’s share in pounds': '3.25' })
    await fill(page, { 'Most per person': '10', Cap: '40' })
    await press(page, 'Look at it first')
    const preview = part(page, 'The draw as it will be')
    await preview.getByText('Live: real money').waitFor()
    expect(await facts(part(page, 'What the public page will say'))).toMatchObject({
      'An entry': '£12.50, or free by post',
      'To charity': expect.stringContaining('£3.25 of each paid entry'),
      'Most in all': '40',
      'Entries close': 'Wed 19 August 2026, 22:40 BST',
      'Drawn at': 'Sat 22 August 2026, 22:40 BST',
    })
    const saving = page.waitForEvent('download')
    await press(preview, 'Save the manifest')
    const manifest = await readFile(await (await saving).path(), 'utf8')
    const hash = createHash('sha256').update(manifest).digest('hex')
    expect((await preview.textContent())?.replaceAll(/\s/g, '')).toContain(hash)

    await press(preview, 'Schedule it')
    await page.waitForURL('**/operator/draws?id=*')
    draw = new URL(page.url()).searchParams.get('id') ?? ''
    const sealed = async () => (await desk.world().visitor.act('one_draw', { draw_id: draw })).data
    await expect.poll(sealed).toMatchObject({ manifest, manifest_hash: hash })
    expect(JSON.parse(manifest)).toMatchObject({ title, pricePence: price, charityPence: share, cap: 40 })
    await part(page, lifeWords.title).getByRole('listitem').filter({ hasText: 'Closes' }).waitFor()
  })

  test('sells to four people, and each figure is the sum of what they bought', async () => {
    for (const [index, [name, buyer]] of Object.entries(buyers).entries()) {
      await setClock(afterDraw(-120 + index / 60))
      paid[name] = await desk.buys(buyer, draw, bought[name as keyof typeof bought])
    }

    expect(await figures(page)).toMatchObject({
      'Due to charities': `${pounds(all * share)} | £0 of ${pounds(all * share)} paid`,
    })
    const onSale = part(page, 'Draws on sale').getByRole('link')
    await onSale.getByText(`${pounds(all * price)} taken cap 40 closes 19 Aug, 22:40`).waitFor()
    await onSale.getByRole('img', { name: `Tickets in ${title} day by day: ${all} so far` }).waitFor()
    await onSale.locator('svg').first().waitFor()
    expect(await lineOfDraw()).toMatchObject({
      Draw: title,
      Stands: 'On sale',
      Tickets: `${all} of 40`,
      Taken: full(all * price),
      'To charity': full(all * share),
    })
    await room('/money')
    const orders = await lines(page, 'Orders and payments')
    expect(orders.map(({ Tickets, Total }) => [Number(Tickets), Total])).toEqual(
      [bought.dora, bought.cleo, bought.ben, bought.ada].map((tickets) => [tickets, full(tickets * price)]),
    )
  })

  test('logs two letters from the keyboard alone: one of somebody known, one of a stranger', async () => {
    await room('/post')
    const { keyboard } = page
    const { focused, type } = typing(page)
    expect(await focused(), 'whoever comes begins to type').toBe('experience')
    await keyboard.type('Seychelles')
    await type({ fullName: 'Ada Harbour', address: '4 Harbour Row, Truro', postcode: 'tr12ab' })
    await type({ bornOn: '6 5 1984' })
    await page.getByText(`Goes into ${title}, drawn 22 Aug, 22:40.`).waitFor()
    await page.getByRole('radio', { name: /Ada Harbour/ }).waitFor()
    await keyboard.press('Enter')
    await expect.poll(focused).toBe('whose')
    await keyboard.press('Space')
    await keyboard.press('Enter')
    await says(page, `Ticket number ${numbered(all + 1)}, ${title}`)

    await expect.poll(focused).toBe('fullName')
    await type({ fullName: 'Nora Postbox', address: '1 Sea Road', postcode: 'CT14 6AA', bornOn: '01021960' })
    await keyboard.press('Enter')
    await says(page, `Ticket number ${numbered(all + 2)}, ${title}`)
    await part(page, 'Logged on 17 August: 2').waitFor()

    expect(await lineOfDraw()).toMatchObject({ Tickets: `${all} of 40 + 2 by post` })
    await theDraw()
    expect(await facts(page.locator('main header'))).toMatchObject({ 'By post': '2', Bought: `${all} of 40` })
  })

  test('voids the letter that was a mistake, for a reason', async () => {
    await room('/post')
    const day = part(page, 'Logged on 17 August: 2')
    await press(day, `Void ${numbered(all + 2)}`)
    const form = day.getByRole('form', { name: `Take number ${numbered(all + 2)} out of ${title}` })
    await fill(form, { Reason: 'The letter was not signed.' })
    await press(form, 'Void the letter')
    await says(page, `Number ${numbered(all + 2)} of ${title} is void.`)
    expect(await lineOfDraw()).toMatchObject({ Tickets: `${all} of 40 + 1 by post` })
    await room('/post')
    const files = await exported(part(page, 'Logged on 17 August: 2'))
    expect(
      files.map(({ number, full_name, postcode, status }) => [number, full_name, postcode, status]),
    ).toEqual([
      [String(all + 1), 'Ada Harbour', 'TR12AB', 'live'],
      [String(all + 2), 'Nora Postbox', 'CT14 6AA', 'void'],
    ])
  })

  test('hands a ticket back for somebody who calls; while the provider is away the money is owed', async () => {
    desk.stripe.state.isDown = true
    await room('/people')
    await page.getByLabel('Search').fill('ben quay')
    await page.getByRole('link', { name: 'Ben Quay' }).click()
    await page.getByRole('heading', { name: 'Ben Quay' }).waitFor()
    await arrived(page)
    const tickets = part(page, 'Tickets')
    await tickets.getByText('5–7').waitFor()
    await press(tickets, `Hand back: ${title}`)
    const form = tickets.getByRole('form')
    await fill(form, { Numbers: '6', Reason: 'He bought one too many.' })
    await press(form, 'Hand back')
    await says(tickets, `6 of ${title} handed back: £12.50 is on its way back.`)
    await tickets.getByText('5, 7').waitFor()
    await expect
      .poll(async () => (await figures(page))['Refunds owed'])
      .toBe('£12.50 | 1 to send, 1 failing, 0 held')
    await room('/money#refunds')
    expect(await lines(page, 'Refunds')).toMatchObject([
      { Amount: '£12.50', To: `Ben Quay ${buyers.ben.email} ${title}`, Why: 'Handed back', Tickets: '6' },
    ])
    expect(await lineOfDraw()).toMatchObject({
      Tickets: `${all - 1} of 40 + 1 by post`,
      Taken: full((all - 1) * price),
      'To charity': full((all - 1) * share),
    })
  })

  test('sees the money leave when the provider is back', async () => {
    desk.stripe.state.isDown = false
    await setClock(afterDraw(-118))
    await expect
      .poll(async () => (await figures(page))['Refunds owed'])
      .toBe('£0 | 0 to send, 0 failing, 0 held')
    await room('/money')
    await page.getByLabel('Show', { exact: true }).selectOption('all')
    await expect.poll(() => lines(page, 'Refunds')).toMatchObject([{ Amount: '£12.50', Stands: /^Sent/ }])
  })

  test('has two payments contested, and decides what is ours to decide', async () => {
    const { cleo, dora } = buyers
    await desk.disputes(paid.cleo as Paid)
    await setClock(afterDraw(-117))
    await desk.refundsByHand(paid.dora as Paid, price)
    expect((await figures(page))['Payments contested']).toBe(`2 | ${waiting.suspensions.note}`)
    await room('/money')
    const cases = part(page, 'Disputes and refunds made at the provider')
    const caseOf = (person: Person) => cases.getByRole('listitem').filter({ hasText: person.email })
    expect(await facts(caseOf(cleo))).toMatchObject({
      'Bank’s reason': 'Fraudulent',
      'In the draw': '8–12',
      'Set aside': 'None',
    })
    await caseOf(cleo)
      .getByText(full(bought.cleo * price))
      .waitFor()
    expect(
      await caseOf(cleo)
        .getByRole('button', { name: /^Let the tickets stand/ })
        .count(),
    ).toBe(0)

    await press(caseOf(cleo), `Take the tickets back: ${cleo.email}`)
    await fill(caseOf(cleo), { Reason: 'A stolen card, says the bank.' })
    await press(caseOf(cleo), 'Take them back')
    await says(cases, `The tickets of ${cleo.email} are taken back.`)
    await press(caseOf(dora), `Let the tickets stand: ${dora.email}`)
    await caseOf(dora)
      .getByText(/The buyer keeps the £12.50 that went back at the provider\./)
      .waitFor()
    await fill(caseOf(dora), { Reason: 'A gesture of ours.' })
    await press(caseOf(dora), 'Let them stand')
    await says(cases, `The tickets of ${dora.email} stand.`)

    await cases.getByText('Nothing waits for a decision.').waitFor()
    expect(await lines(page, 'Decided')).toMatchObject([
      { Amount: full(price), Decision: 'Tickets stand', Reason: 'A gesture of ours.' },
      {
        Amount: full(bought.cleo * price),
        Decision: 'Taken back',
        Reason: 'A stolen card, says the bank.',
      },
    ])
    expect((await figures(page))['Payments contested']).toBe(`0 | ${waiting.suspensions.note}`)
    expect(await lineOfDraw()).toMatchObject({
      Tickets: `${left} of 40 + 1 by post`,
      // Dora has her tickets and the price of one of them.
      Taken: full((left - 1) * price),
      'To charity': full(left * share),
    })
  })

  test('tells two people of one telephone apart', async () => {
    await room('/people')
    const matches = part(page, 'Doubtful matches')
    await matches.getByText('The same telephone number').waitFor()
    await press(matches, 'Two people')
    await press(matches, 'They are two')
    await says(matches, 'They stay two people.')
    expect((await figures(page))['Doubtful matches']).toBe(`0 | ${waiting.reviews.note}`)
  })

  test('knows which mail has not left', async () => {
    const { sql } = desk.world()
    const waits = { recipient: 'waits@example.com', template: 'confirmation', data: sql.json({ link: 'x' }) }
    const failed = { ...waits, recipient: 'fails@example.com', last_error: 'Mailbox full' }
    // As a host leaves them that was ended while it sent.
    for (const mail of [waits, failed])
      await sql`insert into private.mail_outbox ${sql({ ...mail, sending_since: new Date() })}`
    expect((await figures(page))['Mail waiting']).toBe('2 | 1 failing')
    await room('/audit#mail')
    expect(await lines(page, 'Mail that has not left')).toMatchObject([
      { To: 'waits@example.com', Letter: 'Confirmation', Error: 'waiting its turn' },
      { To: 'fails@example.com', Letter: 'Confirmation', Error: 'Mailbox full' },
    ])
    await sql`delete from private.mail_outbox where recipient in ('waits@example.com', 'fails@example.com')`
    expect((await figures(page))['Mail waiting']).toBe('0 | 0 failing')
  })

  test('freezes the list by itself, and draws the winner', async () => {
    await setClock(times.frozen)
    await desk.reaches(draw, 'frozen')
    await theDraw()
    const life = part(page, lifeWords.title)
    await expect
      .poll(() => told(life.locator('[aria-current=step]')))
      .toEqual([`${lifeWords.steps.drawn.coming} 22 Aug, 22:40 ${lifeWords.next.drawn}`])
    await setClock(times.drawn)
    await desk.reaches(draw, 'drawn')
    expect((await figures(page))['Prizes on offer']).toBe(`1 | ${waiting.claims.note}`)
    const [claim] = await lines(page, 'Claims and their clocks')
    expect(claim).toMatchObject({
      Draw: title,
      Stands: 'Told',
      Until: clock('24 Aug, 22:40', fillIn(deskWords.clock.days, { count: 2 })),
      'To call by': clock('23 Aug, 22:40', fillIn(deskWords.clock.hours, { count: 24 })),
    })
    winner = holderOf(Number(claim?.Number), buyers)
    await theDraw()
    expect(await facts(part(page, 'The prize'))).toMatchObject({ 'E-mail': winner.email })
  })

  test('calls the winner, who claims, and delivers the prize', async () => {
    await press(part(page, 'The prize'), 'Called')
    await press(part(page, 'The prize'), 'They have been called')
    await says(part(page, 'The prize'), 'Written down: called.')
    const claim = { draw_id: draw, place: 0, born_on: '1984-05-06', first_name: 'Robin', county: 'Kent' }
    expect((await winner.act('claim_prize', claim)).code).toBeNull()
    await theDraw()
    expect(await facts(part(page, 'The prize'))).toMatchObject({
      Called: '22 Aug, 22:40',
      Born: '6 May 1984',
      Publishes: 'Robin, Kent',
    })
    await setClock(afterDraw(12))
    await press(part(page, 'The prize'), 'Delivered')
    await press(part(page, 'The prize'), 'It has been delivered')
    await says(part(page, 'The prize'), 'Written down: delivered.')
    expect((await figures(page))['Prizes on offer']).toBe(`0 | ${waiting.claims.note}`)
    expect((await lineOfDraw())?.Stands).toBe('Drawn, prize delivered')
  })

  test('pays the charity in two parts', async () => {
    const due = left * share
    await room('/money')
    const charity = part(page, moneyWords.charity.title)
    await press(charity, paymentWords.button)
    const owing = { title, date: '22\u00a0Aug', pence: pounds(due) }
    await charity.getByLabel(paymentWords.draw).selectOption({ label: fillIn(paymentWords.option, owing) })
    const { amount, day, reference } = paymentWords
    await fill(charity, { [amount]: '20', [day]: '2026-08-23', [reference]: 'BACS 0001' })
    await press(charity, paymentWords.confirm)
    await says(charity, fillIn(paymentWords.done, { title, pence: pounds(2000) }))
    expect((await figures(page))['Due to charities']).toBe(
      `${pounds(due - 2000)} | £20 of ${pounds(due)} paid`,
    )

    await theDraw()
    const ofDraw = part(page, 'Charity')
    await press(ofDraw, paymentWords.button)
    await fill(ofDraw, { [amount]: sheet(due - 2000), [reference]: 'BACS 0002' })
    await press(ofDraw, paymentWords.confirm)
    await says(ofDraw, fillIn(paymentWords.done, { title, pence: pounds(due - 2000) }))
    await expect
      .poll(() => facts(ofDraw))
      .toMatchObject({
        'Set aside': pounds(due),
        'Paid over': pounds(due),
        Due: '£0',
      })
    expect((await figures(page))['Due to charities']).toBe(`£0 | ${pounds(due)} of ${pounds(due)} paid`)
  })

  test('reconciles with the provider, line by line', async () => {
    await desk.readsTheBooks()
    await setClock(afterDraw(24))
    await booksAgree(page)
  })

  test('ends with files in which the accountant finds the same sums', () =>
    filesHoldTheSums(page, draw, buyers))

  test('and leaves a trail of who did what, and why', () => trailTells(page, operator))
})
