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

/** Finds one, or fetches it: Playwright's own download where the network allows, else the system's package. */
export function ensureChromium(): string | undefined {
  return findChromium() ?? download() ?? installPackage()
}

function download(): string | undefined {
  const playwright = join(
    createRequire(import.meta.url).resolve('playwright-core/package.json'),
    '..',
    'cli.js',
  )
  attempt(process.execPath, [playwright, 'install', 'chromium'], 180_000)
  return findChromium()
}

function installPackage(): string | undefined {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [program = '', ...parameters] = [...asRoot, 'apt-get', ...step]
    attempt(program, parameters, 600_000)
  }
  return findChromium()
}

function attempt(program: string, parameters: string[], timeout: number): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(program, parameters, { env, timeout, stdio: 'ignore' })
}
