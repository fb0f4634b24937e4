import type { IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Sql } from '../database/pool.ts'
import { health } from './health.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const ask = (answer: () => Promise<unknown>) =>
  health(answer as unknown as Sql)({} as IncomingMessage, new URL('http://host/healthz'))

test('a database that is there, and one that refuses, are told at once', async () => {
  expect(await ask(async () => [])).toMatchObject({ status: 200 })
  expect(await ask(() => Promise.reject(new Error('gone')))).toMatchObject({ status: 503 })
})

test('whoever watches is told within five seconds of a database that says nothing', async () => {
  const told = ask(() => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(5000)
  expect(await told).toMatchObject({ status: 503 })
})
