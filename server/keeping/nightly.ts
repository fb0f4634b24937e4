import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql } from '../database/pool.ts'
import { log } from '../log.ts'
import { pulseOf } from '../pulse.ts'
import { backUp } from './backup.ts'

const lookEveryMs = 10 * 60_000
/** By the clock on a British wall. */
const hourOfNight = 3
const daysKept = 7
const weeksKept = 4

export const backupName = (moment: Date) =>
  `${moment.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup.gz`
const madeAt = (name: string): number => {
  const [, day, hours, minutes, seconds] =
    /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup\.gz$/.exec(name) ?? []
  return day ? Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) : Number.NaN
}

/** A backup each night into a folder beside the database; of several hosts on one database one makes it. */
export function startNightlyBackup(sql: Sql, folder: string): { stop: () => Promise<void> } {
  const tell = pulseOf(sql, 'backup', 'A backup is made each night.')('nightly')
  let working: Promise<void> = Promise.resolve()
  const look = async () => {
    try {
      if (await isDue(sql, folder)) await makeOne(sql, folder)
      await tell(null)
    } catch (cause) {
      log.error('The nightly backup failed', cause)
      await tell(cause instanceof Error ? cause.message : String(cause))
    }
  }
  const timer = setInterval(() => {
    working = working.then(look)
  }, lookEveryMs)
  timer.unref()
  working = look()
  return {
    async stop() {
      clearInterval(timer)
      await working
    },
  }
}

/** Since the last night began, and only once the database has lived through one. */
async function isDue(sql: Sql, folder: string): Promise<boolean> {
  const [night] = await sql<{ began: Date; was_there: boolean }[]>`
    with clock as (select now() at time zone 'Europe/London' as wall),
      last as (select date_trunc('day', wall - ${hourOfNight} * interval '1 hour')
        + ${hourOfNight} * interval '1 hour' as wall from clock)
    select last.wall at time zone 'Europe/London' as began,
      (select min(applied_at) from host.migrations) < last.wall at time zone 'Europe/London' as was_there
    from last`
  if (!night?.was_there) return false
  const newest = Math.max(0, ...(await kept(folder)).map(madeAt))
  return newest < night.began.getTime()
}

async function makeOne(sql: Sql, folder: string): Promise<void> {
  const lock = await sql.reserve()
  try {
    const [held] = await lock`select pg_try_advisory_lock(hashtext('wanderwish backup')) as held`
    if (!held?.held) return
    const name = backupName(new Date())
    const rows = await backUp(sql, join(folder, name))
    log.info(`Backed up ${rows} rows into ${name}.`)
    await rotate(folder)
  } finally {
    await lock`select pg_advisory_unlock_all()`
    lock.release()
  }
}

/** The newest of each of seven days, and of each of four weeks. */
async function rotate(folder: string): Promise<void> {
  const names = (await kept(folder)).sort((one, other) => madeAt(other) - madeAt(one))
  const days = newestOf(names, (at) => Math.floor(at / 86_400_000)).slice(0, daysKept)
  const weeks = newestOf(names, (at) => Math.floor(at / (7 * 86_400_000))).slice(0, weeksKept)
  const stay = new Set([...days, ...weeks])
  for (const name of names) if (!stay.has(name)) await rm(join(folder, name))
}

function newestOf(names: readonly string[], spanOf: (at: number) => number): string[] {
  const spans = new Map<number, string>()
  for (const name of names) if (!spans.has(spanOf(madeAt(name)))) spans.set(spanOf(madeAt(name)), name)
  return [...spans.values()]
}

async function kept(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => !Number.isNaN(madeAt(name)))
}
