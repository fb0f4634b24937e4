import { roundTime } from '../../draw/beacon.ts'
import { checkResult, type Step } from '../../draw/check.ts'
import { openRelay, type Relay } from './beacon-relay.ts'
import { openDraw, openWorld, type World } from './tickets-world.ts'

/** A host that asks a relay of our own, in September 2023, when the recorded rounds were new. */
export type DrawWorld = World & { relay: Relay }

export async function openDrawWorld(env: Record<string, string> = {}): Promise<DrawWorld> {
  const relay = await openRelay()
  const world = await openWorld({ BEACON_RELAYS: relay.url, ...env })
  return {
    ...world,
    relay,
    close: async () => {
      await world.close()
      relay.close()
    },
  }
}

const hour = 60 * 60_000

export type Times = { opens: string; selling: string; closed: string; frozen: string; drawn: string }

/** The hours of a draw that this round decides. */
export function timesOf(round: number): Times {
  const draws = Date.parse(roundTime(round))
  const at = (before: number) => new Date(draws - before).toISOString()
  return {
    opens: at(240 * hour),
    selling: at(120 * hour),
    closed: at(60 * hour),
    frozen: at(24 * hour - 1000),
    drawn: at(0),
  }
}

/** A draw on sale that a recorded round will decide, with the clock in the middle of its sales. */
export async function openDrawOf(
  world: World,
  round: number,
  terms: Parameters<typeof openDraw>[1] = {},
): Promise<string> {
  const times = timesOf(round)
  const draw = await openDraw(world, {
    opens_at: times.opens,
    closes_at: new Date(Date.parse(times.drawn) - 72 * hour).toISOString(),
    draws_at: times.drawn,
    ...terms,
  })
  await world.setClock(times.selling)
  return draw
}

export async function statusOf({ sql }: World, draw: string): Promise<string> {
  const [row] = await sql`select status from private.draws where id = ${draw}`
  return row?.status
}

/** The draw's file as anybody may fetch it. */
export async function fileOf({ host }: World, draw: string): Promise<string> {
  const answer = await fetch(`${host.url}/draw-files/${draw}.json`)
  if (!answer.ok) throw new Error(`The file of ${draw} was answered with ${answer.status}`)
  return answer.text()
}

/** What a checker who has nothing but the file finds wrong with it. */
export async function faultsIn(file: string): Promise<Step['id'][]> {
  return (await checkResult([file])).filter(({ ok }) => !ok).map(({ id }) => id)
}
