import { expect, test } from 'vitest'
import type { Sql } from '../database/pool.ts'
import { Throttle } from './throttle.ts'

/** Grants what the database would, and counts how often it was asked. */
function bookkeeper(most: number) {
  const book = { asked: 0, used: 0 }
  const sql = (async (_: unknown, ...values: number[]) => {
    book.asked += 1
    const wanted = Number(values[2])
    const granted = Math.max(0, Math.min(wanted, most - book.used))
    book.used += wanted
    return [{ granted, wait_seconds: 60 }]
  }) as unknown as Sql
  return { book, sql }
}

const acts = { kind: 'acts', most: 100, seconds: 60, lease: 10 }

test('a host asks for ten turns at once, so nine of ten acts cost nothing', async () => {
  const { book, sql } = bookkeeper(100)
  const throttle = new Throttle(sql, () => 0)
  for (let turn = 0; turn < 100; turn += 1) expect(await throttle.take(acts, 'ann')).toBe(0)
  expect(book.asked).toBe(10)
})

test('whoever is refused hears it without the database, until the window ends', async () => {
  const { book, sql } = bookkeeper(10)
  let now = 0
  const throttle = new Throttle(sql, () => now)
  for (let turn = 0; turn < 10; turn += 1) await throttle.take(acts, 'ann')
  expect(await throttle.take(acts, 'ann')).toBe(60)
  now = 20_000
  expect(await throttle.take(acts, 'ann')).toBe(40)
  expect(book.asked).toBe(2)
  book.used = 0
  now = 61_000
  expect(await throttle.take(acts, 'ann')).toBe(0)
})

test('a crowd at the same moment gets exactly what there is', async () => {
  const { sql } = bookkeeper(40)
  const throttle = new Throttle(sql, () => 0)
  const waits = await Promise.all(
    Array.from({ length: 60 }, () => throttle.take({ ...acts, lease: 2 }, 'ann')),
  )
  expect(waits.filter((wait) => wait === 0)).toHaveLength(40)
})

test('turns that were leased and not used end with their window', async () => {
  const { book, sql } = bookkeeper(100)
  let now = 0
  const throttle = new Throttle(sql, () => now)
  await throttle.take(acts, 'ann')
  now = 60_000
  await throttle.take(acts, 'ann')
  expect(book.asked).toBe(2)
})

test('what one person used up is not held against another, nor against another limit', async () => {
  const { book, sql } = bookkeeper(10)
  const throttle = new Throttle(sql, () => 0)
  for (let turn = 0; turn < 11; turn += 1) await throttle.take(acts, 'ann')
  book.used = 0
  expect(await throttle.take(acts, 'ben')).toBe(0)
  book.used = 0
  expect(await throttle.take({ ...acts, kind: 'mails' }, 'ann')).toBe(0)
})

test('the books do not name whom they count, and a turn given back is given to the same', async () => {
  const named: unknown[] = []
  const sql = (async (_: unknown, ...values: unknown[]) => {
    named.push(values[1])
    return [{ granted: 1, wait_seconds: 60 }]
  }) as unknown as Sql
  const throttle = new Throttle(sql, () => 0)
  await throttle.take(acts, 'ann@example.com')
  await throttle.giveBack(acts, 'ann@example.com')
  await throttle.take(acts, 'ben@example.com')
  const [ann, again, ben] = named
  expect(ann).toMatch(/^[\w-]{43}$/)
  expect([again === ann, ben === ann]).toEqual([true, false])
})

test('a turn given back is had again at once, and where there is no limit none is', async () => {
  let left = 1
  const sql = (async (_: unknown, ...values: unknown[]) => {
    if (values.length === 2) left += 1
    const granted = values.length === 2 ? 0 : Math.min(left, 1)
    left -= granted
    return [{ granted, wait_seconds: 60 }]
  }) as unknown as Sql
  const throttle = new Throttle(sql, () => 0)
  expect([await throttle.take(acts, 'ann'), await throttle.take(acts, 'ann')]).toEqual([0, 60])
  await throttle.giveBack({ ...acts, most: 0 }, 'ann')
  expect([left, await throttle.take(acts, 'ann')]).toEqual([0, 60])
  await throttle.giveBack(acts, 'ann')
  expect(await throttle.take(acts, 'ann')).toBe(0)
})

test('no limit asks nobody', async () => {
  const { book, sql } = bookkeeper(0)
  expect(await new Throttle(sql).take({ ...acts, most: 0 }, 'ann')).toBe(0)
  expect(book.asked).toBe(0)
})
