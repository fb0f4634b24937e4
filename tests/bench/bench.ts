import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import postgres from 'postgres'
import { ensureBuilt } from '../../scripts/build.ts'
import { openDraw, openWorld, type World } from '../backend/tickets-world.ts'
import { newMember } from '../host.ts'
import { type Crowd, direct, overHttp, rate } from './buying.ts'
import type { Load } from './load-worker.ts'
import { listenerOn, megabytesOf } from './memory.ts'

const connections = 16
const rounds = 3
const purchases = 1200
const watchedSeconds = 10

type Figure = { what: string; measured: string; wanted: string; isMet: boolean }

if (!(await ensureBuilt())) process.exit(1)
const world = await openWorld()
try {
  const atRest = await memoryAtRest(world)
  const crowd = await gather(world)
  const speeds = await compareSpeeds(world, crowd)
  const pages = await watchPages(world, crowd)
  print([
    {
      what: `Purchases over HTTP ÷ direct (${speeds.http} ÷ ${speeds.direct} a second)`,
      ...ratio(speeds.http, speeds.direct, 0.6),
    },
    {
      what: `Purchases over HTTP ÷ @supabase/lite's rpc (${speeds.http} ÷ ${speeds.lite} a second)`,
      ...ratio(speeds.http, speeds.lite, 2),
    },
    {
      what: 'Memory at rest, database included',
      measured: `${Math.round(atRest)} MB`,
      wanted: 'under 350 MB',
      isMet: atRest < 350,
    },
    {
      what: `GET / at p99 amid ${pages.signIns} sign-ins and ${pages.purchases} purchases in ${watchedSeconds} s`,
      measured: `${pages.p99.toFixed(0)} ms (median ${pages.median.toFixed(0)} ms, ${pages.count} pages)`,
      wanted: 'under 100 ms',
      isMet: pages.p99 < 100,
    },
  ])
} finally {
  await world.close()
}

async function memoryAtRest({ host }: World): Promise<number> {
  await pause(5000)
  const postmaster = (await readFile(join(host.dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]
  return megabytesOf(await listenerOn(Number(new URL(host.url).port)), Number(postmaster))
}

async function gather(where: World): Promise<Crowd> {
  const people = await where.people(400)
  const sessions = await where.sql`select user_id, id from auth.sessions`
  const sessionOf = new Map(sessions.map((row) => [row.user_id, row.id]))
  const choices = ['seychelles', 'monaco', 'worldcup2026', 'diaspora']
  const draws = await Promise.all(
    choices.map((experience) => openDraw(where, { experience, max_per_person: 10_000 })),
  )
  return { draws, buyers: people.map(({ id, token }) => ({ id, token, session: sessionOf.get(id) })) }
}

/** Three ways in turns, so that a busy moment of the machine meets them alike; the median of each counts. */
async function compareSpeeds({ host }: World, crowd: Crowd) {
  const pool = postgres(host.databaseUrl, { max: connections, onnotice: () => {} })
  const lite = await startLite(host.databaseUrl, host.dataDir)
  const ways = {
    direct: { buy: direct(pool), amount: purchases, rates: [] as number[] },
    http: { buy: overHttp(host.url, host.publishableKey), amount: purchases, rates: [] as number[] },
    lite: { buy: overHttp(lite.url, host.publishableKey), amount: purchases / 3, rates: [] as number[] },
  }
  for (const { buy } of Object.values(ways)) {
    // One alone first: the vendor's server sets its roles up on the first call and stumbles over a crowd.
    await rate(crowd, 1, buy)
    await rate(crowd, 200, buy)
  }
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, way] of Object.entries(ways)) {
      way.rates.push(await rate(crowd, way.amount, way.buy))
      console.log(
        `round ${round} of ${rounds}, ${name}: ${Math.round(way.rates.at(-1) ?? 0)} purchases a second`,
      )
    }
  }
  ways.http.buy.close()
  ways.lite.buy.close()
  lite.stop()
  await pool.end()
  return { direct: median(ways.direct.rates), http: median(ways.http.rates), lite: median(ways.lite.rates) }
}

async function startLite(databaseUrl: string, dataDir: string) {
  const { jwtSecret } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))
  const script = fileURLToPath(new URL('lite-server.ts', import.meta.url))
  const child = fork(script, {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      JWT_SECRET: jwtSecret,
      CONNECTIONS: String(connections),
    },
  })
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, stop: () => child.disconnect() }
}

async function watchPages({ host }: World, crowd: Crowd) {
  const members = []
  for (let count = 0; count < 8; count += 1) members.push(await newMember(host))
  const load: Load = {
    url: host.url,
    apikey: host.publishableKey,
    crowd,
    members: members.map(({ email, password }) => ({ email, password })),
  }
  const worker = new Worker(new URL('load-worker.ts', import.meta.url), { workerData: load })
  await pause(1000)
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  const until = performance.now() + watchedSeconds * 1000
  while (performance.now() < until) {
    times.push(await pageTime(host.url, agent))
    await pause(10)
  }
  worker.postMessage('enough')
  const [done] = await once(worker, 'message')
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { ...done, p99: at(0.99), median: at(0.5), count: times.length }
}

function pageTime(url: string, agent: Agent): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    get(`${url}/`, { agent }, (response) => {
      response.resume().on('end', () => resolve(performance.now() - started))
      if (response.statusCode !== 200) reject(new Error(`GET / was answered with ${response.statusCode}`))
    }).on('error', reject)
  })
}

function ratio(ours: number, theirs: number, least: number) {
  const value = ours / theirs
  return { measured: value.toFixed(2), wanted: `at least ${least}`, isMet: value >= least }
}

function median(values: number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)
}

function print(figures: Figure[]): void {
  console.log()
  for (const { what, measured, wanted, isMet } of figures) {
    console.log(`${isMet ? 'met   ' : 'MISSED'}  ${what}: ${measured}, wanted ${wanted}`)
  }
}
