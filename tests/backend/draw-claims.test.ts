import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buy, type DrawWorld, fileOf, openDrawOf, openDrawWorld, reaches, timesOf } from './draw-world.ts'
import { operatorTool } from './operator-tool.ts'
import type { Person } from './tickets-world.ts'

const round = 42
const hour = 60 * 60_000
const grown = { born_on: '1990-01-01' }
let world: DrawWorld
beforeAll(async () => {
  world = await openDrawWorld()
})
afterAll(() => world.close())

const afterDraw = (hours: number) => new Date(Date.parse(timesOf(round).drawn) + hours * hour).toISOString()

/** A drawn draw, its holders in the order of their places: the winner, the first reserve, the second. */
async function drawnAmong(count: number): Promise<{ draw: string; holders: Person[] }> {
  const people = await world.people(count)
  const draw = await openDrawOf(world, round)
  for (const person of people) await buy(person, draw)
  await world.setClock(timesOf(round).drawn)
  await reaches(world, draw, 'drawn')
  const picks = await world.sql`select number from private.picks where draw_id = ${draw} order by place`
  return { draw, holders: picks.map(({ number }) => people[number - 1] as Person) }
}

async function actsOf(draw: string): Promise<string[]> {
  const { claims } = JSON.parse(await fileOf(world, draw))
  return claims.map(({ act, place }: { act: string; place: number | null }) => `${act} ${place}`)
}

const subjectsTo = async ({ email }: Person) =>
  (await world.lettersTo(email))
    .map(({ subject }) => subject)
    .filter((subject) => !/Your Wanderwish tickets/.test(subject))

describe('the winner', () => {
  test('is told once by mail and in the account, and has 48 hours', async () => {
    const { draw, holders } = await drawnAmong(3)
    const [winner, reserve] = holders as [Person, Person]
    await expect.poll(() => subjectsTo(winner)).toEqual(['Your number was drawn: A test draw'])
    expect(await subjectsTo(reserve)).toEqual([])
    const { data } = await winner.act('my_prizes')
    expect(data.prizes).toMatchObject([{ draw_id: draw, place: 0, status: 'told', payment: 'demo' }])
    expect(Date.parse(String(data.prizes[0]?.claim_by)) - Date.parse(afterDraw(48))).toBeLessThan(5000)
    expect((await reserve.act('my_prizes')).data.prizes).toEqual([])
  })

  test('claims with a date of birth, and publishes first name and county, or nothing', async () => {
    const { draw, holders } = await drawnAmong(2)
    const [winner, other] = holders as [Person, Person]
    const claim = { draw_id: draw, place: 0, ...grown }
    expect((await other.act('claim_prize', claim)).code).toBe('unknown_prize')
    expect((await winner.act('claim_prize', { ...claim, first_name: 'Ada' })).code).toBe('bad_claim')
    const { data } = await winner.act('claim_prize', { ...claim, first_name: 'Ada', county: 'Kent' })
    expect(data).toMatchObject({ status: 'claimed', first_name: 'Ada', county: 'Kent' })
    expect((await winner.act('claim_prize', claim)).data).toMatchObject({ status: 'claimed', county: 'Kent' })
    expect(await actsOf(draw)).toEqual(['told 0', 'claimed 0'])
    const page = await world.visitor.act('one_draw', { draw_id: draw })
    expect(page.data?.draw).toMatchObject({ winner: { first_name: 'Ada', county: 'Kent', place: 0 } })
    expect(JSON.stringify(page.data)).not.toContain('1990')
    await expect.poll(() => subjectsTo(winner)).toHaveLength(2)
  })

  test('must have been 18 on the day of entry, to the day', async () => {
    const { draw, holders } = await drawnAmong(1)
    const entered = new Date(timesOf(round).selling)
    const born = (day: number) =>
      new Date(Date.UTC(entered.getUTCFullYear() - 18, entered.getUTCMonth(), entered.getUTCDate() + day))
        .toISOString()
        .slice(0, 10)
    const claim = (born_on: string) => holders[0]?.act('claim_prize', { draw_id: draw, place: 0, born_on })
    expect((await claim(born(1)))?.code).toBe('not_adult')
    expect((await claim(born(0)))?.code).toBeNull()
  })
})

describe('silence', () => {
  test('passes the prize to the first reserve by itself, logs it and writes to both, once', async () => {
    const { draw, holders } = await drawnAmong(3)
    const [winner, reserve] = holders as [Person, Person]
    await world.setClock(afterDraw(48.01))
    await expect.poll(() => actsOf(draw)).toEqual(['told 0', 'lapsed 0', 'promoted 1', 'told 1'])
    expect((await winner.act('claim_prize', { draw_id: draw, place: 0, ...grown })).code).toBe('claim_lapsed')
    await expect
      .poll(() => subjectsTo(winner))
      .toEqual(['Your number was drawn: A test draw', 'Not claimed in time: A test draw'])
    await expect.poll(() => subjectsTo(reserve)).toEqual(['Your number was drawn: A test draw'])
    expect((await reserve.act('claim_prize', { draw_id: draw, place: 1, ...grown })).data).toMatchObject({
      status: 'claimed',
    })
  })

  test('of everybody ends the draw without a winner, and says so', async () => {
    const { draw } = await drawnAmong(2)
    await world.setClock(afterDraw(49))
    await expect.poll(() => actsOf(draw)).toContain('told 1')
    await world.setClock(afterDraw(98))
    await expect
      .poll(() => actsOf(draw))
      .toEqual(['told 0', 'lapsed 0', 'promoted 1', 'told 1', 'lapsed 1', 'unclaimed null'])
  })
})

test('a winner who erased the account after the freeze is passed over at once', async () => {
  const people = await world.people(2)
  const draw = await openDrawOf(world, round)
  for (const person of people) await buy(person, draw)
  await world.setClock(timesOf(round).frozen)
  await reaches(world, draw, 'frozen')
  for (const person of people) await person.act('erase_my_account', { confirmation: person.email })
  await world.setClock(timesOf(round).drawn)
  await reaches(world, draw, 'drawn')
  expect(await actsOf(draw)).toEqual(['lapsed 0', 'promoted 1', 'lapsed 1', 'unclaimed null'])
})

test('the operator sees whom to call, tells a letter-writer without address by hand, and moves the claim', async () => {
  const operator = await world.person({ operator: true })
  const draw = await openDrawOf(world, round)
  const letter = {
    letter_id: randomUUID(),
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
  const tool = operatorTool(world.host)
  const shown = await tool('claims', draw)
  expect(shown.said).toMatch(
    /The winner, number 1: untold\n {2}Ann Lee, 1 High Street, London, N1 9GU\n {2}TO TELL/,
  )
  expect(shown.said).toContain('TO CALL by 24 Aug 2023')
  expect((await tool('claims', draw, 'delivered')).complained).toContain('not in a state for that')
  expect((await tool('claims', draw, 'told')).said).toContain('number 1: told')
  expect((await tool('claims', draw, 'contacted')).said).toContain('called ')
  expect((await tool('claims', draw, 'claimed')).complained).toContain('date of birth')
  expect((await tool('claims', draw, 'claimed', '--born', '1980-02-03')).said).toContain('publishes nothing')
  expect((await tool('claims', draw, 'delivered')).said).toContain('number 1: delivered')
  expect(await actsOf(draw)).toEqual(['told 0', 'claimed 0', 'delivered 0'])
})
