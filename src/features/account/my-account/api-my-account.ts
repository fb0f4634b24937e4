import type { Args, SiteAct } from '../../../../contract/acts.ts'
import { backend } from '../../../lib/backend.ts'
import { refusalCode } from '../../../lib/refusal-code.ts'
import { Refused } from '../../../lib/refused.ts'

export class AccountError extends Refused {
  override readonly name = 'AccountError'
}

/** A place this person is signed in at. */
export interface SignedInPlace {
  readonly id: string
  readonly createdAt: string
  readonly lastSeenAt: string
  readonly userAgent: string | null
  /** Of the network, as the service saw it. */
  readonly address: string | null
  readonly current: boolean
}

interface SessionRow {
  id: string
  created_at: string
  last_seen_at: string
  user_agent: string | null
  address: string | null
  current: boolean
}

export async function mySessions(): Promise<readonly SignedInPlace[]> {
  const rows = await ask<SessionRow[]>('my_sessions')
  return rows.map(({ id, created_at, last_seen_at, user_agent, address, current }) => ({
    id,
    createdAt: created_at,
    lastSeenAt: last_seen_at,
    userAgent: user_agent,
    address,
    current,
  }))
}

export const endSession = (sessionId: string) => ask('end_session', { session_id: sessionId })

export async function getsLetters(): Promise<boolean> {
  return (await ask<{ subscribed: boolean }>('my_newsletter')).subscribed
}

export const setLetters = (wanted: boolean) => ask('set_newsletter', { wanted })

/** Everything the service holds about the person, as it holds it. */
export type MyData = Readonly<Record<string, unknown>>

export const myData = () => ask<MyData>('my_data')

/** Cannot be taken back. The confirmation is the account's own address, typed by the person. */
export const eraseMyAccount = (confirmation: string) => ask('erase_my_account', { confirmation })

/** One act of the service. */
export async function ask<T = unknown>(act: SiteAct, args: Args<SiteAct> = {}): Promise<T> {
  const client = await backend().catch(() => {
    throw new AccountError('connection_lost')
  })
  const { data, error, status } = await client.rpc(act, args)
  if (error) throw new AccountError(refusalCode(error.message, status))
  return data as T
}
