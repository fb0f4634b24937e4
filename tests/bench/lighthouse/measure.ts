import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
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
export interface Measurement extends Speed {
  accessibility: number
  'best-practices': number
  seo: number
  cls: number
  bytes: number
  requests: number
  /** The same visit, with each task as long as the processor worked on it. */
  undisturbed: Speed
}

export interface Speed {
  performance: number
  fcp: number
  lcp: number
  tbt: number
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

/** What is no matter of time need not be asked at every visit. */
const judgedOnce = ['accessibility', 'best-practices', 'seo'] as const

/** The median of so many visits, figure by figure, each with a browser of its own. */
export async function measure(url: string, device: Device, visits: number): Promise<Measurement> {
  const first = await onceMore(() => visitWith(url, device, ['performance', ...judgedOnce]))
  const seen = [first]
  while (seen.length < visits) seen.push(await onceMore(() => visitWith(url, device, ['performance'])))
  return {
    ...mediansOf(seen.map(({ undisturbed: _, ...figures }) => figures)),
    ...Object.fromEntries(judgedOnce.map((category) => [category, first[category]])),
    undisturbed: mediansOf(seen.map(({ undisturbed }) => undisturbed)),
  }
}

function mediansOf<T extends Record<keyof T, number>>(seen: readonly T[]): T {
  const figures = Object.keys(seen[0] ?? {}) as (keyof T)[]
  return Object.fromEntries(figures.map((figure) => [figure, median(seen.map((one) => one[figure]))])) as T
}

/** Now and then the browser writes no trace of a visit; Lighthouse itself then asks for another. */
const onceMore = <T>(attempt: () => Promise<T>): Promise<T> => attempt().catch(attempt)

/** A visit is made once and judged twice: as it ran, and as it would have run alone. */
async function visitWith(url: string, device: Device, categories: readonly string[]): Promise<Measurement> {
  const look = (step: string) => lighthouse(url, device, [`--only-categories=${categories}`, step])
  const folder = await mkdtemp(join(tmpdir(), 'wanderwish-visit-'))
  try {
    const asItRan = await look(`-GA=${folder}`)
    await leaveOutWaiting(join(folder, 'trace.json'))
    return {
      ...measurementOf(asItRan),
      undisturbed: speedOf(await look(`-A=${folder}`)),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface TraceEvent {
  name: string
  dur?: number
  /** How long the processor worked on it. */
  tdur?: number
}

/**
 * On two cores the browser, what measures it and whoever else the machine serves take turns, and a task that waits
 * for its turn counts as long as one that works.
 */
async function leaveOutWaiting(file: string): Promise<void> {
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(await readFile(file, 'utf8'))
  for (const event of trace.traceEvents)
    if (event.name.endsWith('RunTask') && event.tdur !== undefined)
      event.dur = Math.min(event.dur ?? 0, event.tdur)
  await writeFile(file, JSON.stringify(trace))
}

async function lighthouse(url: string, device: Device, settings: readonly string[]): Promise<Report> {
  const { stdout } = await run(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      '--disable-full-page-screenshot',
      `--chrome-flags=${['--headless=new', ...browserFlags].join(' ')}`,
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
      ...settings,
    ],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: 64 * 1024 * 1024 },
  )
  const report: Report = JSON.parse(stdout)
  if (report.runtimeError) throw new Error(report.runtimeError.message)
  return report
}

interface Report {
  runtimeError?: { message: string }
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>
}

const scoreIn = (report: Report, category: string) =>
  Math.round((report.categories[category]?.score ?? 0) * 100)
const valueIn = (report: Report, audit: string) => report.audits[audit]?.numericValue ?? Number.NaN

function speedOf(report: Report): Speed {
  return {
    performance: scoreIn(report, 'performance'),
    fcp: valueIn(report, audits.fcp),
    lcp: valueIn(report, audits.lcp),
    tbt: valueIn(report, audits.tbt),
  }
}

function measurementOf(report: Report): Omit<Measurement, 'undisturbed'> {
  return {
    ...speedOf(report),
    accessibility: scoreIn(report, 'accessibility'),
    'best-practices': scoreIn(report, 'best-practices'),
    seo: scoreIn(report, 'seo'),
    cls: valueIn(report, audits.cls),
    bytes: valueIn(report, audits.bytes),
    requests: report.audits['network-requests']?.details?.items?.length ?? Number.NaN,
  }
}
