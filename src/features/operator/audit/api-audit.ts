import type { AccountLine, AuditLine } from '../../../../contract/desk.ts'
import { ask } from '../../../lib/ask.ts'
import { type Listing, wholeList } from '../parts/api-pages.ts'

/** What is looked for in the trail; null for everything and everybody. */
export interface Sought {
  readonly act: string | null
  readonly person: string | null
}

/** What was done, the newest first. */
export function auditPages({ act, person }: Sought): Listing<AuditLine> {
  return {
    key: ['operator_audit', act, person],
    page: (after, at_most, signal) =>
      ask('operator_audit', { act, person, before: after?.id, at_most }, signal),
  }
}

/** The account with exactly this address. */
export async function accountOf(email: string): Promise<AccountLine | undefined> {
  const sought = email.trim().toLowerCase()
  const { accounts } = await ask('operator_find', { words: sought })
  return accounts.find((account) => account.email.toLowerCase() === sought)
}

/** For the files; of the events at the door more than are shown. */
export const everyMail = wholeList(() => ask('operator_mails', {}))
export const everyEvent = wholeList(() => ask('operator_security_log', { at_most: 1000 }))
