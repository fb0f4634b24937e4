import { hashOf, newSecret } from '../secrets.ts'
import { credentialsMissing, invalid, refused } from './answers.ts'
import {
  type Act,
  type Desk,
  from,
  nextRefreshToken,
  requireToken,
  sessionReply,
  takeTurn,
  type Visit,
} from './desk.ts'
import { onTheBeat } from './on-the-beat.ts'

type Credentials = { id: string; password_hash: string | null; confirmed: boolean; knows_place: boolean }

export const token: Act = (desk, visit) => {
  const grant = visit.url.searchParams.get('grant_type')
  if (grant === 'password') return signIn(desk, visit)
  if (grant === 'refresh_token') return refresh(desk, visit)
  return Promise.resolve(invalid('unsupported_grant_type'))
}

const signIn: Act = async (desk, visit) => {
  const { sql, throttle, limits } = desk
  const { email, password } = visit.body
  if (!email || !password) return credentialsMissing()
  const { address, place } = visit.origin
  const { person, counted } = await onTheBeat(() => checkPassword(desk, visit, email, password))
  if (!person) return refused('invalid_credentials')
  if (!person.confirmed) return refused('email_not_confirmed')
  await throttle.giveBack(limits.passwords, counted)
  const refreshToken = newSecret()
  const [row] = await sql`
    select accounts.sign_in(${person.id}, ${person.password_hash}, ${hashOf(refreshToken)}, ${address}, ${place},
      ${visit.agent}) as answer from ${from(desk, visit)}`
  return sessionReply(desk, row?.answer, refreshToken)
}

/** The person if the password is theirs, after the same steps for every address. */
async function checkPassword(desk: Desk, visit: Visit, email: string, password: string) {
  const { sql, limits } = desk
  const { place } = visit.origin
  const [row] = await sql`select accounts.credentials(${email}, ${place}) as person`
  const person = (row?.person ?? null) as Credentials | null
  // Strangers' wrong guesses are counted apart from the places where the owner has signed in before.
  const counted = person?.knows_place ? `${email} ${place}` : email
  await takeTurn(desk, limits.passwords, counted)
  if (await desk.passwords.matches(password, person?.password_hash)) return { person, counted }
  await sql`select private.note_security(${person?.id ?? null}, 'failed_sign_in') from ${from(desk, visit)}`
  return { person: null, counted }
}

const refresh: Act = async (desk, visit) => {
  const current = visit.body.refresh_token ?? ''
  if (!/^[\w-]{20,200}$/.test(current)) return invalid('Invalid Refresh Token: Malformed')
  const next = nextRefreshToken(desk, current)
  const [row] = await desk.sql`
    select accounts.refresh(${hashOf(current)}, ${hashOf(next)}, ${visit.origin.address}) as answer
    from ${from(desk, visit)}`
  return sessionReply(desk, row?.answer, next)
}

const scopes = ['local', 'global', 'others']

export const signOut: Act = async (desk, visit) => {
  const { userId, sessionId } = await requireToken(desk, visit)
  const scope = visit.url.searchParams.get('scope') ?? 'global'
  if (!scopes.includes(scope)) return invalid(`Unsupported logout scope "${scope}"`)
  const [row] = await desk.sql`
    select accounts.sign_out(${sessionId}, ${userId}, ${scope}) as done from ${from(desk, visit)}`
  return row?.done ? { status: 204, headers: { 'cache-control': 'no-store' } } : refused('session_not_found')
}
