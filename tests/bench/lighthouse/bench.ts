import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBuilt } from '../../../scripts/build.ts'
import { root } from '../../../scripts/install.mjs'
import { startHost } from '../../host.ts'
import { publicPaths } from '../../journeys/public-paths.ts'
import { startTwin } from './client-rendered.ts'
import { type Device, installLighthouse, type Measurement, measure, type Speed } from './measure.ts'

const visits = 3
const report = join(root, 'docs', 'performance.md')
const allDevices: readonly Device[] = ['mobile', 'desktop']

const speedHead = 'Score | FCP | LCP | TBT'
const head = [
  `| Page | ${speedHead} | CLS | Undisturbed: ${speedHead} | Bytes | Requests | Accessibility · practices · SEO |`,
  `| --- |${' --: |'.repeat(11)} --- |`,
]

/** `mobile` or `desktop` asks for one of the two; paths are measured and printed, all pages are written down as well. */
const wishes = process.argv.slice(2)
const asked = wishes.filter((wish) => wish.startsWith('/'))
const devices = wishes.some(isDevice) ? wishes.filter(isDevice) : allDevices

await installLighthouse()
if (!(await ensureBuilt())) process.exit(1)
const host = await startHost()
const twin = await startTwin()
try {
  for (const device of devices) await measurePages(device)
} finally {
  await twin.stop()
  await host.stop()
}

function isDevice(wish: string): wish is Device {
  return allDevices.some((device) => device === wish)
}

async function measurePages(device: Device): Promise<void> {
  const rows: string[] = []
  const add = async (name: string, url: string) => {
    const row = rowOf(name, await measure(url, device, visits))
    console.log(`${device} ${row}`)
    rows.push(row)
  }
  for (const path of asked.length > 0 ? asked : publicPaths) await add(path, host.url + path)
  await add('/ rendered in the browser', twin.url)
  if (asked.length === 0) await writeDown(device, rows)
}

function rowOf(name: string, seen: Measurement): string {
  return `| ${[
    name,
    speedIn(seen),
    seen.cls.toFixed(3),
    speedIn(seen.undisturbed),
    `${Math.round(seen.bytes / 1024)} KB`,
    seen.requests,
    `${seen.accessibility} · ${seen['best-practices']} · ${seen.seo}`,
  ].join(' | ')} |`
}

function speedIn({ performance, fcp, lcp, tbt }: Speed): string {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  return [performance, seconds(fcp), seconds(lcp), `${Math.round(tbt)} ms`].join(' | ')
}

/** Each table stands in the report between two comments that name it. */
async function writeDown(device: Device, rows: readonly string[]): Promise<void> {
  const text = await readFile(report, 'utf8')
  const place = new RegExp(`(<!-- ${device} -->\n)[\\s\\S]*?(<!-- /${device} -->)`)
  if (!place.test(text)) throw new Error(`docs/performance.md has no place for ${device}`)
  await writeFile(report, text.replace(place, `$1${[...head, ...rows].join('\n')}\n$2`))
}
