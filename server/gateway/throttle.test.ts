import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { callerAddress, Throttle } from './throttle.ts'

function clock() {
  let time = 1_000_000
  return { now: () => time, pass: (ms: number) => (time += ms) }
}

test('the third attempt within a minute has to wait for the rest of it', () => {
  const { now, pass } = clock()
  const throttle = new Throttle(2, 60_000, now)
  expect(throttle.take('ada')).toBe(0)
  pass(10_000)
  expect(throttle.take('ada')).toBe(0)
  expect(throttle.take('ada')).toBe(50_000)
  expect(throttle.take('bob')).toBe(0)
  pass(50_000)
  expect(throttle.take('ada')).toBe(0)
})

test('someone who got it right starts afresh', () => {
  const throttle = new Throttle(1, 60_000, clock().now)
  throttle.take('ada')
  throttle.forget('ada')
  expect(throttle.take('ada')).toBe(0)
})

test('a limit of zero is no limit', () => {
  const throttle = new Throttle(0, 60_000, clock().now)
  expect(Array.from({ length: 100 }, () => throttle.take('ada')).every((wait) => wait === 0)).toBe(true)
})

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  }) as unknown as IncomingMessage

test('a forwarded header counts only where a proxy is trusted, and then only its last word', () => {
  const request = from('127.0.0.1', '1.2.3.4, 203.0.113.7')
  expect(callerAddress(request, false)).toBe('127.0.0.1')
  expect(callerAddress(request, true)).toBe('203.0.113.7')
})

test('one household counts once, however many IPv6 addresses it has', () => {
  expect(callerAddress(from('2001:db8:1:2:aaaa::1'), false)).toBe(
    callerAddress(from('2001:db8:1:2:bbbb::2'), false),
  )
  expect(callerAddress(from('::ffff:192.0.2.1'), false)).toBe('192.0.2.1')
})
