import type { Sql } from '../database/pool.ts'
import { inLongTransaction } from '../database/transaction.ts'
import { log } from '../log.ts'
import { pulseOf, type Tell } from '../pulse.ts'
import { repeat } from '../repeat.ts'
import type { Checkpoints } from './checkpoints.ts'
import { draw } from './drawing.ts'
import { freeze } from './freezing.ts'
import { publishManifests } from './manifests.ts'
import { fetchLatest, fetchRound } from './relays.ts'

type Options = { sql: Sql; checkpoints: Checkpoints; relays: readonly string[] }

export type DrawWorker = { stop: () => Promise<void> }

const numbersInAPart = 5000
const beaconEveryMs = 5 * 60_000
const sayAgainAfterMs = 60_000

/** What happens to draws by itself. Any number of hosts may run it: each step is done by whichever comes first. */
export function startDrawWorker(options: Options): DrawWorker {
  const closing = new AbortController()
  const { signal } = closing
  const part = pulseOf(options.sql, 'draws', 'Draws are sealed, frozen and drawn as they come due.')
  const beacon = pulseOf(options.sql, 'beacon', 'The public beacon answers, and its signature is right.')
  const steps = {
    manifests,
    signLogs,
    freezeDue,
    drawDue: drawDue(),
    lapseClaims,
    tellWhoAsked,
    cancelInParts: () => cancelInParts(options, signal),
    askBeacon: askBeacon(beacon('latest')),
  }
  const loops = Object.entries(steps).map(([name, step]) =>
    repeat({ name: 'draw worker', work: () => step(options), signal, tell: part(name) }),
  )
  return {
    async stop() {
      closing.abort()
      await Promise.all(loops)
    },
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

/** That nobody can be asked is known long before a draw needs it. Not at once: most starts are short. */
function askBeacon(tell: Tell) {
  let askAt = Date.now() + beaconEveryMs / 5
  return async ({ relays }: Options) => {
    if (Date.now() < askAt) return
    askAt = Date.now() + beaconEveryMs
    await fetchLatest(relays).then(
      () => tell(null),
      (cause: Error) => tell(cause.message),
    )
  }
}

/** A part takes a moment; the last one, which writes to everybody, may take longer. */
async function cancelInParts({ sql }: Options, signal: AbortSignal): Promise<void> {
  const part = async (transaction: Sql) => {
    const [row] = await transaction`select private.go_on_cancelling(${numbersInAPart}) as went_on`
    return Boolean(row?.went_on)
  }
  while (!signal.aborted && (await inLongTransaction(sql, part))) {}
}

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
