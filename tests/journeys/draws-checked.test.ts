import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { faults } from './access.ts'
import { desktop, openSite, phone, resize } from './browser.ts'
import { file, held, tooWideWithLargeText, verdict } from './draw-checks.ts'

const site = openSite()

let published = ''
beforeAll(async () => {
  published = await readFile('public/draw-files/example.json', 'utf8')
})

async function expectInSight(locator: Locator): Promise<void> {
  const { y = -1 } = (await locator.boundingBox()) ?? {}
  expect(y).toBeGreaterThan(0)
  expect(y).toBeLessThan(desktop.viewport.height)
}

describe('checking in the browser', () => {
  test('a newcomer finds the example by the footer and checks it: every step holds', async () => {
    const { page, complaints } = await site.visit('/about')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Draws' }).click()
    await page.getByRole('heading', { level: 1, name: 'Everything in the open.' }).waitFor()
    await page.getByRole('link', { name: 'Try it now: check a finished example' }).click()
    await page.waitForURL('**/draws/example')
    await page.getByText('This is an example', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Check this draw' }).click()
    await verdict(page, 'Everything holds. The winner follows from public facts.').waitFor()
    expect(await held(page).count()).toBe(8)
    const picks = page.getByRole('listitem').filter({ hasText: 'The winner and the reserves follow' })
    await picks.getByText('000081', { exact: true }).waitFor()
    const relay = page.getByRole('link', { name: 'See round 657,413 at api.drand.sh' })
    expect(await relay.getAttribute('href')).toMatch(
      /^https:\/\/api\.drand\.sh\/52db9ba7[0-9a-f]{56}\/public\/657413$/,
    )
    expect(await relay.getAttribute('rel')).toContain('noopener')
    expect(complaints).toEqual([])
  })

  test('the keyboard alone is enough', async () => {
    const { page } = await site.visit('/draws/example')
    await page.getByRole('button', { name: 'Check this draw' }).focus()
    await page.keyboard.press('Enter')
    await verdict(page, 'Everything holds').waitFor()
    const focused = (attribute: string) =>
      page.evaluate((name) => document.activeElement?.getAttribute(name), attribute)
    await page.keyboard.press('Tab')
    expect(await focused('href')).toContain('api.drand.sh')
    await page.keyboard.press('Tab')
    expect(await focused('type')).toBe('file')
    const ring = await page
      .getByText('Choose a receipt')
      .evaluate((label) => getComputedStyle(label).outlineWidth)
    expect(ring).toBe('2px')
  })

  test.each([
    [
      'an entry taken out',
      (text: string) => text.replace(/\{"commit":"[0-9a-f]+","draw":"[^"]+","ticketNo":500,"v":1\},\n/, ''),
      'Every entry stands in the list once',
      'The number of entries is not the published one.',
    ],
    [
      'another price in the terms',
      (text: string) => text.replace('"pricePence":1000', '"pricePence":900'),
      'The terms are complete and sealed',
      'The seal does not fit the terms.',
    ],
    [
      'another winner',
      (text: string) =>
        text.replace('"picks":[{"index":79,"ticketNo":81}', '"picks":[{"index":80,"ticketNo":82}'),
      'The winner and the reserves follow from the seed',
      'The numbers are not the ones that must be drawn.',
    ],
    [
      'a number the beacon never signed',
      (text: string) => text.replace('"signature":"b713718a', '"signature":"b713718b'),
      'The beacon signed this round',
      'The beacon never signed this.',
    ],
  ])('a copy with %s is refused, and the step is named', async (_, tamper, step, reason) => {
    const copy = tamper(published)
    expect(copy).not.toBe(published)
    const { page } = await site.visit('/draws/example')
    await page.getByLabel('Choose a result file').setInputFiles(file(copy, 'tampered.json'))
    await verdict(page, 'This does not hold.').waitFor()
    await page.getByText('Checked: tampered.json').waitFor()
    await expectInSight(verdict(page, 'This does not hold.'))
    const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: step }) })
    await line.getByRole('img', { name: 'Does not hold' }).waitFor()
    await line.getByText(reason).waitFor()
  })

  test('on a phone the long figures of a step are folded away, and the keyboard unfolds them', async () => {
    const { page } = await site.visit('/draws/example', phone)
    await page.getByRole('button', { name: 'Check this draw' }).click()
    await verdict(page, 'Everything holds').waitFor()
    const terms = page.getByRole('listitem').filter({ hasText: 'The terms are complete and sealed' })
    const seal = terms.getByText(/^30097e9c3282/).filter({ visible: true })
    expect(await seal.count()).toBe(0)
    await terms.getByText('Show figures').focus()
    await page.keyboard.press('Enter')
    await seal.waitFor()
    expect(await faults(page)).toEqual([])
  })

  test('a downloaded file is checked with the network gone', async () => {
    const { page } = await site.visit('/draws/example')
    await page.waitForLoadState('networkidle')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the file' }).click(),
    ])
    const saved = await readFile(await download.path(), 'utf8')
    expect(saved).toBe(published)
    await page.context().setOffline(true)
    await page.getByLabel('Choose a result file').setInputFiles(file(saved))
    await verdict(page, 'Everything holds').waitFor()
    await page.getByRole('button', { name: 'Check this draw' }).click()
    await verdict(page, 'The file could not be fetched.').waitFor()
  })

  test('a receipt shows that its numbers were in the draw, and a forged one that they are not its own', async () => {
    const { page } = await site.visit('/draws/example')
    const receipt = await readFile('public/draw-files/example-receipt.json', 'utf8')
    const choose = page.getByLabel('Choose a receipt')
    await choose.setInputFiles(file(receipt))
    await verdict(page, '000210 was in the draw, at place 207 of 1,009.').waitFor()
    await verdict(page, 'The log is signed with the key in the terms.').waitFor()
    const [, salt = ''] = /"salt": "([0-9a-f]{64})"/.exec(receipt) ?? []
    await choose.setInputFiles(file(receipt.replace(salt, `00${salt.slice(2)}`)))
    await verdict(page, 'These numbers do not open with this receipt: 000210.').waitFor()
    await choose.setInputFiles(file('{}'))
    await verdict(page, 'This is not a receipt of ours.').waitFor()
    await page.getByRole('button', { name: 'Or use this example’s receipt' }).click()
    await verdict(page, '000212 was in the draw').waitFor()
  })

  test('a checked draw and a refused file are accessible, on a desktop, on a phone and with large text', async () => {
    const { page } = await site.visit('/draws/example')
    await page.getByRole('button', { name: 'Check this draw' }).click()
    await verdict(page, 'Everything holds').waitFor()
    expect(await faults(page), 'on a desktop').toEqual([])
    await resize(page, phone.viewport)
    await page
      .getByLabel('Choose a result file')
      .setInputFiles(file(published.replace('"n":1009', '"n":1008')))
    await verdict(page, 'This does not hold.').waitFor()
    expect(await faults(page), 'on a phone').toEqual([])
    expect(await tooWideWithLargeText(page)).toEqual([])
  })
})
