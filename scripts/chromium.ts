import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const headless = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A Chromium that is on this machine already. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || onPath(names) || elsewhere.find(existsSync) || playwrightsOwn()
}

/**
 * The same engine without the windows that nobody sees, which cost the journeys a third of their time. It keeps no pages
 * to go back to and fetches pictures ahead by a rule of its own: what is about that takes the whole one.
 */
export function findTestBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH || onPath([headless]) || findChromium()
}

/** Finds one, or fetches it: Playwright's own download where the network allows, else the system's package. */
export function ensureChromium(): string | undefined {
  if (!findChromium()) download()
  if (!findChromium()) installPackage('chromium')
  ensureStandIns()
  return findChromium()
}

/** Both; without the lighter one the whole one does everything. */
export function ensureTestBrowsers(): boolean {
  const whole = ensureChromium()
  if (whole && !process.env.CHROMIUM_PATH && !onPath([headless])) installPackage(headless)
  return whole !== undefined
}

function onPath(programs: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs.flatMap((program) => folders.map((folder) => join(folder, program))).find(existsSync)
}

function playwrightsOwn(): string | undefined {
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

/** The typefaces that stand in for ours until those have arrived, as nearly every visitor's machine has them. */
function ensureStandIns(): void {
  if (process.platform !== 'linux') return
  const { stdout } = spawnSync('fc-list', { encoding: 'utf8' })
  if (!/Times New Roman|Liberation Serif/.test(stdout ?? '')) installPackage('fonts-liberation')
}

function download(): void {
  const playwright = join(
    createRequire(import.meta.url).resolve('playwright-core/package.json'),
    '..',
    'cli.js',
  )
  attempt(process.execPath, [playwright, 'install', 'chromium'], 180_000)
}

function installPackage(name: string): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const [program = '', ...parameters] = [...asRoot, 'apt-get', ...step]
    attempt(program, parameters, 600_000)
  }
}

function attempt(program: string, parameters: string[], timeout: number): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(program, parameters, { env, timeout, stdio: 'ignore' })
}
