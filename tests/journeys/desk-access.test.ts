import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { scheduleWords } from '../../src/content/operator/draws.ts'
import { deskWords } from '../../src/content/operator/frame.ts'
import { moneyWords, paymentWords } from '../../src/content/operator/money.ts'
import { faults } from './access.ts'
import { desktop, phone, resize } from './browser.ts'
import { busyDesk } from './desk-busy.ts'
import { arrived, enter, fill, part, press } from './desk-pages.ts'
import { openDesk } from './desk-world.ts'
import { leaveSession } from './signed-in.ts'

const desk = await openDesk()

let known: Awaited<ReturnType<typeof busyDesk>>
beforeAll(async () => {
  known = await busyDesk(desk)
})

/** Each room, and each of the pages within it. */
const rooms: Record<string, () => string> = {
  Today: () => '/operator',
  Draws: () => '/operator/draws',
  'a draw on sale': () => `/operator/draws?id=${known.onSale}`,
  'a draw that is drawn': () => `/operator/draws?id=${known.drawn}`,
  'a draw that was cancelled': () => `/operator/draws?id=${known.cancelled}`,
  'a draw to be': () => '/operator/draws?schedule=dubai',
  Post: () => '/operator/post',
  People: () => '/operator/people?q=a',
  'a person': () => `/operator/people?id=${known.ada.id}`,
  'a person who is blocked': () => `/operator/people?id=${known.ben.id}`,
  Money: () => '/operator/money',
  Audit: () => '/operator/audit',
}
const everyRoom = Object.keys(rooms)

async function at(room: string) {
  const { page, complaints } = await desk.site.arrive()
  await page.clock.setFixedTime(known.now)
  const { data } = await known.operator.client.auth.getSession()
  if (data.session) await leaveSession(page, data.session)
  await enter(page, rooms[room]?.() ?? room)
  return { page, complaints }
}

async function isAccessible(page: Page) {
  expect.soft(await faults(page), 'on a desktop').toEqual([])
  await resize(page, phone.viewport)
  expect.soft(await faults(page), 'on a phone').toEqual([])
  for (const width of [390, 360, 320]) {
    await resize(page, { width, height: 640 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(wide, `${width} px wide`).toBeLessThanOrEqual(width)
  }
  await resize(page, desktop.viewport)
}

test.each(everyRoom)(
  '%s is accessible and quiet on a desktop and a phone, and nowhere too wide',
  async (room) => {
    const { page, complaints } = await at(room)
    await isAccessible(page)
    expect(complaints).toEqual([])
  },
)

describe('an act that is open, and refused, is accessible', () => {
  test('in Money: more is paid to a charity than it has coming', async () => {
    const { page } = await at('Money')
    const charity = part(page, moneyWords.charity.title)
    await press(charity, paymentWords.button)
    await charity.getByLabel(paymentWords.draw).selectOption(known.drawn)
    await fill(charity, { [paymentWords.amount]: '100,000', [paymentWords.reference]: 'BACS 1' })
    await press(charity, paymentWords.confirm)
    await charity.getByRole('alert').getByText('That is more than the charity still has coming').waitFor()
    await isAccessible(page)
  })

  test('in Draws: dates that do not follow each other', async () => {
    const { page } = await at('a draw to be')
    await fill(page, { Closes: '2026-09-20T20:00', Drawn: '2026-09-20T21:00' })
    await press(page, 'Look at it first')
    await page.getByText(scheduleWords.misplaced.draws).waitFor()
    expect(await focused(page)).toMatch(/^INPUT/)
    await isAccessible(page)
    await fill(page, { Drawn: '2026-09-23T20:00', Opens: '2026-09-01T20:00' })
    await press(page, 'Look at it first')
    await part(page, 'The draw as it will be').waitFor()
    await isAccessible(page)
  })

  test('in Post: a letter with half a postcode, and one of somebody who may be known', async () => {
    const { page } = await at('Post')
    await page.getByLabel('Experience').selectOption('monaco')
    await fill(page, { 'Full name': 'Ada Harbour-Featherstonehaugh', Address: '1 Palm Street' })
    await fill(page, { Postcode: 'EC1A', 'Date of birth': '31 2 1980' })
    await press(page, 'Log the letter')
    await page.getByText('Please give a whole UK postcode').waitFor()
    await isAccessible(page)
    await fill(page, { Postcode: 'EC1A 1BB' })
    await page.getByRole('radio', { name: /Ada Harbour/ }).waitFor()
    await isAccessible(page)
  })

  test('in People: a ticket that is not theirs', async () => {
    const { page } = await at('a person')
    await press(part(page, 'Tickets'), 'Hand back: A draw that is on sale')
    await fill(page, { Numbers: '499', Reason: 'A test' })
    await page.getByText('Not among these tickets: 499').waitFor()
    await isAccessible(page)
  })
})

/** What has the focus: nothing, when it lies on the page itself. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    return `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 60)}`
  })

/** Where the key Tab leads, stop by stop, until it leaves the page; and the stops at which nobody sees where they are. */
async function walked(page: Page) {
  const controls =
    'a[href], button:enabled, input:enabled:not([type=hidden], [type=radio]), select:enabled, summary, [tabindex="0"]'
  const seen = await page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((control) =>
      control.checkVisibility(),
    )
    for (const [index, control] of all.entries()) control.dataset.stop = String(index)
    // From the first stop on, whatever the room has put the focus on.
    scrollTo({ top: 0, behavior: 'instant' })
    all[0]?.focus()
    return all.length
  }, controls)
  // A ring is for whoever comes by keyboard: one step on, and back.
  await page.keyboard.press('Tab')
  const reached = new Set<string>()
  const visible = new Set<string>()
  for (let presses = 0; presses < seen * 2 + 40 && reached.size < seen; presses += 1) {
    await page.keyboard.press(presses === 0 ? 'Shift+Tab' : 'Tab')
    const stop = await page.evaluate(() => {
      const control = document.activeElement as HTMLElement
      for (const motion of control.getAnimations()) motion.finish()
      const { outlineStyle, outlineWidth } = getComputedStyle(control)
      const box = control.getBoundingClientRect()
      const isInView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
      const isRinged = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
      return { name: control.dataset.stop ?? '', isSeen: isInView && isRinged }
    })
    if (stop.name) reached.add(stop.name)
    // A date is several stops in one, each with a mark of its own.
    if (stop.isSeen) visible.add(stop.name)
  }
  const without = (stops: Set<string>) =>
    page.evaluate(
      (names) =>
        [...document.querySelectorAll<HTMLElement>('[data-stop]')]
          .filter(({ dataset }) => !names.includes(dataset.stop ?? ''))
          .map((control) => control.outerHTML.slice(0, 120)),
      [...stops],
    )
  return { unseen: await without(visible), missed: await without(reached) }
}

describe('the keyboard alone', () => {
  test.each(everyRoom)('goes through all of %s, and sees where it is', async (room) => {
    const { page } = await at(room)
    expect(await walked(page)).toEqual({ unseen: [], missed: [] })
  })

  test.each(everyRoom)('opens each act of %s, is in it at once, and is back with Escape', async (room) => {
    const { page } = await at(room)
    const acts = page.locator('main button[data-act]')
    for (let place = 0; place < (await acts.count()); place += 1) {
      const act = acts.nth(place)
      const name = await act.evaluate((button) => button.getAttribute('aria-label') ?? button.textContent)
      await act.focus()
      await page.keyboard.press('Enter')
      await page.locator('main form:focus-within').waitFor()
      expect(
        await page
          .getByRole('form')
          .filter({ has: page.locator(':focus') })
          .count(),
        `in ${name}`,
      ).toBe(1)
      await page.keyboard.press('Escape')
      await expect
        .poll(() => acts.nth(place).evaluate((button) => button === document.activeElement))
        .toBe(true)
    }
  })

  test('does not lose its place when an act is refused', async () => {
    const { page } = await at('Money')
    const charity = part(page, moneyWords.charity.title)
    await press(charity, paymentWords.button)
    await charity.getByLabel(paymentWords.draw).selectOption(known.drawn)
    await fill(charity, { [paymentWords.amount]: '100,000', [paymentWords.reference]: 'BACS 1' })
    await charity.getByRole('button', { name: paymentWords.confirm }).focus()
    await page.keyboard.press('Enter')
    await charity.getByRole('alert').getByText('That is more than').waitFor()
    expect(await focused(page)).toBe(`BUTTON ${paymentWords.confirm}`)
  })

  test('stays where it is when a file is saved', async () => {
    const { page } = await at('Audit')
    const save = part(page, 'What was done').getByRole('button', { name: deskWords.export.button })
    await save.focus()
    await page.keyboard.press('Enter')
    await part(page, 'What was done')
      .getByText(/lines saved\.$/)
      .waitFor()
    expect(await focused(page)).toBe(`BUTTON ${deskWords.export.button}`)
  })

  const followed: [
    act: string,
    room: string,
    where: string,
    opens: string,
    confirms: string,
    fields: Record<string, string>,
    kept: string,
  ][] = [
    [
      'a case is decided',
      'Money',
      'Disputes and refunds made at the provider',
      'Let the tickets stand',
      'Let them stand',
      { Reason: 'A test' },
      'H2 Disputes and refunds made at the provider',
    ],
    [
      'a holder is called',
      'a draw that is drawn',
      'The prize',
      'Called',
      'They have been called',
      {},
      'H2 The prize',
    ],
    [
      'a block is lifted',
      'a person who is blocked',
      'Blocks',
      'Lift the block',
      'Lift it',
      { Reason: 'A test' },
      'H2 Blocks',
    ],
    [
      'two are told apart',
      'People',
      'Doubtful matches',
      'Two people',
      'They are two',
      {},
      'H2 Doubtful matches',
    ],
    [
      'the last refund that came back is sent again, and its part goes',
      'Money',
      moneyWords.refunds.held.title,
      moneyWords.refunds.held.again.button,
      moneyWords.refunds.held.again.confirm,
      {},
      'H1 Money',
    ],
  ]
  test.each(followed)(
    'is not back at the top after %s',
    async (_, room, where, opens, confirms, fields, kept) => {
      const { page } = await at(room)
      const place = part(page, where)
      await place.getByRole('button', { name: opens }).first().focus()
      await page.keyboard.press('Enter')
      await fill(place, fields)
      await place.getByRole('button', { name: confirms, exact: true }).focus()
      await page.keyboard.press('Enter')
      await place.getByRole('form').waitFor({ state: 'detached' })
      await arrived(page)
      await expect.poll(() => focused(page)).toBe(kept)
    },
  )
})
