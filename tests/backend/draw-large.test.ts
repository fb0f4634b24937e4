import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromHex } from '../../draw/bytes.ts'
import type { SignedCheckpoint } from '../../draw/checkpoint.ts'
import { checkReceipt, type Receipt } from '../../draw/receipt.ts'
import { isConsistent } from '../../draw/tree.ts'
import { freePort } from '../../server/database/free-port.ts'
import { startHost } from '../host.ts'
import { openRelay, type Relay } from './beacon-relay.ts'
import { buy, faultsIn, fileOf, invoke, openDrawOf, reaches, timesOf } from './draw-world.ts'
import { type Person, type World, worldOf } from './tickets-world.ts'

// Larger than a page of commits, a page of the growing log and many blocks of proofs.
const round = 1002
let dataDir: string
let port: number
let relay: Relay
let world: World
let draw: string
const checkpoints: SignedCheckpoint[] = []
const receipts: { entry: string; token: string }[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wanderwish-'))
  port = await freePort()
  relay = await openRelay()
  world = await worldOf(await start())
})
afterAll(async () => {
  await world.close()
  relay.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

const start = () => startHost({ dataDir, port, env: { BEACON_RELAYS: relay.url } })

async function buyAndKeep(person: Person, quantity: number): Promise<void> {
  const { id, seal } = await buy(person, draw, quantity)
  checkpoints.push(seal.checkpoint as SignedCheckpoint)
  receipts.push({ entry: id, token: person.token })
}

test('thousands buy and hand back, and a host that starts anew goes on where the last one stopped', async () => {
  const people = (await world.people(3)) as [Person, Person, Person]
  draw = await openDrawOf(world, round, { max_per_person: 10_000, price_pence: 1000 })
  await buyAndKeep(people[0], 6500)
  const handedBack = Array.from({ length: 5200 }, (_, at) => at + 1)
  const refund = await people[0].act('refund_tickets', { draw_id: draw, numbers: handedBack })
  expect(refund.code).toBeNull()
  await buyAndKeep(people[1], 7)
  await world.host.kill()
  world = { ...world, host: await start() }
  await buyAndKeep(people[1], 5100)
  await buyAndKeep(people[2], 1)
  expect(checkpoints.map(({ size }) => size)).toEqual([6500, 11_707, 16_807, 16_808])
})

test('everybody’s receipt holds', async () => {
  for (const { entry, token } of receipts) {
    const receipt = await expect
      .poll(() => invoke<Receipt>(world, 'receipt', { entry }, token).catch(() => null))
      .toBeTruthy()
      .then(() => invoke<Receipt>(world, 'receipt', { entry }, token))
    expect(checkReceipt(receipt).filter(({ ok }) => !ok)).toEqual([])
  }
})

test('each checkpoint begins with the one before', async () => {
  for (const [at, later] of checkpoints.slice(1).entries()) {
    const earlier = checkpoints[at] as SignedCheckpoint
    const { proof } = await invoke<{ proof: string[] }>(world, 'log-proof', {
      draw,
      first: earlier.size,
      second: later.size,
    })
    const roots = [fromHex(earlier.root), fromHex(later.root)] as const
    expect(isConsistent(earlier.size, later.size, ...roots, proof.map(fromHex))).toBe(true)
  }
})

test('the draw is frozen and drawn, and its file holds', async () => {
  await world.setClock(timesOf(round).drawn)
  await reaches(world, draw, 'drawn')
  const file = await fileOf(world, draw)
  expect(await faultsIn(file)).toEqual([])
  expect(JSON.parse(file)).toMatchObject({ n: 6408, log: { size: 16_808, root: checkpoints.at(-1)?.root } })
})
