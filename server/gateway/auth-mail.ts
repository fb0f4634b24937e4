import type { Sql } from '../database.ts'
import { pageOfThisSite, verificationLink } from './links.ts'

export type AuthMail = {
  confirmation: (recipient: string, token: string, redirectTo: string | null) => Promise<void>
  recovery: (recipient: string, token: string, redirectTo: string | null) => Promise<void>
  accountExists: (recipient: string) => Promise<void>
}

/** Confirmation and recovery go into the same outbox as every other mail. */
export function authMail(sql: Sql, publicUrl: string): AuthMail {
  const queue = async (recipient: string, template: string, data: { link?: string }) => {
    await sql`select private.queue_mail(${recipient}, ${template}, ${sql.json(data)})`
  }
  return {
    confirmation(recipient, token, redirectTo) {
      const leadsTo = pageOfThisSite(publicUrl, redirectTo, `${publicUrl}/account`)
      return queue(recipient, 'confirmation', { link: verificationLink(publicUrl, 'signup', token, leadsTo) })
    },
    recovery(recipient, token, redirectTo) {
      const leadsTo = pageOfThisSite(publicUrl, redirectTo, `${publicUrl}/account/new-password`)
      return queue(recipient, 'recovery', { link: verificationLink(publicUrl, 'recovery', token, leadsTo) })
    },
    accountExists: (recipient) => queue(recipient, 'account-exists', {}),
  }
}
