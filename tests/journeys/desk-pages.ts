import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { deskWords } from '../../src/content/operator/frame.ts'
import { todayWords } from '../../src/content/operator/today.ts'
import { hydrated } from './browser.ts'

/** Goes to a room of the desk and waits for everything in it. */
export async function enter(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await arrived(page)
}

/** Until all that was asked for is there: every page has a headline, and a part or a form below it. */
export async function arrived(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main h1') &&
      document.querySelector('main :is(section[aria-label], form)') &&
      !document.querySelector('[aria-busy=true]'),
  )
}

export const part = (page: Page, title: string) =>
  page.getByRole('region', { name: title, exact: true }).first()

type Told = Record<string, string>

/** What is read in each of these places: the words of its pieces, one after another, wherever lines may break or not. */
export const told = (places: Locator): Promise<string[]> =>
  places.evaluateAll((elements) =>
    elements.map((element) => {
      const words: string[] = []
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { previousSibling, textContent } = texts.currentNode
        const goesOn = previousSibling?.nodeName === 'WBR'
        words.push(goesOn ? '' : ' ', textContent ?? '')
      }
      // A space of the page may be one that never breaks.
      return words.join('').replaceAll(/\s+/g, ' ').trim()
    }),
  )

const paired = (labels: readonly string[], texts: readonly string[]): Told =>
  Object.fromEntries(labels.map((label, place) => [label, texts[place] ?? '']))

/** The six figures of Today, each with the note below it: `Refunds owed` → `£12.50 | 1 to send, …`. */
export async function figures(page: Page): Promise<Told> {
  await enter(page, '/operator')
  const links = await page.getByRole('navigation', { name: todayWords.figures.title }).getByRole('link').all()
  const lines = await Promise.all(links.map((link) => told(link.locator('> span'))))
  return Object.fromEntries(lines.map(([label = '', figure, note]) => [label, `${figure} | ${note}`]))
}

/** Facts by the labels they stand under. */
export async function facts(place: Locator): Promise<Told> {
  await place.locator('dt').first().waitFor()
  return paired(await told(place.locator('dt')), await told(place.locator('dd')))
}

/** The lines of a list by the headings of its columns. */
export async function lines(page: Page, caption: string): Promise<Told[]> {
  const table = page.getByRole('table', { name: caption, exact: true }).first()
  await table.waitFor()
  const labels = await told(table.locator('th'))
  const rows = await table.locator('tbody tr').all()
  return Promise.all(rows.map(async (row) => paired(labels, await told(row.locator('td')))))
}

/** The file that the one such button of this place saves, line by line. */
export async function exported(place: Locator): Promise<Told[]> {
  const saving = place.page().waitForEvent('download')
  await press(place, deskWords.export.button)
  const text = await readFile(await (await saving).path(), 'utf8')
  const [columns = [], ...rows] = readCsv(text)
  return rows.map((row) => paired(columns, row))
}

/** As RFC 4180 has it: cells in quotes may hold commas, line ends and quotes written twice. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

export const press = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click()

export async function fill(place: Page | Locator, values: Told): Promise<void> {
  for (const [label, text] of Object.entries(values))
    await place.getByLabel(label, { exact: true }).fill(text)
}

/** Somebody who uses no mouse: fields are gone to with the key Tab, by their names, and typed into. */
export function typing(page: Page) {
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name)
  const type = async (values: Told) => {
    for (const [name, text] of Object.entries(values)) {
      for (let presses = 0; presses < 12 && (await focused()) !== name; presses += 1)
        await page.keyboard.press('Tab')
      expect(await focused()).toBe(name)
      await page.keyboard.type(text)
    }
  }
  return { focused, type }
}

/** What the desk says has been done. */
export const says = (place: Page | Locator, sentence: string | RegExp) =>
  place.getByRole('status').filter({ hasText: sentence }).first().waitFor()
