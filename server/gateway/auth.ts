import type { IncomingMessage } from 'node:http'
import { type Handler, json, type Reply } from '../http.ts'
import type { Limits } from '../settings.ts'
import { bearerOf, type Tokens } from '../tokens.ts'
import { type Accounts, madeUpUser } from './accounts.ts'
import {
  authError,
  credentialsMissing,
  invalidCredentials,
  mailedTooRecently,
  tooLongPassword,
  tooManyRequests,
} from './answers.ts'
import type { AuthMail } from './auth-mail.ts'
import { type Body, readAuthBody } from './body.ts'
import type { Lite } from './lite.ts'
import { isTooLong, matches, whileHashing } from './passwords.ts'
import { callerAddress, Throttle } from './throttle.ts'

type Parts = {
  lite: Lite
  accounts: Accounts
  mail: AuthMail
  tokens: Tokens
  limits: Limits
  trustProxy: boolean
}

type Visit = { request: IncomingMessage; url: URL; body: Body; redirectTo: string | null }
type Act = (visit: Visit) => Promise<Reply>

const fiveMinutes = 5 * 60_000

/** Stands before the embedded auth server and gives the answers of the hosted one. */
export function authGateway({ lite, accounts, mail, tokens, limits, trustProxy }: Parts): Handler {
  const byAddress = new Throttle(limits.perAddress, fiveMinutes)
  const refreshesByAddress = new Throttle(limits.perAddress * 5, fiveMinutes)
  const byAccount = new Throttle(limits.perAccount, fiveMinutes)
  const mails = new Throttle(limits.mailIntervalSeconds === 0 ? 0 : 1, limits.mailIntervalSeconds * 1000)

  const forward: Act = ({ request, url, body, redirectTo }) =>
    lite.forward(liteRequest(request, url, body), redirectTo)

  const signUp: Act = async (visit) => {
    const { email, password } = visit.body
    if (!email || !password) return credentialsMissing()
    if (isTooLong(password)) return tooLongPassword()
    const answer = await whileHashing(() => forward(visit))
    const isNew = answer.status === 200
    if (isNew) mails.take(`signup ${email.toLowerCase()}`)
    // The server behind refuses every known address the same way, and stumbles over two at the same moment.
    if (answer.status !== 429 && answer.status !== 503) return answer
    return signUpAgain(visit, email, password, answer)
  }

  const signUpAgain = async (
    visit: Visit,
    email: string,
    password: string,
    answer: Reply,
  ): Promise<Reply> => {
    const account = await accounts.find(email)
    if (!account) return answer
    await whileHashing(() => matches(password, null))
    const wait = mails.take(`signup ${email.toLowerCase()}`)
    if (wait > 0) return mailedTooRecently(Math.ceil(wait / 1000))
    if (account.confirmed) {
      await mail.accountExists(email.toLowerCase())
      return madeUpUser(visit.body)
    }
    await mail.confirmation(email.toLowerCase(), await accounts.renewConfirmation(account), visit.redirectTo)
    return madeUpUser(visit.body)
  }

  const signIn: Act = async (visit) => {
    const { email, password } = visit.body
    if (!email || !password) return credentialsMissing()
    const key = email.toLowerCase()
    if (byAccount.take(key) > 0) return tooManyRequests()
    const answer = await whileHashing(() => checkPassword(visit, email, password))
    if (answer.status === 200) byAccount.forget(key)
    return answer
  }

  /** The same steps for every address, so that the time tells nothing about who has an account. */
  const checkPassword = async (visit: Visit, email: string, password: string): Promise<Reply> => {
    const account = isTooLong(password) ? null : await accounts.find(email)
    if (account?.confirmed) return forward(visit)
    const answer = isTooLong(password) ? invalidCredentials() : await forward(visit)
    return (await matches(password, account?.passwordHash)) ? answer : invalidCredentials()
  }

  const resend: Act = async (visit) => {
    const { email, type } = visit.body
    if (type !== 'signup' || !email) return forward(visit)
    const wait = mails.take(`signup ${email.toLowerCase()}`)
    if (wait > 0) return mailedTooRecently(Math.ceil(wait / 1000))
    const account = await accounts.find(email)
    if (account && !account.confirmed) {
      await mail.confirmation(
        email.toLowerCase(),
        await accounts.renewConfirmation(account),
        visit.redirectTo,
      )
    }
    return json(200, {})
  }

  const recover: Act = async (visit) => {
    const { email } = visit.body
    const wait = email ? mails.take(`recovery ${email.toLowerCase()}`) : 0
    return wait > 0 ? mailedTooRecently(Math.ceil(wait / 1000)) : forward(visit)
  }

  const changeUser: Act = async (visit) => {
    const { email, password } = visit.body
    if (email) return authError(422, 'validation_failed', 'The email address of an account cannot be changed')
    if (password === undefined) return forward(visit)
    if (isTooLong(password)) return tooLongPassword()
    const caller = await tokens.verify(bearerOf(visit.request) ?? '')
    const sessionId = caller && JSON.parse(caller.claims).session_id
    if (!caller?.userId || !sessionId) return forward(visit)
    await accounts.noteChangingSession(caller.userId, sessionId)
    const answer = await whileHashing(() => forward(visit))
    if (answer.status !== 200) await accounts.forgetChangingSession(caller.userId)
    return answer
  }

  const token: Act = (visit) =>
    visit.url.searchParams.get('grant_type') === 'password' ? signIn(visit) : forward(visit)

  /** What is not listed here does not exist: the server behind offers more than this product needs. */
  const acts: Record<string, Act> = {
    'GET /health': forward,
    'GET /settings': forward,
    'GET /user': forward,
    'PUT /user': changeUser,
    'POST /signup': signUp,
    'POST /token': token,
    'POST /verify': forward,
    'POST /recover': recover,
    'POST /resend': resend,
    'POST /logout': forward,
  }

  const mayCall = (request: IncomingMessage, url: URL): boolean => {
    const address = callerAddress(request, trustProxy)
    const refreshes = url.searchParams.get('grant_type') === 'refresh_token'
    if (url.pathname === '/auth/v1/logout' || request.method === 'GET') return true
    return (refreshes ? refreshesByAddress : byAddress).take(address) === 0
  }

  return async (request, url) => {
    const act = acts[`${request.method} ${url.pathname.slice('/auth/v1'.length)}`]
    if (!act) return authError(404, 'not_found', 'There is nothing at this address')
    if (!mayCall(request, url)) return tooManyRequests()
    const body = request.method === 'GET' ? {} : await readAuthBody(request)
    return act({ request, url, body, redirectTo: url.searchParams.get('redirect_to') })
  }
}

function liteRequest(request: IncomingMessage, url: URL, body: Body): Request {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (request.headers.authorization) headers.authorization = request.headers.authorization
  const withBody = request.method === 'POST' || request.method === 'PUT'
  return new Request(url, {
    method: request.method ?? 'GET',
    headers,
    ...(withBody && { body: JSON.stringify(body) }),
  })
}
