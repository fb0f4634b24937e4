import type { AuditLine } from '../../../../contract/desk.ts'
import type { MailLine, SecurityLine } from '../../../../contract/operator.ts'
import { momentCell, sheet } from '../parts/sheet.ts'
import { toldFacts } from '../parts/told-facts.ts'

/** What was done in words, and beside it exactly what was written down. */
export function auditSheet(titles: ReadonlyMap<string, string>) {
  return sheet<AuditLine>('audit-trail', {
    id: ({ id }) => id,
    at: ({ at }) => momentCell(at),
    actor: ({ actor }) => actor,
    actor_email: ({ actor_email }) => actor_email,
    act: ({ act }) => act,
    told: ({ subject }) =>
      toldFacts(subject, titles)
        .map(({ label, text }) => `${label}: ${text}`)
        .join('; '),
    subject: ({ subject }) => JSON.stringify(subject),
  })
}

export const mailSheet = sheet<MailLine>('mail-not-sent', {
  id: ({ id }) => id,
  recipient: ({ recipient }) => recipient,
  template: ({ template }) => template,
  queued_at: ({ queued_at }) => momentCell(queued_at),
  attempts: ({ attempts }) => attempts,
  last_error: ({ last_error }) => last_error,
})

export const securitySheet = sheet<SecurityLine>('security-log', {
  at: ({ at }) => momentCell(at),
  act: ({ act }) => act,
  user_id: ({ user_id }) => user_id,
  email: ({ email }) => email,
  address: ({ address }) => address,
  detail: ({ detail }) => JSON.stringify(detail),
})
