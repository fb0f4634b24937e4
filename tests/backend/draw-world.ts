import { vi } from 'vitest'
import { roundTime } from '../../draw/beacon.ts'
import { checkResult, type Step } from '../../draw/check.ts'
import { openRelay, type Relay } from './beacon-relay.ts'
import { openDraw, openWorld, type Person, type World, wish } from './tickets-world.ts'

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
  // First: on a later clock the worker would freeze the draw as soon as it is there.
  await world.setClock(times.selling)
  return openDraw(world, {
    opens_at: times.opens,
    closes_at: new Date(Date.parse(times.drawn) - 72 * hour).toISOString(),
    draws_at: times.drawn,
    ...terms,
  })
}

export async function statusOf({ sql }: World, draw: string): Promise<string> {
  const [row] = await sql`select status from private.draws where id = ${draw}`
  return row?.status
}

/** Waits for the worker to bring a draw so far. */
export async function reaches(world: World, draw: string, status: string): Promise<void> {
  await vi.waitFor(
    async () => {
      const now = await statusOf(world, draw)
      if (now !== status) throw new Error(`The draw is ${now}, not ${status}`)
    },
    { timeout: 20_000, interval: 50 },
  )
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

/** Buys, and gives what the buyer was answered. */
export async function buy(buyer: Person, draw: string, quantity = 1) {
  const { data, code } = await buyer.act('buy_tickets', wish(draw, quantity))
  if (code) throw new Error(`Buying was refused: ${code}`)
  if (!data.seal) throw new Error('The order came without a seal')
  return { ...data, seal: data.seal }
}

/** Calls a function of supabase/functions/ as the site does. */
export async function invoke<T>({ host }: World, name: string, body: object, token?: string): Promise<T> {
  const answer = await fetch(`${host.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: host.publishableKey, authorization: `Bearer ${token ?? host.publishableKey}` },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${name} was answered with ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
