import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ensureChromium } from '../../../scripts/chromium.ts'
import { browserFlags } from '../../journeys/browser-flags.ts'
import { median } from '../figures.ts'

const run = promisify(execFile)
const here = import.meta.dirname
const program = join(here, 'node_modules', 'lighthouse', 'cli', 'index.js')

export type Device = 'mobile' | 'desktop'

/** Scores from 0 to 100; times in milliseconds. */
export interface Measurement {
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  bytes: number
  requests: number
}

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const

export async function installLighthouse(): Promise<void> {
  if (existsSync(program)) return
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: here,
    stdio: 'inherit',
  })
  const [code] = await once(npm, 'exit')
  if (code !== 0) throw new Error('Lighthouse could not be installed')
}

/** The median of so many visits, figure by figure, each with a browser of its own. */
export async function measure(url: string, device: Device, visits: number): Promise<Measurement> {
  const seen: Measurement[] = []
  for (let visit = 0; visit < visits; visit += 1) seen.push(await onceMore(() => visitWith(url, device)))
  const figures = Object.keys(seen[0] ?? {}) as (keyof Measurement)[]
  return Object.fromEntries(
    figures.map((figure) => [figure, median(seen.map((one) => one[figure]))]),
  ) as unknown as Measurement
}

/** Now and then the browser writes no trace of a visit; Lighthouse itself then asks for another. */
const onceMore = <T>(attempt: () => Promise<T>): Promise<T> => attempt().catch(attempt)

async function visitWith(url: string, device: Device): Promise<Measurement> {
  const { stdout } = await run(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--output=json',
      `--chrome-flags=${['--headless=new', ...browserFlags].join(' ')}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: 64 * 1024 * 1024 },
  )
  return measurementOf(JSON.parse(stdout))
}

interface Report {
  runtimeError?: { message: string }
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>
}

function measurementOf(report: Report): Measurement {
  if (report.runtimeError) throw new Error(report.runtimeError.message)
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcp: value(audits.fcp),
    lcp: value(audits.lcp),
    tbt: value(audits.tbt),
    cls: value(audits.cls),
    bytes: value(audits.bytes),
    requests: report.audits['network-requests']?.details?.items?.length ?? Number.NaN,
  }
}
