import { setTimeout } from 'node:timers/promises'
import { type CDPSession, chromium, type Page } from 'playwright-core'
import { ensureBuilt } from '../../scripts/build.ts'
import { ensureChromium } from '../../scripts/chromium.ts'
import { startHost } from '../host.ts'
import { browserFlags } from '../journeys/browser-flags.ts'
import { type Figure, print, share } from './figures.ts'

const slowDown = 4
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const frame = 1000 / 60
const watchedMs = 4000

interface Motion {
  what: string
  path: string
  /** Sets it going; it lasts as long as it is watched. */
  begin: (page: Page, devtools: CDPSession) => Promise<unknown>
}

const motions: readonly Motion[] = [
  {
    what: 'Slideshow: one day fades into the next',
    path: '/seychelles',
    begin: (page) => page.keyboard.press('ArrowRight'),
  },
  {
    what: 'Poster walk: scrolling through the ten',
    path: '/',
    begin: async (page, devtools) => {
      await page.locator('.procession').scrollIntoViewIfNeeded()
      return scroll(devtools)
    },
  },
  { what: 'Gallery: scrolling', path: '/wanderwish-moments', begin: (_page, devtools) => scroll(devtools) },
  {
    what: 'Gallery: the viewer opens and turns',
    path: '/wanderwish-moments',
    begin: async (page) => {
      await page
        .getByRole('button', { name: /^Open picture/ })
        .first()
        .click()
      await page.keyboard.press('ArrowRight')
    },
  },
]

if (!(await ensureBuilt())) process.exit(1)
const host = await startHost()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: browserFlags })
try {
  const figures: Figure[] = []
  for (const motion of motions) figures.push(...(await watch(motion)))
  print(figures)
} finally {
  await browser.close()
  await host.stop()
}

/** A finger's swipe of two screens, at a walking pace. */
function scroll(devtools: CDPSession) {
  return devtools.send('Input.synthesizeScrollGesture', { x: 195, y: 600, yDistance: -1700, speed: 600 })
}

async function watch(motion: Motion): Promise<Figure[]> {
  const times = await performed(motion, slowDown, frameTimes)
  const dropped = times.reduce((sum, time) => sum + Math.max(0, Math.round(time / frame) - 1), 0)
  const work = (await performed(motion, 1, ownWork)).map((ms) => ms * slowDown)
  return [
    {
      what: motion.what,
      measured: `${dropped} of ${times.length + dropped} frames dropped, 95 % within ${share(times, 0.95).toFixed(1)} ms`,
      wanted: 'none dropped',
      isMet: dropped === 0,
    },
    {
      what: '… of that the page itself, for each frame',
      measured: `95 % within ${share(work, 0.95).toFixed(1)} ms of work, half within ${share(work, 0.5).toFixed(1)}`,
      wanted: `${frame.toFixed(1)} ms`,
      isMet: share(work, 0.95) <= frame,
    },
  ]
}

/** The motion on a page of its own, and what was seen meanwhile. */
async function performed<T>(
  { path, begin }: Motion,
  rate: number,
  watching: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const page = await browser.newPage({ ...phone, baseURL: host.url })
  await page.addInitScript(() => sessionStorage.setItem('first-visit-loader-shown', 'yes'))
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.mouse.move(200, 400)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  const seen = watching(page, devtools)
  await begin(page, devtools)
  const result = await seen
  await page.close()
  return result
}

/** How long each frame took, as the page itself is called for them. */
function frameTimes(page: Page): Promise<number[]> {
  return page.evaluate(
    (ms) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = []
        const start = performance.now()
        const next = (before: number) =>
          requestAnimationFrame((now) => {
            times.push(now - before)
            if (now - start < ms) next(now)
            else resolve(times.slice(1))
          })
        next(start)
      }),
    watchedMs,
  )
}

interface TraceEvent {
  name: string
  /** Microseconds the processor worked on it. */
  tdur?: number
}

/** How long the page's own thread worked for each frame; drawing is done elsewhere. */
async function ownWork(_page: Page, devtools: CDPSession): Promise<number[]> {
  const work: number[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, tdur = 0 } of value as unknown as TraceEvent[])
      if (name === 'ProxyMain::BeginMainFrame') work.push(tdur / 1000)
  })
  await devtools.send('Tracing.start', { traceConfig: { includedCategories: ['cc', 'toplevel'] } })
  await setTimeout(watchedMs)
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await complete
  return work
}
