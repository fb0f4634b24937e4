import type { IncomingMessage } from 'node:http'
import { originOf } from '../http/caller-address.ts'
import { type Handler, HttpError, json, type Reply, reference } from '../http/http.ts'
import { log } from '../log.ts'
import { busy, notFound } from './answers.ts'
import { readAuthBody } from './body.ts'
import { changeUser, readUser } from './changing.ts'
import { type Act, type Desk, takeTurn, type Visit } from './desk.ts'
import {
  challenge,
  enroll,
  isUuid,
  makeRecoveryCodes,
  recoveryCodeStatus,
  renewRecoveryCodes,
  unenroll,
  useRecoveryCode,
  verifyFactor,
} from './second-steps.ts'
import { signOut, token } from './signing-in.ts'
import { recover, resend, signUp, verify } from './signing-up.ts'

const publicKeys: Act = async ({ tokens }) =>
  json(200, { keys: await tokens.keys.published() }, { 'cache-control': 'public, max-age=300' })

const health: Act = async () => json(200, { name: 'accounts', description: 'Accounts of this site' })

const settings: Act = async () =>
  json(200, { external: { email: true }, disable_signup: false, mailer_autoconfirm: false })

/** The part of the hosted service's protocol that the client uses. What is not listed here does not exist. */
const acts: Record<string, Act> = {
  'GET /health': health,
  'GET /settings': settings,
  'GET /.well-known/jwks.json': publicKeys,
  'POST /signup': signUp,
  'POST /resend': resend,
  'POST /recover': recover,
  'POST /verify': verify,
  'POST /token': token,
  'POST /logout': signOut,
  'GET /user': readUser,
  'PUT /user': changeUser,
  'POST /factors': enroll,
  'POST /factors/:id/challenge': challenge,
  'POST /factors/:id/verify': verifyFactor,
  'DELETE /factors/:id': unenroll,
  'GET /factors/recovery-codes': recoveryCodeStatus,
  'POST /factors/recovery-codes': makeRecoveryCodes,
  'POST /factors/recovery-codes/regenerate': renewRecoveryCodes,
  'POST /factors/recovery-codes/verify': useRecoveryCode,
}

/** The account service, in the words and shapes of the hosted one. */
export function accounts(desk: Desk): Handler {
  return async (request, url) => {
    const { act, factorId } = findAct(request, url)
    if (!act) return notFound()
    try {
      const origin = originOf(request, desk.proxies)
      const limit = limitFor(desk, request, url)
      if (limit) await takeTurn(desk, limit, origin.place)
      const body = request.method === 'GET' ? {} : await readAuthBody(request)
      const agent = String(request.headers['user-agent'] ?? '')
      return await act(desk, { request, url, body, origin, agent, factorId } satisfies Visit)
    } catch (cause) {
      return replyTo(cause, request, url)
    }
  }
}

function findAct(request: IncomingMessage, url: URL): { act: Act | undefined; factorId: string } {
  const path = url.pathname.slice('/auth/v1'.length)
  const factorId = path.split('/')[2] ?? ''
  const pattern = isUuid(factorId) ? path.replace(factorId, ':id') : path
  return { act: acts[`${request.method} ${pattern}`], factorId }
}

function limitFor({ limits }: Desk, request: IncomingMessage, url: URL) {
  if (request.method === 'GET' || url.pathname === '/auth/v1/logout') return null
  const isRefresh =
    url.pathname === '/auth/v1/token' && url.searchParams.get('grant_type') === 'refresh_token'
  return isRefresh ? limits.refreshes : limits.accounts
}

/** A failure of ours is "try again", or the client would throw its session away. */
function replyTo(cause: unknown, request: IncomingMessage, url: URL): Reply {
  if (cause instanceof HttpError) return cause.reply
  log.error(`${request.method} ${url.pathname} failed`, cause)
  return busy(reference())
}
