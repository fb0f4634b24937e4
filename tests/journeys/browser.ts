import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { findChromium, findTestBrowser } from '../../scripts/chromium.ts'
import { startHost, type TestHost } from '../host.ts'
import { browserFlags } from './browser-flags.ts'

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
export const desktop = { viewport: { width: 1440, height: 900 } } as const

/** Drifting pictures keep a browser without a graphics card busy: journeys about motion ask for it. */
const calm = { locale: 'en-GB', reducedMotion: 'reduce' } as const

export interface Visitor {
  page: Page
  /** What the console complained about, page by page. */
  complaints: string[]
}

type VisitOptions = BrowserContextOptions & {
  /** Most journeys begin after the first-visit loader; the loader's own do not. */
  firstVisit?: boolean
}

/** `JOURNEYS_DATABASE_URL=postgres://…` walks the same journeys on a database of your own. */
const elsewhere = process.env.JOURNEYS_DATABASE_URL
const database: Record<string, string> = elsewhere ? { DATABASE_URL: elsewhere } : {}

interface SiteOptions {
  /** For one journey told in several tests: whoever came stays until its end. */
  visitorsStay?: boolean
  /** For what the lighter browser does otherwise: fetching ahead, and keeping pages to go back to. */
  wholeBrowser?: boolean
}

/** One host and one browser for a file of journeys; every visitor gets a profile of their own. */
export function openSite(
  env: Record<string, string> = database,
  { visitorsStay = false, wholeBrowser = false }: SiteOptions = {},
) {
  let host: TestHost
  let browser: Browser

  beforeAll(async () => {
    const executablePath = wholeBrowser ? findChromium() : findTestBrowser()
    if (!executablePath) throw new Error('No Chromium was found; `npm test` installs one.')
    ;[host, browser] = await Promise.all([
      startHost({ env }),
      chromium.launch({ executablePath, args: browserFlags }),
    ])
  })
  afterEach(async () => {
    if (visitorsStay) return
    await Promise.all(browser.contexts().map((context) => context.close()))
  })
  afterAll(async () => {
    await browser?.close()
    await host?.stop()
  })

  async function newVisitor({ firstVisit, ...options }: VisitOptions = {}): Promise<Visitor> {
    const context = await browser.newContext({ ...calm, ...desktop, baseURL: host.url, ...options })
    if (!firstVisit)
      await context.addInitScript(() => sessionStorage.setItem('first-visit-loader-shown', 'yes'))
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
    return { page, complaints }
  }

  return {
    host: () => host,
    browser: () => browser,
    /** A visitor with an empty page, for journeys that prepare it before they go anywhere. */
    arrive: newVisitor,
    async visit(path: string, options: VisitOptions = {}): Promise<Visitor> {
      const { page, complaints } = await newVisitor(options)

      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await hydrated(page)
      return { page, complaints }
    },
  }
}

/** Buttons answer only once React has taken the page over, which it does for whoever moves, also under a stopped clock. */
export async function hydrated(page: Page, places = 'body, main'): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(selector)].some((place) =>
        Object.keys(place).some((key) => key.startsWith('__react')),
      ),
    places,
  )
}

/** Gives the window another size and waits until the page is laid out for it: nothing grows or moves any more. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction(({ width }) => matchMedia(`(width: ${width}px)`).matches, size)
  let before = ''
  await expect
    .poll(async () => {
      const last = before
      before = await layoutOf(page)
      return before === last
    })
    .toBe(true)
}

/** Where everything stands, leaving aside what only drifts or fades. */
const layoutOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body, header, nav, main, main *, footer')]
      .map((part) => [part.offsetLeft, part.offsetTop, part.offsetWidth, part.offsetHeight].join(' '))
      .join('\n'),
  )
