import { json, type Reply } from '../http/http.ts'
import { hashOf, newSecret } from '../secrets.ts'
import { badProfile, credentialsMissing, invalid, refused } from './answers.ts'
import { type Act, from, sessionReply, takeMailTurn } from './desk.ts'
import { newLink } from './links.ts'
import { onTheBeat } from './on-the-beat.ts'
import { passwordRefusal } from './passwords.ts'

/** It travels with every access token. */
const mostProfileCharacters = 4000

export const signUp: Act = async (desk, visit) => {
  const { sql, publicUrl } = desk
  const { email, password, data = {} } = visit.body
  if (!email || !password) return credentialsMissing()
  const refusal = passwordRefusal(password)
  if (refusal) return refusal
  if (JSON.stringify(data).length > mostProfileCharacters) return refused('profile_too_long')
  await takeMailTurn(desk, visit, 'signup', email)
  const { hash, link } = newLink(publicUrl, 'signup', visit.url.searchParams.get('redirect_to'), '/account')
  const passwordHash = await desk.passwords.hash(password)
  return onTheBeat(async () => {
    const [row] = await sql`
      select accounts.sign_up(${email}, ${passwordHash}, ${sql.json(data as never)}, ${hash}, ${link}) as answer
      from ${from(desk, visit)}`
    return json(200, row?.answer.user)
  }).catch(profileReply)
}

export const resend: Act = async (desk, visit) => {
  const { sql, publicUrl } = desk
  const { email, type } = visit.body
  if (type !== 'signup') return invalid('Only the confirmation of a sign-up is sent again')
  if (!email) return invalid('Type provided requires an email address')
  await takeMailTurn(desk, visit, 'signup', email)
  const { hash, link } = newLink(publicUrl, 'signup', visit.url.searchParams.get('redirect_to'), '/account')
  return onTheBeat(async () => {
    await sql`select accounts.resend_confirmation(${email}, ${hash}, ${link}) from ${from(desk, visit)}`
    return json(200, {})
  })
}

export const recover: Act = async (desk, visit) => {
  const { sql, publicUrl } = desk
  const { email } = visit.body
  if (!email) return invalid('Password recovery requires an email')
  await takeMailTurn(desk, visit, 'recovery', email)
  const wanted = visit.url.searchParams.get('redirect_to')
  const { hash, link } = newLink(publicUrl, 'recovery', wanted, '/account/new-password')
  return onTheBeat(async () => {
    await sql`select accounts.send_recovery(${email}, ${hash}, ${link}) from ${from(desk, visit)}`
    return json(200, {})
  })
}

/** Spends a mailed link; a press on the page it opens calls this. */
export const verify: Act = async (desk, visit) => {
  const { sql } = desk
  const { type, token_hash: secret } = visit.body
  if (!type || !secret) return invalid('Verify requires a type and a token_hash')
  const { address, place } = visit.origin
  const refreshToken = newSecret()
  const follows = { hash: hashOf(secret), refresh: hashOf(refreshToken) }
  const [row] = await (type === 'email_change'
    ? sql`select accounts.follow_email_change(${follows.hash}, ${follows.refresh}, ${address}, ${place},
        ${visit.agent}) as answer from ${from(desk, visit)}`
    : sql`select accounts.follow_link(${type}, ${follows.hash}, ${follows.refresh}, ${address}, ${place},
        ${visit.agent}) as answer from ${from(desk, visit)}`)
  if (row?.answer.outcome === 'half_way') return halfWay()
  return sessionReply(desk, row?.answer, refreshToken)
}

function halfWay(): Reply {
  const msg = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'
  return json(200, { code: 200, msg })
}

/** The database judges profiles, by the same rules as the form. */
export function profileReply(cause: unknown): Reply {
  const { code, message, detail } = cause as { code?: string; message?: string; detail?: string }
  if (code === 'PT422' && message === 'bad_profile') return badProfile(detail ?? 'its fields')
  throw cause
}
