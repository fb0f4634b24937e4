import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { limitsOf } from './access/limits.ts'
import { ensureSigningKey, SigningKeys } from './access/signing-keys.ts'
import { Throttle } from './access/throttle.ts'
import { Tokens } from './access/tokens.ts'
import { accounts } from './accounts/accounts.ts'
import { passwordsAt } from './accounts/passwords.ts'
import { functionContext, functions } from './calls/functions.ts'
import { rpc } from './calls/rpc.ts'
import { migrate, sharedSecret } from './database/migrations.ts'
import { openPool, requireReachable, type Sql, warnOfSuperuser } from './database/pool.ts'
import { startEmbeddedPostgres } from './database/postgres.ts'
import { Checkpoints } from './draws/checkpoints.ts'
import { drawFiles } from './draws/draw-files.ts'
import { startDrawWorker } from './draws/worker.ts'
import { startHousekeeping } from './housekeeping.ts'
import { health } from './http/health.ts'
import { answerWith, fits, json, type Reply, type Route } from './http/http.ts'
import { isLoopbackName } from './http/loopback.ts'
import { Metrics } from './http/metrics.ts'
import { quickLane } from './http/quick-lane.ts'
import { securityHeaders } from './http/security-headers.ts'
import { startNightlyBackup } from './keeping/nightly.ts'
import { mailboxList, mailboxPage } from './mail/mailbox.ts'
import { openOutbox } from './mail/outbox.ts'
import { type Render, renderFor } from './mail/render.ts'
import { sealsOf } from './mail/seal.ts'
import { startMoneyWorkers } from './money/workers.ts'
import { builtAnswers } from './pages/built-answers.ts'
import { readSite } from './pages/site.ts'
import { siteSettings } from './pages/site-settings.ts'
import { staticFiles } from './pages/static-files.ts'
import { warnOfSamples } from './sample-content.ts'
import { projectRoot, type Settings } from './settings.ts'
import { StartError } from './start-error.ts'

export type Host = { stop: () => Promise<void> }

type Backend = { routes: Route[]; stop: () => Promise<void> }

export async function startHost(settings: Settings): Promise<Host> {
  requireWayForMail(settings)
  const { publicUrl, hostedBackend } = settings
  const site = await readSite(join(projectRoot, 'build', 'client'), {
    publicUrl,
    backendUrl: hostedBackend?.url,
  })
  const always = securityHeaders(publicUrl)
  let answer = answerWith([['/', stillStarting]], always)
  const server = createServer((request, response) => answer(request, response))
  server.requestTimeout = 30_000
  // Longer than proxies keep theirs open, or they would send a call into a line that is just closing.
  server.keepAliveTimeout = 75_000
  const lane = quickLane(server)
  const metrics = new Metrics()
  // The port first: whoever finds it taken has not touched a database yet.
  await listen(server, settings)
  const backend = await openBackend(settings, metrics).catch((cause) => {
    server.close()
    throw cause
  })
  const isOurs = (address: string) => !backend.routes.some((route) => fits(route, address))
  const built = builtAnswers(site, always, isOurs)
  answer = answerWith([...backend.routes, ['/', staticFiles(site)]], always, built, metrics)
  lane.open(built, metrics.answeredFromMemory)
  return {
    async stop() {
      const closed = closeServer(server)
      lane.close()
      await closed
      await backend.stop()
    },
  }
}

/** Mail carries keys to accounts: kept in an open mailbox it is for a machine nobody else visits. */
function requireWayForMail({ hostedBackend, smtpUrl, publicUrl }: Settings): void {
  if (hostedBackend || smtpUrl || isLoopbackName(new URL(publicUrl).hostname)) return
  throw new StartError(
    `PUBLIC_URL ${publicUrl} is a public address, where mail must really be sent: set SMTP_URL to your mail server.`,
  )
}

function stillStarting(): Reply {
  return json(503, { code: 503, message: 'The service is starting' }, { 'retry-after': '1' })
}

async function openBackend(settings: Settings, metrics: Metrics): Promise<Backend> {
  return settings.hostedBackend
    ? hostedBackend(settings.hostedBackend, metrics)
    : ownBackend(settings, metrics)
}

/** Hosted Supabase does everything; this host only serves the pages and says where it is. */
function hostedBackend({ url, key }: { url: string; key: string }, metrics: Metrics): Backend {
  const routes: Route[] = [
    ['/healthz', health(null)],
    ['/metrics', metrics.page(null)],
    ['/settings.json', siteSettings({ backendUrl: url, publishableKey: key })],
  ]
  return { routes, stop: async () => {} }
}

async function ownBackend(settings: Settings, metrics: Metrics): Promise<Backend> {
  const database = await openDatabase(settings)
  try {
    await prepare(database, settings)
    return await mount(database, settings, metrics)
  } catch (cause) {
    await database.close(0)
    throw cause
  }
}

type Database = {
  sql: Sql
  /** Their own connections, so that a crowd of callers holds up nothing else. */
  calls: Sql
  isEmbedded: boolean
  close: (patienceSeconds: number) => Promise<void>
}

async function openDatabase({ databaseUrl, dataDir }: Settings): Promise<Database> {
  const embedded = databaseUrl ? null : await startEmbeddedPostgres(dataDir)
  const url = embedded?.url ?? databaseUrl ?? ''
  if (!embedded) await requireReachable(url)
  const sql = openPool(url, 6)
  const calls = openPool(url, 16)
  return {
    sql,
    calls,
    isEmbedded: embedded !== null,
    async close(timeout) {
      await Promise.all([calls.end({ timeout }), sql.end({ timeout })])
      await embedded?.stop()
    },
  }
}

async function prepare({ sql, isEmbedded }: Database, { payment }: Settings): Promise<void> {
  if (!isEmbedded) await warnOfSuperuser(sql)
  await migrate(sql)
  // One place decides how tickets are paid for, and the database is it.
  await sql`select private.use_payment(${payment})`
  await warnOfSamples(sql)
  await ensureSigningKey(sql)
}

async function mount(
  { sql, calls, close }: Database,
  settings: Settings,
  metrics: Metrics,
): Promise<Backend> {
  const { publicUrl, proxies, smtpUrl, mailFrom } = settings
  const publishableKey = `sb_publishable_${await sharedSecret(sql, 'publishable')}`
  // Named after the database, not after an address: the site may move without signing anybody out.
  const issuer = `urn:wanderwish:${await sharedSecret(sql, 'issuer')}`
  const tokens = new Tokens(new SigningKeys(sql), publishableKey, issuer)
  const guards = { tokens, throttle: new Throttle(sql), limits: limitsOf(settings.limits), proxies }
  const passwords = await passwordsAt(settings.passwordCost)
  const desk = { ...guards, sql, publicUrl, passwords, refreshSecret: await sharedSecret(sql, 'refresh') }
  const checkpoints = await Checkpoints.open(sql)
  const render = renderFor(publicUrl, sealsOf(sql, checkpoints))
  const housekeeping = startHousekeeping(sql)
  const backups = startNightlyBackup(sql, join(settings.dataDir, 'backups'))
  const drawWorker = startDrawWorker({ sql, checkpoints, relays: settings.beaconRelays })
  const { functionsDir } = settings
  const moneyWorkers =
    settings.payment === 'stripe'
      ? startMoneyWorkers({ sql, functionsDir, context: functionContext(sql, publicUrl) })
      : null
  const outbox = openOutbox({ sql, smtpUrl, from: mailFrom, publicUrl, render })
  const routes: Route[] = [
    ['/healthz', health(sql)],
    ['/metrics', metrics.page(sql)],
    ['/settings.json', siteSettings({ backendUrl: '/', publishableKey })],
    ['/auth/v1/', accounts(desk)],
    ['/rest/v1/', rpc({ ...guards, sql: calls, checkpoints, publicCopyMs: settings.publicCopyMs })],
    ['/functions/v1/', functions({ ...guards, folder: settings.functionsDir, sql, publicUrl })],
    ['/draw-files/', drawFiles(sql, join(settings.dataDir, 'draw-files'))],
    ...(!smtpUrl && isLoopbackName(new URL(publicUrl).hostname) ? mailbox(sql, render) : []),
  ]
  return {
    routes,
    async stop() {
      housekeeping.stop()
      await Promise.all([outbox.stop(), drawWorker.stop(), moneyWorkers?.stop(), backups.stop()])
      await close(5)
    },
  }
}

function mailbox(sql: Sql, render: Render): Route[] {
  return [
    ['/mailbox', mailboxPage(sql, render)],
    ['/mailbox.json', mailboxList(sql, render)],
  ]
}

function listen(server: Server, { host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason = cause.code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${cause.code})`
      reject(new StartError(`Port ${port} on ${host} ${reason}; set PORT to another one.`))
    })
    server.listen(port, host, resolve)
  })
}

/** Lets requests under way finish, for five seconds at most. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 5000).unref()
  })
}
