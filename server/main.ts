import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { openPool, requireReachable } from './database.ts'
import { functions } from './functions.ts'
import { Accounts } from './gateway/accounts.ts'
import { authGateway } from './gateway/auth.ts'
import { authMail } from './gateway/auth-mail.ts'
import { openLite } from './gateway/lite.ts'
import { health } from './health.ts'
import { answerWith, json, type Reply, type Route } from './http.ts'
import { mailboxList, mailboxPage } from './mail/mailbox.ts'
import { openOutbox } from './mail/outbox.ts'
import { migrate, sharedJwtSecret } from './migrations.ts'
import { startEmbeddedPostgres } from './postgres.ts'
import { rpc } from './rpc.ts'
import { localSecrets, publishableKey } from './secrets.ts'
import { securityHeaders } from './security-headers.ts'
import { projectRoot, type Settings } from './settings.ts'
import { siteSettings } from './site-settings.ts'
import { StartError } from './start-error.ts'
import { readSite, staticFiles } from './static-files.ts'
import { Tokens } from './tokens.ts'

export type Host = { stop: () => Promise<void> }

type Backend = { routes: Route[]; stop: () => Promise<void> }

export async function startHost(settings: Settings): Promise<Host> {
  const site = await readSite(join(projectRoot, 'build', 'client'), settings.publicUrl)
  let answer = answerWith([['/', stillStarting]], securityHeaders)
  const server = createServer((request, response) => answer(request, response))
  server.requestTimeout = 30_000
  // The port first: whoever finds it taken has not touched a database yet.
  await listen(server, settings)
  const backend = await openBackend(settings).catch((cause) => {
    server.close()
    throw cause
  })
  const routes: Route[] = [...backend.routes, ['/', staticFiles(site, settings.hostedBackend?.url)]]
  answer = answerWith(routes, securityHeaders)
  return {
    async stop() {
      await closeServer(server)
      await backend.stop()
    },
  }
}

function stillStarting(): Reply {
  return json(503, { code: 503, message: 'The service is starting' }, { 'retry-after': '1' })
}

async function openBackend(settings: Settings): Promise<Backend> {
  return settings.hostedBackend ? hostedBackend(settings.hostedBackend) : ownBackend(settings)
}

/** Hosted Supabase does everything; this host only serves the pages and says where it is. */
function hostedBackend({ url, key }: { url: string; key: string }): Backend {
  const routes: Route[] = [
    ['/healthz', health(null)],
    ['/settings.json', siteSettings({ backendUrl: url, publishableKey: key })],
  ]
  return { routes, stop: async () => {} }
}

async function ownBackend(settings: Settings): Promise<Backend> {
  const { publicUrl, payment, limits, trustProxy, smtpUrl, mailFrom } = settings
  const embedded = settings.databaseUrl ? null : await startEmbeddedPostgres(settings.dataDir)
  const databaseUrl = embedded?.url ?? settings.databaseUrl ?? ''
  if (!embedded) await requireReachable(databaseUrl)

  const sql = openPool(databaseUrl, 6)
  const calls = openPool(databaseUrl, 16)
  try {
    await migrate(sql)
    // One place decides how tickets are paid for, and the database is it.
    if (payment) await sql`select private.use_payment(${payment})`
    const jwtSecret = embedded ? (await localSecrets(settings.dataDir)).jwtSecret : await sharedJwtSecret(sql)
    const tokens = new Tokens(jwtSecret, publishableKey(jwtSecret))
    const mail = authMail(sql, publicUrl)
    const lite = openLite({ databaseUrl, jwtSecret, publicUrl, mail })
    const accounts = new Accounts(sql)
    const outbox = openOutbox({ sql, smtpUrl, from: mailFrom, publicUrl })
    const forBrowsers = { backendUrl: '/', publishableKey: tokens.publishableKey }

    const routes: Route[] = [
      ['/healthz', health(sql)],
      ['/settings.json', siteSettings(forBrowsers)],
      ['/auth/v1/', authGateway({ lite, accounts, mail, tokens, limits, trustProxy })],
      ['/rest/v1/', rpc(calls, tokens, settings.publicCopyMs)],
      ['/functions/v1/', functions({ folder: settings.functionsDir, sql, tokens, publicUrl })],
      ...(smtpUrl ? [] : mailbox(sql)),
    ]
    return {
      routes,
      async stop() {
        await outbox.stop()
        await Promise.all([lite.close(), calls.end({ timeout: 5 }), sql.end({ timeout: 5 })])
        await embedded?.stop()
      },
    }
  } catch (cause) {
    await Promise.all([calls.end({ timeout: 0 }), sql.end({ timeout: 0 })])
    await embedded?.stop()
    throw cause
  }
}

function mailbox(sql: ReturnType<typeof openPool>): Route[] {
  return [
    ['/mailbox', mailboxPage(sql)],
    ['/mailbox.json', mailboxList(sql)],
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
