import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Limits } from '../access/limits.ts'
import type { Limit, Throttle } from '../access/throttle.ts'
import { bearerOf, type Caller, type SessionFacts, type Tokens, tokenSeconds } from '../access/tokens.ts'
import type { Sql } from '../database/pool.ts'
import type { Origin, Proxies } from '../http/caller-address.ts'
import { HttpError, json, type Reply } from '../http/http.ts'
import { mailedTooRecently, refused, tooManyRequests } from './answers.ts'
import type { Body } from './body.ts'
import type { Passwords } from './passwords.ts'

/** What every act of the account service works with. */
export type Desk = {
  sql: Sql
  tokens: Tokens
  throttle: Throttle
  limits: Limits
  passwords: Passwords
  proxies: Proxies
  publicUrl: string
  /** What refresh tokens are made with; the same at all hosts. */
  refreshSecret: string
}

export type Visit = {
  request: IncomingMessage
  url: URL
  body: Body
  origin: Origin
  agent: string
  /** The part of the path that says which factor. */
  factorId: string
}

export type Act = (desk: Desk, visit: Visit) => Promise<Reply>
export type Answer = { outcome: string } & Record<string, unknown>
export type SignedIn = Caller & { userId: string; sessionId: string }

/** Each refresh token is made from the one before, so that two tabs that refresh at once get the same next one. */
export const nextRefreshToken = ({ refreshSecret }: Desk, current: string): string =>
  createHmac('sha256', refreshSecret).update(current).digest('base64url')

/** The caller's address as the database's functions look for it, set for the one statement it goes with. */
export const from = ({ sql }: Desk, { origin }: Visit) => {
  const headers = JSON.stringify({ 'x-forwarded-for': origin.address ?? '' })
  return sql`(select set_config('request.headers', ${headers}, true) offset 0) as caller`
}

/** Who is calling by the token; whether the session still exists the SQL functions say. */
export async function requireToken({ tokens }: Desk, { request }: Visit): Promise<SignedIn> {
  const bearer = bearerOf(request)
  if (!bearer || bearer === tokens.publishableKey) throw new HttpError(refused('no_authorization'))
  const caller = await tokens.verify(bearer)
  if (!caller?.userId || !caller.sessionId) throw new HttpError(refused('bad_jwt'))
  return caller as SignedIn
}

export async function takeTurn({ throttle }: Desk, limit: Limit, key: string): Promise<void> {
  const wait = await throttle.take(limit, key)
  if (wait > 0) throw new HttpError(tooManyRequests(wait))
}

/** Before a mail leaves: not too many from one place, and not the same to one mailbox again and again. */
export async function takeMailTurn(desk: Desk, visit: Visit, mail: string, email: string): Promise<void> {
  await takeTurn(desk, desk.limits.mails, visit.origin.place)
  const wait = await desk.throttle.take(desk.limits.mailbox, `${mail} ${email}`)
  if (wait > 0) throw new HttpError(mailedTooRecently(wait))
}

export async function sessionReply(desk: Desk, answer: Answer, refreshToken: string): Promise<Reply> {
  if (answer.outcome !== 'ok') return refused(answer.outcome)
  const facts = answer as unknown as SessionFacts
  return json(200, {
    access_token: await desk.tokens.sign(facts),
    token_type: 'bearer',
    expires_in: tokenSeconds,
    expires_at: Math.floor(Date.now() / 1000) + tokenSeconds,
    refresh_token: refreshToken,
    user: facts.user,
  })
}

export function userReply(answer: Answer | null): Reply {
  if (!answer) return refused('session_not_found')
  return answer.outcome === 'ok' ? json(200, answer.user) : refused(answer.outcome)
}
