import type { Settings } from '../settings.ts'
import type { Limit } from './throttle.ts'

export type Limits = ReturnType<typeof limitsOf>

const fiveMinutes = 300

/** How often what may be done. By address, unless it says otherwise. */
export function limitsOf(limits: Settings['limits']) {
  const { perAddress, perAccount, mailsPerAddress, mailIntervalSeconds, acts } = limits
  const limit = (kind: string, most: number, seconds = fiveMinutes): Limit => ({ kind, most, seconds })
  return {
    /** Everything of accounts but reading, refreshing and signing out. */
    accounts: limit('accounts', perAddress),
    refreshes: limit('refreshes', perAddress * 5),
    /** Wrong passwords, by account. */
    passwords: limit('passwords', perAccount),
    /** Six digits are few: ten tries in a quarter of an hour, by account. */
    secondSteps: limit('second steps', Math.min(perAccount, 10), 900),
    /** What makes us write to an address somebody typed. */
    mails: limit('mails', mailsPerAddress, 600),
    /** The same mail to the same mailbox. */
    mailbox: limit('mailbox', mailIntervalSeconds === 0 ? 0 : 1, mailIntervalSeconds),
    /** Calls of the product's acts, by account for whoever is signed in. */
    acts: { ...limit('acts', acts), lease: Math.max(1, Math.floor(acts / 20)) },
  }
}
