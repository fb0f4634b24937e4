import { Agent } from 'node:http'
import { availableParallelism } from 'node:os'
import { compare, hash } from '@node-rs/bcrypt'
import { newMember, newProfile, type TestHost } from '../host.ts'
import { post } from './buying.ts'
import { errorOfMedian, type Figure, median, ratio } from './figures.ts'
import { watchPages } from './pages.ts'

const seconds = 8
const crowd = 60
const callsEach = 200
const password = 'correct horse battery'

export async function signInFigures(host: TestHost): Promise<Figure[]> {
  const members: string[] = []
  for (let count = 0; count < 8; count += 1) members.push((await newMember(host, 'bench', password)).email)
  const bcrypt = await bcryptAlone()
  const signIns = await signInsPerSecond(host, members)
  const quiet = await pagesFor(host, 3000)
  const busy = await pagesAmid(host, members)
  const figure = (ms: number) => `${ms.toFixed(1)} ms`
  return [
    {
      what: `Sign-ins ÷ bcrypt alone on the same cores (${signIns.toFixed(1)} ÷ ${bcrypt.toFixed(1)} a second)`,
      ...ratio(signIns, bcrypt, 0.8),
    },
    {
      what: `GET / at p99 amid ${crowd} sign-ins at once (${busy.count} pages, median ${figure(busy.median)})`,
      measured: `${figure(busy.p99)}, quiet ${figure(quiet.p99)}`,
      wanted: 'under 50 ms',
      isMet: busy.p99 < 50,
    },
    ...(await whatTimeTells(host, members)),
  ]
}

/** As many checks at once as there are cores: what the machine can do if nothing else is to be done. */
async function bcryptAlone(): Promise<number> {
  const kept = await hash(password, 10)
  return perSecond(availableParallelism(), () => compare(password, kept))
}

async function signInsPerSecond(host: TestHost, members: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const rate = await perSecond(16, async () => {
    await signIn(host, agent, members[turn++ % members.length] ?? '')
  })
  agent.destroy()
  return rate
}

async function perSecond(atOnce: number, work: () => Promise<unknown>): Promise<number> {
  let done = 0
  const started = performance.now()
  const one = async () => {
    while (performance.now() - started < seconds * 1000) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return (done / (performance.now() - started)) * 1000
}

async function signIn(host: TestHost, agent: Agent, email: string): Promise<void> {
  const url = new URL('/auth/v1/token?grant_type=password', host.url)
  const answer = await post(url, agent, JSON.stringify({ email, password }), { apikey: host.publishableKey })
  if (answer.status !== 200) throw new Error(`Signing in was answered with ${answer.status}`)
}

function pagesFor(host: TestHost, ms: number) {
  const until = performance.now() + ms
  return watchPages(host.url, () => performance.now() > until)
}

async function pagesAmid(host: TestHost, members: readonly string[]) {
  const agent = new Agent({ keepAlive: true })
  let going = true
  const people = Array.from({ length: crowd }, async (_, index) => {
    while (going) await signIn(host, agent, members[index % members.length] ?? '')
  })
  const pages = await pagesFor(host, seconds * 1000)
  going = false
  await Promise.all(people)
  agent.destroy()
  return pages
}

/** Known and unknown addresses in turns; medians further apart than chance explains would tell who has an account. */
async function whatTimeTells(host: TestHost, members: readonly string[]): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true })
  const known = members[0] ?? ''
  const unknown = () => `nobody-${crypto.randomUUID()}@example.com`
  const ways: Record<string, (email: string) => [path: string, body: object]> = {
    'a wrong password': (email) => ['/token?grant_type=password', { email, password: 'wrong every time' }],
    'a recovery': (email) => ['/recover', { email }],
    'a resent confirmation': (email) => ['/resend', { type: 'signup', email }],
    'a sign-up': (email) => ['/signup', { email, password, data: newProfile('Bench') }],
  }
  const figures: Figure[] = []
  for (const [what, ask] of Object.entries(ways)) {
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let call = 0; call < callsEach * 2; call += 1) {
      const [path, body] = ask(call % 2 ? known : unknown())
      const started = performance.now()
      await post(new URL(`/auth/v1${path}`, host.url), agent, JSON.stringify(body), {
        apikey: host.publishableKey,
      })
      times[call % 2 ? 'known' : 'unknown'].push(performance.now() - started)
    }
    figures.push(difference(what, times.known, times.unknown))
  }
  agent.destroy()
  return figures
}

function difference(what: string, known: number[], unknown: number[]): Figure {
  const apart = Math.abs(median(known) - median(unknown))
  const chance = 3 * Math.hypot(errorOfMedian(known), errorOfMedian(unknown))
  return {
    what: `Median time of ${what}, ${callsEach} calls each: known ${median(known).toFixed(2)} ms, unknown ${median(unknown).toFixed(2)} ms`,
    measured: `${apart.toFixed(2)} ms apart`,
    wanted: `within chance (${chance.toFixed(2)} ms)`,
    isMet: apart <= chance,
  }
}
