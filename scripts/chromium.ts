import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** A Chromium that is on this machine already. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const places = [process.env.CHROMIUM_PATH ?? '', ...onPath, ...elsewhere, chromium.executablePath()]
  return places.find((place) => place !== '' && existsSync(place))
}

/**
 * Finds one, or fetches it: Playwright's own download where the network allows, else the system's package. With it come
 * the typefaces that stand in for ours until those have arrived, as nearly every visitor's machine has them.
 */
export function ensureChromium(): string | undefined {
  if (!findChromium()) download()
  if (!findChromium()) installPackage('chromium')
  if (!hasStandIns()) installPackage('fonts-liberation')
  return findChromium()
}

function hasStandIns(): boolean {
  if (process.platform !== 'linux') return true
  const { stdout } = spawnSync('fc-list', { encoding: 'utf8' })
  return /Times New Roman|Liberation Serif/.test(stdout ?? '')
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
