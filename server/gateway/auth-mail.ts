import type { Sql } from '../database.ts'
import { pageOfThisSite, verificationLink } from './links.ts'

export type AuthMail = {
  confirmation: (recipient: string, token: string, redirectTo: string | null) => Promise<void>
  recovery: (recipient: string, token: string, redirectTo: string | null) => Promise<void>
}

/** Confirmation and recovery go into the same outbox as every other mail. */
export function authMail(sql: Sql, publicUrl: string): AuthMail {
  const queue = async (recipient: string, template: string, link: string) => {
    await sql`select private.queue_mail(${recipient}, ${template}, ${sql.json({ link })})`
  }
  return {
    confirmation(recipient, token, redirectTo) {
      const leadsTo = pageOfThisSite(publicUrl, redirectTo, `${publicUrl}/account`)
      return queue(recipient, 'confirmation', verificationLink(publicUrl, 'signup', token, leadsTo))
    },
    recovery(recipient, token, redirectTo) {
      const leadsTo = pageOfThisSite(publicUrl, redirectTo, `${publicUrl}/account/new-password`)
      return queue(recipient, 'recovery', verificationLink(publicUrl, 'recovery', token, leadsTo))
    },
  }
}
