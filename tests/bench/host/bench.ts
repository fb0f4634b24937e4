import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { ensureBuilt } from '../../../scripts/build.ts'
import { startHost } from '../../host.ts'
import { median, print, ratio } from '../figures.ts'
import { accepted, startNginx } from './nginx.ts'

const rounds = 3
const load = ['-t2', '-c50', '-d8s', '-H', `accept-encoding: ${accepted}`]

const missing = ['wrk', 'nginx'].filter((tool) => spawnSync(tool, ['-v']).error)
if (missing.length > 0) {
  console.error(`This comparison needs ${missing.join(' and ')}, installed by your system's package manager.`)
  process.exit(1)
}
if (!(await ensureBuilt())) process.exit(1)
const host = await startHost()
const nginx = await startNginx(`${host.url}/`)
try {
  const [ours, theirs] = await compare([host.url, nginx.url])
  print([{ what: `GET / ÷ nginx (${ours} ÷ ${theirs} a second)`, ...ratio(ours, theirs, 0.333) }])
} finally {
  await nginx.stop()
  await host.stop()
}

/** In turns, so that a busy moment of the machine meets both alike; the median of each counts. */
async function compare([ours, theirs]: [string, string]): Promise<[number, number]> {
  const rates: [number[], number[]] = [[], []]
  for (let round = 1; round <= rounds; round += 1) {
    rates[0].push(await requestsPerSecond(ours))
    rates[1].push(await requestsPerSecond(theirs))
    console.log(`round ${round} of ${rounds}: ${rates[0].at(-1)} a second, nginx ${rates[1].at(-1)}`)
  }
  return [median(rates[0]), median(rates[1])]
}

async function requestsPerSecond(url: string): Promise<number> {
  const { stdout } = await promisify(execFile)('wrk', [...load, `${url}/`])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout)
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]))
}
