import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from '../database/pool.ts'
import { log } from '../log.ts'
import type { Checkpoints } from './checkpoints.ts'
import { draw } from './drawing.ts'
import { freeze } from './freezing.ts'
import { publishManifests } from './manifests.ts'
import { fetchRound } from './relays.ts'

type Options = { sql: Sql; checkpoints: Checkpoints; relays: readonly string[] }

export type DrawWorker = { stop: () => Promise<void> }

const everyMs = 1000
const sayAgainAfterMs = 60_000

/** What happens to draws by itself. Any number of hosts may run it: each step is done by whichever comes first. */
export function startDrawWorker(options: Options): DrawWorker {
  const closing = new AbortController()
  const steps = [manifests, signLogs, freezeDue, drawDue(), lapseClaims, tellWhoAsked]
  const loops = steps.map((step) => repeat(() => step(options), closing.signal))
  return {
    async stop() {
      closing.abort()
      await Promise.all(loops)
    },
  }
}

async function repeat(step: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await step().catch((cause) => log.error('The draw worker stumbled', cause))
    await pause(everyMs, undefined, { signal }).catch(() => {})
  }
}

const manifests = ({ sql, checkpoints }: Options) => publishManifests(sql, checkpoints.key.publicKey)

const signLogs = ({ checkpoints }: Options) => checkpoints.catchUp()

const lapseClaims = async ({ sql }: Options) => {
  const [row] = await sql`select private.lapse_claims() as lapsed`
  if (row?.lapsed) log.info(`${row.lapsed} prizes were not claimed in time and passed on.`)
}

/** A draw opens by the clock, without an act of anybody that could write to those who wait for it. */
const tellWhoAsked = ({ sql }: Options) => sql`select private.tell_who_asked()`

async function freezeDue({ sql, checkpoints }: Options): Promise<void> {
  for (const { id } of await sql`select id from private.draws_to_freeze() id`) {
    // One that cannot be frozen must not keep the others waiting.
    const isFirst = await freeze(sql, id, checkpoints.key).catch((cause) =>
      log.error(`The list of draw ${id} could not be frozen`, cause),
    )
    if (isFirst) log.info(`The list of draw ${id} is frozen.`)
  }
}

/** A relay that is away is asked again every second, but mentioned once a minute. */
function drawDue() {
  const saidAt = new Map<string, number>()
  return async ({ sql, relays }: Options) => {
    for (const { draw_id: id, round } of await sql`select * from private.draws_to_draw()`) {
      try {
        const found = await fetchRound(relays, Number(round))
        if (await draw(sql, id, found)) log.info(`Draw ${id} is drawn from round ${round}.`)
      } catch (cause) {
        if (Date.now() - (saidAt.get(id) ?? 0) < sayAgainAfterMs) continue
        saidAt.set(id, Date.now())
        log.warn(`Draw ${id} waits for its round: ${cause instanceof Error ? cause.message : cause}`)
      }
    }
  }
}
