import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buy,
  type DrawWorld,
  faultsIn,
  fileOf,
  openDrawOf,
  openDrawWorld,
  reaches,
  timesOf,
} from './draw-world.ts'
import { operatorTool } from './operator-tool.ts'
import type { Person } from './tickets-world.ts'

const round = 1003
let world: DrawWorld
let buyer: Person
let operator: Person
beforeAll(async () => {
  world = await openDrawWorld()
  buyer = await world.person()
  operator = await world.person({ operator: true })
})
afterAll(() => world.close())

describe('tickets that broke the terms', () => {
  test('are voided with their money or without, the holder is told, and the log says so', async () => {
    const draw = await openDrawOf(world, round)
    await buy(buyer, draw, 4)
    const tool = operatorTool(world.host)
    const kept = await tool('void', draw, '1', '--reason', 'Bought with a stolen card.')
    expect(kept.said).toBe('1 tickets of A test draw are out of the pool, £0 refunded.\n')
    const returned = await tool('void', draw, '2', '3', '--reason', 'Two accounts.', '--refund')
    expect(returned.said).toBe('2 tickets of A test draw are out of the pool, £20 refunded.\n')
    expect((await tool('void', draw, '9', '--reason', 'Not there.')).complained).toContain('no paid ticket')
    expect((await tool('void', draw, '4')).complained).toContain('--reason is missing')

    const mails = (await world.lettersTo(buyer.email)).filter(({ subject }) =>
      subject.startsWith('Withdrawn'),
    )
    expect(mails.map(({ text }) => /£20 goes back|not refunded/.exec(text)?.[0])).toEqual([
      'not refunded',
      '£20 goes back',
    ])
    await world.setClock(timesOf(round).drawn)
    await reaches(world, draw, 'drawn')
    const file = await fileOf(world, draw)
    expect(await faultsIn(file)).toEqual([])
    const { n, tombstones } = JSON.parse(file)
    expect(n).toBe(1)
    expect(tombstones.map((stone: { void: string }) => stone.void)).toEqual(['void', 'void', 'void'])
  })

  test('stay once the list is frozen', async () => {
    const draw = await openDrawOf(world, round)
    await buy(buyer, draw)
    await world.setClock(timesOf(round).frozen)
    await reaches(world, draw, 'frozen')
    const late = { draw_id: draw, numbers: [1], reason: 'Too late.' }
    expect((await operator.act('void_tickets', late)).code).toBe('frozen')
    expect((await buyer.act('void_tickets', late)).code).toBe('not_an_operator')
  })
})

test('letters are forgotten six months after the prize was claimed, not before', async () => {
  const draw = await openDrawOf(world, round)
  const letter_id = randomUUID()
  const letter = {
    letter_id,
    draw_id: draw,
    full_name: 'Ann Lee',
    address: '1 High Street, London',
    postcode: 'N1 9GU',
    born_on: '1980-02-03',
    received_on: timesOf(round).selling.slice(0, 10),
  }
  expect((await operator.act('log_postal_entry', letter)).code).toBeNull()
  await world.setClock(timesOf(round).drawn)
  await reaches(world, draw, 'drawn')
  const claim = { draw_id: draw, act: 'claimed' as const, born_on: '1980-02-03' }
  expect((await operator.act('move_claim', claim)).code).toBeNull()

  const monthsLater = async (months: number) => {
    const at = new Date(timesOf(round).drawn)
    at.setUTCMonth(at.getUTCMonth() + months)
    await world.setClock(at.toISOString())
    await world.sql`select private.forget_old_letters()`
    const [row] = await world.sql`select full_name from private.postal_entries where id = ${letter_id}`
    return row?.full_name
  }
  expect(await monthsLater(5)).toBe('Ann Lee')
  expect(await monthsLater(7)).toBe('Erased')
})
