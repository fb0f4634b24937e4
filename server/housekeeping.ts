import type { Sql } from './database/pool.ts'
import { log } from './log.ts'

const everyMs = 60 * 60_000

/** Lets go of what has had its time: windows of the throttle, dead sessions, the security log, old letters, unconfirmed wishes, what erasing left. */
export function startHousekeeping(sql: Sql): { stop: () => void } {
  const tidy = () =>
    sql`select host.sweep(), accounts.tidy(), private.forget_old_security(), private.forget_the_erased(),
      private.forget_old_letters(), private.forget_old_notices()`.catch((cause) =>
      log.error('Housekeeping stumbled', cause),
    )
  void tidy()
  const timer = setInterval(tidy, everyMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
