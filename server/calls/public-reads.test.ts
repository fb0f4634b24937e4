import { expect, test } from 'vitest'
import { json } from '../http/http.ts'
import { PublicReads } from './public-reads.ts'

const noon = Date.parse('2026-11-15T12:00:00Z')

/** A database that counts how often it is asked, and a clock the test moves. */
function world() {
  let now = noon
  let asked = 0
  let status = 200
  const reads = new PublicReads(1000, () => now)
  const ask = async () => {
    asked += 1
    return json(status, { now: new Date(now).toISOString(), issued: asked })
  }
  return {
    read: async () => {
      const { status, body } = await reads.read('on_offer', {}, ask)
      return { status, ...JSON.parse(String(body)) }
    },
    wait: (ms: number) => {
      now += ms
    },
    breakDown: (code: number) => {
      status = code
    },
    reads,
  }
}

test('a crowd of readers costs the database one question a second', async () => {
  const { read, wait } = world()
  const crowd = await Promise.all(Array.from({ length: 100 }, read))
  expect(new Set(crowd.map(({ issued }) => issued))).toEqual(new Set([1]))
  wait(999)
  expect((await read()).issued).toBe(1)
  wait(1)
  expect((await read()).issued).toBe(2)
})

test('a reader of a copy is told the time it is now', async () => {
  const { read, wait } = world()
  await read()
  wait(700)
  expect(await read()).toMatchObject({ now: '2026-11-15T12:00:00.700Z', issued: 1 })
})

test('while the database is away nobody gets an old copy, and the next reader asks again', async () => {
  const { read, wait, breakDown } = world()
  await read()
  wait(1000)
  breakDown(503)
  expect((await read()).status).toBe(503)
  breakDown(200)
  expect((await read()).status).toBe(200)
})

test('only facts that anybody may read are shared, and only without arguments', () => {
  const { reads } = world()
  expect(reads.covers('on_offer', {})).toBe(true)
  expect(reads.covers('on_offer', { x: 1 })).toBe(false)
  expect(reads.covers('my_tickets', {})).toBe(false)
})

test('whoever asks twice about a draw that does not exist is told so twice', async () => {
  const reads = new PublicReads(1000, () => noon)
  const ask = () => reads.read('one_draw', { draw_id: 'none' }, async () => json(200, null))
  expect([(await ask()).body, (await ask()).body]).toEqual(['null', 'null'])
})

test('strangers who ask about ever more draws are not remembered for ever, and the newest answers are', async () => {
  const reads = new PublicReads(1000, () => noon)
  const asked: number[] = []
  const ask = (draw: number) =>
    reads.read('one_draw', { draw_id: String(draw) }, async () => {
      asked.push(draw)
      return json(200, { draw })
    })
  for (let draw = 0; draw < 500; draw += 1) await ask(draw)
  await ask(0)
  expect(asked).toHaveLength(500)
  await ask(500)
  await ask(500)
  await ask(0)
  expect(asked.slice(500)).toEqual([500, 0])
})

test('what was asked about one draw is not answered about another', async () => {
  const reads = new PublicReads(1000, () => noon)
  const about = (draw: string) =>
    reads
      .read('one_draw', { draw_id: draw }, async () => json(200, { draw }))
      .then(({ body }) => String(body))
  expect(reads.covers('one_draw', { draw_id: 'a' })).toBe(true)
  expect(reads.covers('one_draw', {})).toBe(false)
  expect([await about('a'), await about('b'), await about('a')].map((body) => JSON.parse(body).draw)).toEqual(
    ['a', 'b', 'a'],
  )
})
