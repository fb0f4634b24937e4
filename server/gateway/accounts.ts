import { randomBytes } from 'node:crypto'
import type { Sql } from '../database.ts'
import { json, type Reply } from '../http.ts'
import type { Body } from './body.ts'

export type Account = { id: string; passwordHash: string | null; confirmed: boolean }

/** The few questions the gateway asks the auth tables itself. */
export class Accounts {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  async find(email: string): Promise<Account | null> {
    const [row] = await this.#sql`
      select id, encrypted_password, confirmed_at is not null as confirmed
      from auth.users where email = ${email.toLowerCase()} and not is_sso_user`
    return row ? { id: row.id, passwordHash: row.encrypted_password, confirmed: row.confirmed } : null
  }

  async renewConfirmation(account: Account): Promise<string> {
    const token = randomBytes(32).toString('hex')
    await this.#sql`
      update auth.users set confirmation_token = ${token}, confirmation_sent_at = now()
      where id = ${account.id} and email_confirmed_at is null`
    return token
  }

  async noteChangingSession(userId: string, sessionId: string): Promise<void> {
    await this.#sql`
      insert into private.password_changes (user_id, session_id)
      select ${userId}::uuid, ${sessionId}::uuid where exists (select from auth.users where id = ${userId}::uuid)
      on conflict (user_id) do update set session_id = excluded.session_id`
  }

  async forgetChangingSession(userId: string): Promise<void> {
    await this.#sql`delete from private.password_changes where user_id = ${userId}::uuid`
  }
}

/** What a stranger learns who signs up with an address that already has an account: nothing. */
export function madeUpUser({ email, data }: Body): Reply {
  const now = new Date().toISOString()
  return json(200, {
    id: crypto.randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email: email?.toLowerCase(),
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data ?? {},
    identities: [],
    factors: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  })
}
