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
  for (const motion of motions) figures.push(await watch(motion))
  print(figures)
} finally {
  await browser.close()
  await host.stop()
}

/** A finger's swipe of two screens, at a walking pace. */
function scroll(devtools: CDPSession) {
  return devtools.send('Input.synthesizeScrollGesture', { x: 195, y: 600, yDistance: -1700, speed: 600 })
}

async function watch({ what, path, begin }: Motion): Promise<Figure> {
  const page = await browser.newPage({ ...phone, baseURL: host.url })
  await page.addInitScript(() => sessionStorage.setItem('first-visit-loader-shown', 'yes'))
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.mouse.move(200, 400)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const watching = frameTimes(page)
  await begin(page, devtools)
  const times = await watching
  await page.close()
  const dropped = times.reduce((sum, time) => sum + Math.max(0, Math.round(time / frame) - 1), 0)
  const all = times.length + dropped
  return {
    what,
    measured: `${dropped} of ${all} frames dropped, 95 % within ${share(times, 0.95).toFixed(1)} ms`,
    wanted: 'none dropped',
    isMet: dropped === 0,
  }
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
