import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publicRelays } from './draws/relays.ts'
import { type Proxies, trustedProxies } from './http/caller-address.ts'
import { isLoopbackName } from './http/loopback.ts'
import { StartError } from './start-error.ts'

export const projectRoot = fileURLToPath(new URL('..', import.meta.url))

export type Settings = {
  host: string
  port: number
  publicUrl: string
  dataDir: string
  functionsDir: string
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  /** How old, in milliseconds, a copy of facts anybody may read can be. */
  publicCopyMs: number
  mailFrom: string | undefined
  hostedBackend: { url: string; key: string } | undefined
  payment: 'demo' | 'stripe'
  /** Where the beacon's rounds are asked for. */
  beaconRelays: readonly string[]
  proxies: Proxies
  /** How many times over, as a power of two, bcrypt works on a password. */
  passwordCost: number
  /** What limits.ts makes its limits of; zero switches one off. */
  limits: {
    perAddress: number
    perAccount: number
    mailsPerAddress: number
    mailIntervalSeconds: number
    acts: number
  }
}

type Env = Record<string, string | undefined>

export function readSettings(env: Env): Settings {
  const port = portNumber(env)
  const publicUrl = webAddress('PUBLIC_URL', env.PUBLIC_URL || `http://localhost:${port}`)
  return {
    host: env.HOST || '127.0.0.1',
    port,
    publicUrl,
    dataDir: resolve(projectRoot, env.DATA_DIR || 'data'),
    functionsDir: resolve(projectRoot, env.FUNCTIONS_DIR || 'supabase/functions'),
    databaseUrl: env.DATABASE_URL || undefined,
    smtpUrl: mailServer(env.SMTP_URL),
    publicCopyMs: wholeNumber(env, 'PUBLIC_COPY_MS', 1000),
    mailFrom: env.MAIL_FROM || undefined,
    hostedBackend: hostedBackend(env),
    payment: paymentProvider(env),
    beaconRelays: relays(env.BEACON_RELAYS),
    proxies: proxies(env.TRUST_PROXY ?? ''),
    passwordCost: passwordCost(env, publicUrl),
    limits: {
      perAddress: wholeNumber(env, 'AUTH_LIMIT_PER_ADDRESS', 100),
      perAccount: wholeNumber(env, 'AUTH_LIMIT_PER_ACCOUNT', 20),
      mailsPerAddress: wholeNumber(env, 'MAIL_LIMIT_PER_ADDRESS', 20),
      mailIntervalSeconds: wholeNumber(env, 'MAIL_INTERVAL_SECONDS', 60),
      acts: wholeNumber(env, 'ACT_LIMIT', 1200),
    },
  }
}

/** Cheap hashes are for tests on this machine. */
function passwordCost(env: Env, publicUrl: string): number {
  const cost = wholeNumber(env, 'PASSWORD_COST', 10)
  const least = isLoopbackName(new URL(publicUrl).hostname) ? 4 : 10
  if (cost >= least && cost <= 15) return cost
  throw new StartError(`PASSWORD_COST must be from ${least} to 15, but is ${cost}.`)
}

function proxies(setting: string): Proxies {
  try {
    return trustedProxies(setting === '0' ? '' : setting)
  } catch {
    throw new StartError(`TRUST_PROXY must be 1 or a list of networks, like 10.0.0.0/8, but is "${setting}".`)
  }
}

function relays(setting: string | undefined): readonly string[] {
  if (!setting) return publicRelays
  return setting.split(',').map((address) => webAddress('BEACON_RELAYS', address.trim()))
}

function paymentProvider(env: Env): Settings['payment'] {
  const { PAYMENT: name = '', STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = env
  if (name === '' || name === 'demo') return 'demo'
  if (name !== 'stripe') throw new StartError(`PAYMENT must be demo or stripe, but is "${name}".`)
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET) return 'stripe'
  throw new StartError('PAYMENT=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.')
}

function hostedBackend(env: Env): Settings['hostedBackend'] {
  if (!env.BACKEND_URL && !env.BACKEND_KEY) return undefined
  if (!env.BACKEND_URL || !env.BACKEND_KEY) {
    throw new StartError('BACKEND_URL and BACKEND_KEY belong together: set both or neither.')
  }
  return { url: webAddress('BACKEND_URL', env.BACKEND_URL), key: env.BACKEND_KEY }
}

function wholeNumber(env: Env, name: string, otherwise: number): number {
  const text = env[name]
  if (!text) return otherwise
  if (!/^\d{1,6}$/.test(text)) throw new StartError(`${name} must be a whole number, but is "${text}".`)
  return Number(text)
}

function portNumber(env: Env): number {
  const port = wholeNumber(env, 'PORT', 3000)
  if (port > 65_535) throw new StartError(`PORT must be at most 65535, but is ${port}.`)
  return port
}

/** The address carries a password, so the sentence does not repeat it. */
function mailServer(text: string | undefined): string | undefined {
  if (!text) return undefined
  const url = URL.parse(text)
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname) return text
  throw new StartError('SMTP_URL must name a mail server, like smtps://user:password@mail.example:465.')
}

function webAddress(name: string, text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new StartError(`${name} must be an http or https address, but is "${text}".`)
  }
  return url.href.replace(/\/+$/, '')
}
