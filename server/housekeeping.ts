import type { Sql } from './database.ts'
import { log } from './log.ts'

const everyMs = 60 * 60_000

/** Lets go of what has had its time: finished windows of the throttle, dead sessions, old lines of the security log. */
export function startHousekeeping(sql: Sql): { stop: () => void } {
  const tidy = () =>
    sql`select host.sweep(), accounts.tidy(), private.forget_old_security()`.catch((cause) =>
      log.error('Housekeeping stumbled', cause),
    )
  void tidy()
  const timer = setInterval(tidy, everyMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
