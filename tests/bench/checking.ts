import { readFile } from 'node:fs/promises'
import { chromium, type Page } from 'playwright-core'
import { ensureChromium } from '../../scripts/chromium.ts'
import { startHost } from '../host.ts'
import { browserFlags } from '../journeys/browser-flags.ts'
import type { Figure } from './figures.ts'

/** What a visitor's browser needs for a whole draw, and for one ticket. */
export async function checkingFigures(file: string): Promise<Figure[]> {
  const executablePath = ensureChromium()
  if (!executablePath) throw new Error('No Chromium was found')
  const host = await startHost()
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await page.goto(`${host.url}/draws/example`)
    await page.waitForLoadState('networkidle')
    const ticket = await ticketMs(page)
    const whole = await wholeCheck(page, file)
    return [
      {
        what: 'Checking one ticket in the browser, from the receipt chosen to its proof shown',
        measured: `${ticket.toFixed(0)} ms`,
        wanted: 'under 100 ms',
        isMet: ticket < 100,
      },
      {
        what: `Checking a million tickets in the browser (${(whole.taken / 1000).toFixed(1)} s; the page’s longest pause ${Math.round(whole.longestPause)} ms)`,
        measured: `${Math.round(whole.memory)} MB`,
        wanted: 'under 300 MB, no pause over 200 ms',
        isMet: whole.memory < 300 && whole.longestPause < 200,
      },
    ]
  } finally {
    await browser.close()
    await host.stop()
  }
}

/** From the choice of a receipt to the last line of its own proof. */
async function ticketMs(page: Page): Promise<number> {
  const receipt = await readFile('public/draw-files/example-receipt.json', 'utf8')
  return page.evaluate(async (text) => {
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no place for a receipt')
    const files = new DataTransfer()
    files.items.add(new File([text], 'receipt.json', { type: 'application/json' }))
    const started = performance.now()
    const shown = new Promise<number>((resolve) => {
      const look = () => {
        if (document.body.textContent?.includes('The log is signed with the key in the terms.'))
          resolve(performance.now() - started)
      }
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    })
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    return shown
  }, receipt)
}

async function wholeCheck(page: Page, file: string) {
  const session = await page.context().browser()?.newBrowserCDPSession()
  await page.evaluate(() => {
    let last = performance.now()
    Object.assign(window, { longestPause: 0 })
    setInterval(() => {
      const now = performance.now()
      const seen = window as unknown as { longestPause: number }
      seen.longestPause = Math.max(seen.longestPause, now - last - 20)
      last = now
    }, 20)
  })
  let memory = 0
  const watch = setInterval(async () => {
    const answer = await session?.send('SystemInfo.getProcessInfo').catch(() => null)
    for (const { type, id } of answer?.processInfo ?? []) {
      if (type === 'renderer') memory = Math.max(memory, await residentMegabytes(id))
    }
  }, 250)
  const started = performance.now()
  await page.locator('input[type=file]').last().setInputFiles(file)
  await page
    .getByRole('status')
    .filter({ hasText: /Everything holds|does not hold/ })
    .waitFor({ timeout: 300_000 })
  const taken = performance.now() - started
  clearInterval(watch)
  const longestPause = await page.evaluate(() => (window as unknown as { longestPause: number }).longestPause)
  return { taken, memory, longestPause }
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
