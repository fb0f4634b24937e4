import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { experiences } from '../../src/content/experiences/index.ts'
import { openSite, resize } from './browser.ts'
import { faintWords, screens } from './contrast.ts'
import { expectDay } from './stage.ts'

const site = openSite()

/** All days once around, ending where they began. */
async function faintOnAnyDay(page: Page, count: number): Promise<string[]> {
  const faint: string[] = []
  for (let number = 1; number <= count; number += 1) {
    await expectDay(page, `Day ${number}`)
    faint.push(...(await faintWords(page)).map((words) => `day ${number}, ${words}`))
    await page.keyboard.press('ArrowRight')
  }
  await expectDay(page, 'Day 1')
  return faint
}

/** The last day has the most words: all its lines, and the ticket. */
async function faintOnLastDayUnfolded(page: Page, count: number): Promise<string[]> {
  const unfold = page.getByRole('button', { name: 'See the day' })
  if (!(await unfold.isVisible())) return []
  await unfold.click()
  await page.keyboard.press('ArrowLeft')
  await expectDay(page, `Day ${count}`)
  const faint = await faintWords(page)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Fold the day' }).click()
  return faint
}

test.each(experiences.map(({ path, days }) => [path, days.length] as const))(
  'whoever looks at %s can read every word over the picture of every day, on four screens',
  async (path, count) => {
    const { page } = await site.visit(path)
    await page.locator('.stage-state > *').waitFor()
    for (const screen of screens) {
      await resize(page, screen)
      expect(await faintOnAnyDay(page, count), `${screen.width} wide`).toEqual([])
      expect(await faintOnLastDayUnfolded(page, count), `${screen.width} wide, unfolded`).toEqual([])
    }
  },
)
