import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type DrawWorld,
  faultsIn,
  fileOf,
  openDrawOf,
  openDrawWorld,
  statusOf,
  timesOf,
} from './draw-world.ts'
import { wish } from './tickets-world.ts'

let world: DrawWorld
beforeAll(async () => {
  world = await openDrawWorld()
})
afterAll(() => world.close())

test('a draw freezes and is drawn by itself, and its file alone shows that all was right', async () => {
  const round = 657413
  const buyers = await world.people(3)
  const draw = await openDrawOf(world, round)
  const answers = []
  for (const buyer of buyers) answers.push(await buyer.act('buy_tickets', wish(draw, 10)))
  expect(answers.map(({ code }) => code)).toEqual([null, null, null])
  await buyers[0]?.act('refund_tickets', { draw_id: draw, numbers: [3, 4] })

  await world.setClock(timesOf(round).frozen)
  await expect.poll(() => statusOf(world, draw)).toBe('frozen')
  expect(world.relay.asked).toEqual([])
  expect(await faultsIn(await fileOf(world, draw))).toEqual(['beacon', 'seed', 'picks', 'claims'])

  await world.setClock(timesOf(round).drawn)
  await expect.poll(() => statusOf(world, draw)).toBe('drawn')
  expect(new Set(world.relay.asked)).toEqual(new Set([round]))
  expect(await faultsIn(await fileOf(world, draw))).toEqual([])
})
