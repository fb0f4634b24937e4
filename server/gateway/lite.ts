import { AsyncLocalStorage } from 'node:async_hooks'
import { App } from '@supabase/lite'
import { createPostgresConnection } from '@supabase/lite/postgres'
import { json, type Reply } from '../http.ts'
import { log } from '../log.ts'
import type { AuthMail } from './auth-mail.ts'

export type Lite = {
  forward: (request: Request, redirectTo?: string | null) => Promise<Reply>
  close: () => Promise<void>
}

type Options = { databaseUrl: string; jwtSecret: string; publicUrl: string; mail: AuthMail }

/** The vendor's embedded auth server, reachable through the gateway only. */
export function openLite({ databaseUrl, jwtSecret, publicUrl, mail }: Options): Lite {
  const connection = createPostgresConnection({
    url: databaseUrl,
    postgresOptions: { max: 8, idle_timeout: 60, onnotice: () => {} },
  })
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: jwtSecret,
      site_url: publicUrl,
      additional_redirect_urls: [],
      minimum_password_length: 8,
      // The code is also what the link is derived from, so it is made too long to guess.
      email: { enable_confirmations: true, otp_length: 40 },
    },
    options: { server: { disableStudio: true, disableFallback: true, apiKeys: false } },
  })
  const redirects = new AsyncLocalStorage<string | null>()
  app._mailer = {
    sendConfirmation: (email, token) => mail.confirmation(email, token, redirects.getStore() ?? null),
    sendRecovery: (email, token) => mail.recovery(email, token, redirects.getStore() ?? null),
    sendMagicLink: notOffered,
    sendEmailChange: notOffered,
    sendReauthentication: notOffered,
  }
  return {
    forward: (request, redirectTo = null) =>
      redirects.run(redirectTo, async () => toReply(await app.fetch(request, { peerAddress: null }))),
    close: () => connection.close(),
  }
}

async function notOffered(): Promise<void> {
  throw new Error('This mail is not offered; the gateway should not have let the request through')
}

/** A failure behind the gateway is "try again", or the client would throw its session away. */
async function toReply(response: Response): Promise<Reply> {
  const body = await response.text()
  if (response.status >= 500) {
    log.error('The auth service failed', body)
    return json(503, { code: 503, error_code: 'unexpected_failure', msg: 'The service is busy' })
  }
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => !/^(access-control|content-length)/.test(name)),
  )
  const whole = response.ok ? withLists(body) : body
  return { status: response.status, headers: { ...headers, 'cache-control': 'no-store' }, body: whole }
}

type User = { id?: string; email?: string; identities?: unknown[]; factors?: unknown[] }

/** A user always carries the lists of identities and factors, empty or not. */
function withLists(body: string): string {
  if (!body.startsWith('{')) return body
  const answer: User & { user?: User } = JSON.parse(body)
  const lists = (user: User) => ({ ...user, identities: user.identities ?? [], factors: user.factors ?? [] })
  if (answer.user) return JSON.stringify({ ...answer, user: lists(answer.user) })
  return answer.id && answer.email ? JSON.stringify(lists(answer)) : body
}
