import type { Reply } from '../http/http.ts'
import { refused } from './answers.ts'
import {
  type Act,
  type Answer,
  type Desk,
  from,
  requireToken,
  type SignedIn,
  takeMailTurn,
  takeTurn,
  userReply,
  type Visit,
} from './desk.ts'
import { newLink } from './links.ts'
import { passwordRefusal } from './passwords.ts'
import { profileReply } from './signing-up.ts'

export const readUser: Act = async (desk, visit) => {
  const { userId, sessionId } = await requireToken(desk, visit)
  const [row] = await desk.sql`select accounts.live_session(${sessionId}, ${userId}) as answer`
  return userReply(row?.answer)
}

type Change = (desk: Desk, visit: Visit, caller: SignedIn) => Promise<Answer | Reply>

/** The password first: whoever cannot prove it changes nothing else either. */
export const changeUser: Act = async (desk, visit) => {
  const caller = await requireToken(desk, visit)
  const { password, email, data } = visit.body
  const changes: Change[] = []
  if (password !== undefined) changes.push(changePassword)
  if (email) changes.push(changeEmail)
  if (data) changes.push(changeProfile)
  if (changes.length === 0) return readUser(desk, visit)
  let answer: Answer | Reply | null = null
  for (const change of changes) {
    answer = await change(desk, visit, caller)
    if ('status' in answer) return answer as Reply
    if (answer.outcome !== 'ok') break
  }
  return userReply(answer as Answer | null)
}

const changePassword: Change = async (desk, visit, { userId, sessionId }) => {
  const { sql, limits, passwords } = desk
  const { password = '', current_password: current } = visit.body
  const refusal = passwordRefusal(password)
  if (refusal) return refusal
  await takeTurn(desk, limits.passwords, `change ${userId}`)
  const [row] = await sql`select encrypted_password as hash from auth.users where id = ${userId}`
  if (await passwords.matches(password, row?.hash)) return refused('same_password')
  if (current !== undefined && !(await passwords.matches(current, row?.hash)))
    return wrongCurrent(desk, visit, userId)
  const verified = current === undefined ? null : row?.hash
  const [changed] = await sql`
    select accounts.change_password(${sessionId}, ${userId}, ${await passwords.hash(password)}, ${verified}) as answer
    from ${from(desk, visit)}`
  return changed?.answer
}

async function wrongCurrent(desk: Desk, visit: Visit, userId: string): Promise<Reply> {
  await desk.sql`select private.note_security(${userId}, 'failed_password_change') from ${from(desk, visit)}`
  return refused('current_password_invalid')
}

const changeEmail: Change = async (desk, visit, { userId, sessionId }) => {
  const { sql, publicUrl } = desk
  const email = visit.body.email ?? ''
  await takeMailTurn(desk, visit, 'email change', email)
  const wanted = visit.url.searchParams.get('redirect_to')
  const current = newLink(publicUrl, 'email_change', wanted, '/account')
  const next = newLink(publicUrl, 'email_change', wanted, '/account')
  const [row] = await sql`
    select accounts.begin_email_change(${sessionId}, ${userId}, ${email}, ${current.hash}, ${next.hash},
      ${current.link}, ${next.link}) as answer from ${from(desk, visit)}`
  return row?.answer
}

const changeProfile: Change = async (desk, visit, { userId, sessionId }) => {
  const { sql } = desk
  const { data = {} } = visit.body
  try {
    const [row] = await sql`
      select accounts.change_profile(${sessionId}, ${userId}, ${sql.json(data as never)}) as answer
      from ${from(desk, visit)}`
    return row?.answer
  } catch (cause) {
    return profileReply(cause)
  }
}
