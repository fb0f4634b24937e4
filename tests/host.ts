import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createClient } from '@supabase/supabase-js'
import type { Answer, Args, SiteAct } from '../contract/acts.ts'
import { freePort } from '../server/database/free-port.ts'
import { ownerAddress } from '../server/database/postgres-roles.ts'
import { type Postmaster, readPostmaster } from '../server/database/postmaster.ts'
import { newDataFolder } from './data-template.ts'

export type Letter = { to: string; subject: string; text: string; html: string; sentAt: string }

export type TestHost = {
  url: string
  dataDir: string
  databaseUrl: string
  publishableKey: string
  mailbox: (to?: string) => Promise<Letter[]>
  client: () => ReturnType<typeof newClient>
  output: () => string
  stop: () => Promise<void>
  kill: () => Promise<void>
}

type Options = {
  env?: Record<string, string>
  dataDir?: string
  port?: number
  command?: [string, ...string[]]
}

const root = fileURLToPath(new URL('..', import.meta.url))
const entry = join(root, 'server', 'entry.ts')
const node24 = [process.execPath, entry] as [string, ...string[]]

/** A real host in a process of its own, on a free port with a data folder of its own. */
export async function startHost({
  env = {},
  dataDir,
  port,
  command = node24,
}: Options = {}): Promise<TestHost> {
  const chosenPort = port ?? (await freePort())
  const folder = dataDir ?? (await newDataFolder())
  const { child, output } = launch(command, { PORT: String(chosenPort), DATA_DIR: folder, ...env })
  const url = `http://localhost:${chosenPort}`
  await ready(child, url, output)
  const settings = await (await fetch(`${url}/settings.json`)).json()
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal)
      await ended(child)
    }
  }
  return {
    url,
    dataDir: folder,
    databaseUrl: env.DATABASE_URL ?? (env.BACKEND_URL ? '' : await embeddedUrl(folder)),
    publishableKey: settings.publishableKey,
    mailbox: async (to) =>
      (await fetch(`${url}/mailbox.json${to ? `?${new URLSearchParams({ to })}` : ''}`)).json(),
    client: () => newClient(url, settings.publishableKey),
    output,
    async stop() {
      await end('SIGTERM')
      await endLeftoverDatabase(folder)
      if (!dataDir) await rm(folder, { recursive: true, force: true })
    },
    kill: () => end('SIGKILL'),
  }
}

/** A start that is expected to be refused: how it ended and what it said. */
export async function refusedStart(
  env: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const { child, output } = launch(node24, env)
  await ended(child)
  return { code: child.exitCode, said: output().trim() }
}

export function newClient(url: string, key: string, headers: Record<string, string> = {}) {
  return createClient(url, key, {
    db: { schema: 'api' },
    global: { headers },
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      experimental: { recoveryCodes: true },
    },
  })
}

/** An act that is expected to be answered. */
export async function ask<Name extends SiteAct>(
  client: ReturnType<typeof newClient>,
  act: Name,
  args: Args<Name>,
): Promise<Answer<Name>> {
  const { data, error } = await client.rpc(act, args)
  if (error) throw error
  return data
}

let profiles = 0

/** A complete profile by the specification's rules, with a telephone of its own. */
export function newProfile(name: string) {
  profiles += 1
  return {
    name,
    address1: '1 Palm Street',
    city: 'London',
    postcode: 'EC1A 1BB',
    country: 'GB',
    phone: `+447${String(profiles).padStart(9, '0')}`,
  }
}

/** Signs a person up, follows the mailed link and signs in. */
export async function newMember(host: TestHost, name = 'ada', password = 'correct horse battery') {
  const email = `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`
  const client = host.client()
  const signedUp = await client.auth.signUp({ email, password, options: { data: newProfile(name) } })
  if (signedUp.error) throw signedUp.error
  const confirmed = await pressLink(client, await mailedLink(host, email))
  if (confirmed.error) throw confirmed.error
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { client, email, password, user: data.user, session: data.session }
}

/** The database of a data folder, for who wants to kill or weigh it. */
export async function runningPostmaster(dataDir: string): Promise<Postmaster> {
  const postmaster = await readPostmaster(dataDir)
  if (!postmaster) throw new Error(`No database runs in ${dataDir}`)
  return postmaster
}

export async function mailedLink(host: TestHost, email: string): Promise<string> {
  const letters = await host.mailbox(email)
  const link = /https?:\/\/\S+\/confirm\?\S+/.exec(letters.at(-1)?.text ?? '')?.[0]
  if (!link) throw new Error(`No link was mailed to ${email}`)
  return link
}

/** What the button of the mailed link's page does. */
export function pressLink(client: ReturnType<typeof newClient>, link: string) {
  const query = new URL(link).searchParams
  const [type, token_hash] = [query.get('type') ?? '', query.get('token_hash') ?? '']
  return client.auth.verifyOtp({ token_hash, type })
}

function launch([program, ...parameters]: [string, ...string[]], env: Record<string, string>) {
  const unlimited = {
    AUTH_LIMIT_PER_ADDRESS: '0',
    AUTH_LIMIT_PER_ACCOUNT: '0',
    MAIL_INTERVAL_SECONDS: '0',
    MAIL_LIMIT_PER_ADDRESS: '0',
    ACT_LIMIT: '0',
  }
  const alwaysFresh = { PUBLIC_COPY_MS: '0' }
  // The tests never ask the world.
  const offline = { BEACON_RELAYS: 'http://127.0.0.1:9' }
  // Strangers' passwords are never hashed cheaply, and the host refuses to.
  const cheap = env.PUBLIC_URL ? {} : { PASSWORD_COST: '4' }
  const child = spawn(program, parameters, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...unlimited,
      ...alwaysFresh,
      ...offline,
      ...cheap,
      ...env,
    },
    // The channel ends with the test process, and the host with the channel.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
  }
  return { child, output: () => said }
}

async function ready(child: ChildProcess, url: string, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The host ended at once: ${output()}`)
    const health = await fetch(`${url}/healthz`).catch(() => null)
    if (health?.ok) return
    await pause(50)
  }
  child.kill('SIGKILL')
  throw new Error(`The host did not become ready: ${output()}`)
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => child.once('exit', () => resolve()))
}

/** A killed host leaves its database running for the next one; after the last test nobody comes. */
async function endLeftoverDatabase(dataDir: string): Promise<void> {
  const postmaster = await readPostmaster(dataDir)
  if (!postmaster) return
  try {
    process.kill(postmaster.pid, 'SIGINT')
    await pause(500)
  } catch {}
}

async function embeddedUrl(dataDir: string): Promise<string> {
  const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))
  return ownerAddress(secrets, (await runningPostmaster(dataDir)).port)
}
