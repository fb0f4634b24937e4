import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SealedTicket } from '../../contract/tickets.ts'
import { fromHex } from '../../draw/bytes.ts'
import { isSignedBy, type SignedCheckpoint } from '../../draw/checkpoint.ts'
import { leafBytes } from '../../draw/entries.ts'
import { manifestFaults } from '../../draw/manifest.ts'
import { checkReceipt, type Receipt, receiptInResult } from '../../draw/receipt.ts'
import { isConsistent, isIncluded, leafHash } from '../../draw/tree.ts'
import {
  buy,
  type DrawWorld,
  faultsIn,
  fileOf,
  invoke,
  openDrawOf,
  openDrawWorld,
  reaches,
  timesOf,
} from './draw-world.ts'
import { first, type Person } from './tickets-world.ts'

const round = 657413
let world: DrawWorld
let people: Person[]
let draw: string
beforeAll(async () => {
  world = await openDrawWorld()
  people = await world.people(3)
  draw = await openDrawOf(world, round)
})
afterAll(() => world.close())

test('a draw with dates publishes its terms, and names the round before anything is sold', async () => {
  await expect
    .poll(async () => (await world.visitor.act('one_draw', { draw_id: draw })).data?.manifest)
    .toBeTruthy()
  const { data } = await world.visitor.act('one_draw', { draw_id: draw })
  const manifest = JSON.parse(String(data?.manifest))
  expect(manifestFaults(manifest)).toEqual([])
  expect(manifest).toMatchObject({ draw, round, reserves: 10, payment: 'demo' })
})

describe('a buyer', () => {
  let sealed: SignedCheckpoint
  let mine: SealedTicket[]

  test('gets the seal with the answer: numbers, salts, places in the log, and a signed checkpoint', async () => {
    const { seal } = await buy(first(people), draw, 10)
    expect(seal.tickets.map(({ ticket_no }) => ticket_no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(seal.tickets.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(new Set(seal.tickets.map(({ salt }) => salt)).size).toBe(10)
    mine = seal.tickets
    sealed = seal.checkpoint as SignedCheckpoint
    expect(sealed.size).toBe(10)
    expect(isSignedBy(sealed, await keyOf(draw))).toBe(true)
  })

  test('finds the seal in the mail, and the receipt proves every ticket', async () => {
    const [buyer] = people as [Person]
    const order = await buy(buyer, draw, 2)
    const salt = first(order.seal.tickets).salt
    await expect
      .poll(async () => (await world.lettersTo(buyer.email)).some(({ text }) => text.includes(salt)))
      .toBe(true)
    const letter = (await world.lettersTo(buyer.email)).find(({ text }) => text.includes(salt))
    expect(letter?.text).toMatch(/place 10 of the log[\s\S]*root [0-9a-f]{64}, signature [0-9a-f]{128}/)
    const receipt = await receiptOf(buyer, order.id)
    expect(checkReceipt(receipt, await keyOf(draw)).every(({ ok }) => ok)).toBe(true)
  })

  test('can have it proved that the log only ever grew', async () => {
    await buy(people[1] as Person, draw, 5)
    const refund = await people[0]?.act('refund_tickets', { draw_id: draw, numbers: [3, 4] })
    expect(refund?.code).toBeNull()
    await expect.poll(async () => (await checkpointOf(draw))?.size).toBe(19)
    const newest = (await checkpointOf(draw)) as SignedCheckpoint
    const { proof } = await invoke<{ proof: string[] }>(world, 'log-proof', {
      draw,
      first: sealed.size,
      second: newest.size,
    })
    const roots = [sealed.root, newest.root].map(fromHex) as [Uint8Array, Uint8Array]
    expect(isConsistent(sealed.size, newest.size, ...roots, proof.map(fromHex))).toBe(true)
  })

  test('can have it proved that each ticket stands in the log, by asking as anybody may', async () => {
    const { size, root } = (await checkpointOf(draw)) as SignedCheckpoint
    for (const { index, ticket_no: ticketNo, commit } of [first(mine), mine.at(-1) as SealedTicket]) {
      const { proof } = await invoke<{ proof: string[] }>(world, 'log-proof', { draw, index, size })
      const leaf = leafHash(leafBytes({ commit, draw, ticketNo, v: 1 }))
      expect(isIncluded(leaf, index, size, proof.map(fromHex), fromHex(root))).toBe(true)
    }
  })

  test('who asks for a proof of what cannot be is told so, and nothing is reckoned', async () => {
    const { size } = (await checkpointOf(draw)) as SignedCheckpoint
    const ask = (question: object) => invoke(world, 'log-proof', { draw, ...question })
    expect(await ask({ first: size, second: size })).toEqual({ proof: [] })
    for (const question of [
      {},
      { index: 0 },
      { size },
      { index: size, size },
      { index: -1, size },
      { index: 0.5, size },
      { index: '0', size },
      { index: 0, size: size + 1 },
      { index: 0, size: 2 ** 40 },
      { first: 0 },
      { second: size },
      { first: size, second: size - 1 },
      { first: -1, second: size },
      { first: 1, second: 2 ** 40 },
      { first: '1', second: size },
    ])
      await expect(ask(question), JSON.stringify(question)).rejects.toThrow('422: {"message":"bad_proof"}')
    for (const unknown of [crypto.randomUUID(), 'draw', null])
      await expect(ask({ draw: unknown, index: 0, size })).rejects.toThrow('404: {"message":"unknown_draw"}')
  })

  test('is refused the receipt of somebody else', async () => {
    const order = await buy(people[1] as Person, draw, 1)
    const stranger = people[2] as Person
    await expect(invoke(world, 'receipt', { entry: order.id }, stranger.token)).rejects.toThrow(
      'unknown_order',
    )
    await expect(invoke(world, 'receipt', { entry: order.id })).rejects.toThrow(
      '401: {"message":"not_signed_in"}',
    )
  })
})

test('the pool freezes by itself 24 hours before, nobody having called out, and the file shows it whole', async () => {
  await buy(people[2] as Person, draw, 3)
  await world.setClock(timesOf(round).frozen)
  await reaches(world, draw, 'frozen')
  expect(world.relay.asked).toEqual([])
  const file = await fileOf(world, draw)
  expect(JSON.parse(file)).toMatchObject({ n: 19, paid: 19, free: 0, seed: null, picks: [] })
  expect(await faultsIn(file)).toEqual(['beacon', 'seed', 'picks', 'claims'])
})

test('at its time it is drawn by itself, and the file alone shows that all was right', async () => {
  await world.setClock(timesOf(round).drawn)
  await reaches(world, draw, 'drawn')
  expect(new Set(world.relay.asked)).toEqual(new Set([round]))
  const file = await fileOf(world, draw)
  expect(await faultsIn(file)).toEqual([])
  expect(JSON.parse(file).picks).toHaveLength(11)
})

test('whoever kept a receipt finds the tickets in the result, the refunded ones as withdrawn', async () => {
  const { data } = await (people[0] as Person).act('my_tickets')
  const order = first(data.orders.filter(({ numbers }) => numbers.includes(3)))
  const receipt = await receiptOf(people[0] as Person, order.id)
  const found = await receiptInResult(receipt, [await fileOf(world, draw)])
  expect(found.filter((ticket) => ticket.found === 'retired').map(({ ticketNo }) => ticketNo)).toEqual([3, 4])
  expect(found.filter((ticket) => ticket.found === 'live')).toHaveLength(8)
})

test('a draw that is not frozen has no file yet, and neither has one that never was', async () => {
  const open = await openDrawOf(world, 1000)
  for (const id of [open, crypto.randomUUID()]) {
    expect((await fetch(`${world.host.url}/draw-files/${id}.json`)).status).toBe(404)
  }
})

async function keyOf(id: string): Promise<string> {
  const { data } = await world.visitor.act('one_draw', { draw_id: id })
  return JSON.parse(String(data?.manifest)).checkpointKey
}

async function checkpointOf(id: string): Promise<SignedCheckpoint | null> {
  const { data } = await world.visitor.act('one_draw', { draw_id: id })
  return data?.checkpoint ?? null
}

/** The host signs once a second; until then the receipt is not there. */
async function receiptOf(person: Person, entry: string): Promise<Receipt> {
  const ask = () => invoke<Receipt>(world, 'receipt', { entry }, person.token)
  const early = (error: Error) => (error.message.includes('not_sealed_yet') ? null : Promise.reject(error))
  return expect
    .poll(() => ask().catch(early))
    .toBeTruthy()
    .then(ask)
}
