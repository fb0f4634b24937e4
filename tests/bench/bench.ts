import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import postgres from 'postgres'
import { ensureBuilt } from '../../scripts/build.ts'
import { openDraw, openWorld, type World } from '../backend/tickets-world.ts'
import { newMember, runningPostmaster, startHost } from '../host.ts'
import { type Crowd, direct, overHttp, rate } from './buying.ts'
import { drawingFigures } from './drawing.ts'
import { type Figure, median, print, ratio } from './figures.ts'
import type { Load } from './load-worker.ts'
import { listenerOn, megabytesOf } from './memory.ts'
import { watchPages } from './pages.ts'
import { sealingFigure } from './sealing.ts'
import { signInFigures } from './signing-in.ts'

const connections = 16
const rounds = 5
const purchases = 1200
const watchedSeconds = 10

if (!(await ensureBuilt())) process.exit(1)
const world = await openWorld()
try {
  const atRest = await memoryAtRest(world)
  const crowd = await gather(world)
  print([
    {
      what: 'Memory at rest, database included',
      measured: `${Math.round(atRest)} MB`,
      wanted: 'under 350 MB',
      isMet: atRest < 350,
    },
    ...(await buyingFigures(world, crowd)),
    await pagesAmidEverything(world, crowd),
    ...(await signInFigures(world.host)),
    await sealingFigure(),
    ...(await drawingFigures()),
  ])
} finally {
  await world.close()
}

async function memoryAtRest({ host }: World): Promise<number> {
  await pause(5000)
  const { pid } = await runningPostmaster(host.dataDir)
  return megabytesOf(await listenerOn(Number(new URL(host.url).port)), pid)
}

async function gather(where: World): Promise<Crowd> {
  const people = await where.people(400)
  const choices = ['seychelles', 'monaco', 'worldcup2026', 'diaspora']
  const draws = await Promise.all(
    choices.map((experience) => openDraw(where, { experience, max_per_person: 10_000 })),
  )
  return { draws, buyers: people.map(({ id, token }) => ({ id, token, session: sessionOf(token) })) }
}

function sessionOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).session_id
}

/** Ways in turns, so that a busy moment of the machine meets them alike; the median of each counts. */
async function buyingFigures({ host }: World, crowd: Crowd): Promise<Figure[]> {
  const pool = postgres(host.databaseUrl, { max: connections, onnotice: () => {} })
  // The same database behind a host that counts every call.
  const counting = await startHost({
    env: { DATABASE_URL: host.databaseUrl, PUBLIC_URL: host.url, ACT_LIMIT: '999999' },
  })
  const ways = {
    direct: { buy: direct(pool), rates: [] as number[] },
    uncounted: { buy: overHttp(host.url, host.publishableKey), rates: [] as number[] },
    counted: { buy: overHttp(counting.url, host.publishableKey), rates: [] as number[] },
  }
  for (const { buy } of Object.values(ways)) await rate(crowd, 200, buy)
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, way] of Object.entries(ways)) {
      way.rates.push(await rate(crowd, purchases, way.buy))
      console.log(
        `round ${round} of ${rounds}, ${name}: ${Math.round(way.rates.at(-1) ?? 0)} purchases a second`,
      )
    }
  }
  ways.uncounted.buy.close()
  ways.counted.buy.close()
  await counting.stop()
  await pool.end()
  const [plain, uncounted, counted] = [ways.direct, ways.uncounted, ways.counted].map(({ rates }) =>
    Math.round(median(rates)),
  ) as [number, number, number]
  return [
    { what: `Purchases over HTTP ÷ direct (${counted} ÷ ${plain} a second)`, ...ratio(counted, plain, 0.6) },
    {
      what: `Purchases with the throttle ÷ without it (${counted} ÷ ${uncounted} a second)`,
      ...ratio(counted, uncounted, 0.95),
    },
  ]
}

async function pagesAmidEverything({ host }: World, crowd: Crowd): Promise<Figure> {
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
  const until = performance.now() + watchedSeconds * 1000
  const pages = await watchPages(host.url, () => performance.now() > until)
  worker.postMessage('enough')
  const [{ signIns, purchases: bought }] = await once(worker, 'message')
  return {
    what: `GET / at p99 amid ${signIns} sign-ins and ${bought} purchases in ${watchedSeconds} s`,
    measured: `${pages.p99.toFixed(0)} ms (median ${pages.median.toFixed(0)} ms, ${pages.count} pages)`,
    wanted: 'under 100 ms',
    isMet: pages.p99 < 100,
  }
}
