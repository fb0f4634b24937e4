import type { Sql } from './database.ts'
import { log } from './log.ts'

const everyMs = 60 * 60_000
const tellEveryMs = 20_000

/** Lets go of what has had its time: windows of the throttle, dead sessions, the security log, old letters, what erasing left; and tells who asked that a trip has opened. */
export function startHousekeeping(sql: Sql): { stop: () => void } {
  const tidy = () =>
    sql`select host.sweep(), accounts.tidy(), private.forget_old_security(), private.forget_the_erased(),
      private.forget_old_letters(), private.forget_old_notices()`.catch((cause) =>
      log.error('Housekeeping stumbled', cause),
    )
  // A draw opens by the clock, without an act of anybody that could write to those who wait for it.
  const tell = () =>
    sql`select private.tell_who_asked()`.catch((cause) => log.error('Telling who asked failed', cause))
  void tidy()
  const timers = [setInterval(tidy, everyMs), setInterval(tell, tellEveryMs)]
  for (const timer of timers) timer.unref()
  return { stop: () => timers.forEach(clearInterval) }
}
