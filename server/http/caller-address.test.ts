import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { originOf, plainAddress, trustedProxies } from './caller-address.ts'

const call = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  }) as unknown as IncomingMessage

const nobody = trustedProxies('')
const neighbours = trustedProxies('1')

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:51000', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['[2001:DB8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['a stranger', ''],
])('%s is the address %s', (written, meant) => expect(plainAddress(written)).toBe(meant))

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0000:0001::', '2001:db8:0:0::/64'],
  ['2001::5:6:7:8:9', '2001:0:0:5::/64'],
  ['::1', '0:0:0:0::/64'],
])('the household of %s is %s', (address, place) => {
  expect(originOf(call(address), nobody).place).toBe(place)
})

test('a stranger cannot say who they are: without a trusted proxy the socket counts', () => {
  expect(originOf(call('203.0.113.9', '198.51.100.1'), nobody).place).toBe('203.0.113.9')
  expect(originOf(call('203.0.113.9', '198.51.100.1'), neighbours).place).toBe('203.0.113.9')
})

test('a proxy next door is believed about its own caller, not about what that caller claimed', () => {
  expect(originOf(call('::ffff:127.0.0.1', '1.1.1.1, 198.51.100.7:4711'), neighbours)).toEqual({
    address: '198.51.100.7',
    place: '198.51.100.7',
  })
})

test('a chain of trusted proxies is walked to the first stranger', () => {
  const proxies = trustedProxies('203.0.113.0/24, 2001:db8::/32')
  expect(originOf(call('203.0.113.1', '9.9.9.9, 198.51.100.7, 2001:db8::5'), proxies).place).toBe(
    '198.51.100.7',
  )
})

test('a header without an address leaves the proxy itself', () => {
  expect(originOf(call('127.0.0.1', 'nonsense'), neighbours).place).toBe('127.0.0.1')
  expect(originOf(call('127.0.0.1'), neighbours).place).toBe('127.0.0.1')
})

test.each(['1', 'true', 'YES'])('%s trusts the proxies next door', (setting) => {
  expect(originOf(call('10.1.2.3', '198.51.100.7'), trustedProxies(setting)).place).toBe('198.51.100.7')
})

test.each([
  ['2001:db8::5', '2001:db8::6'],
  ['203.0.113.5', '203.0.113.6'],
])('a proxy named by its address, %s, is trusted alone', (named, neighbour) => {
  const proxies = trustedProxies(named)
  expect(originOf(call(named, '198.51.100.7'), proxies).address).toBe('198.51.100.7')
  expect(originOf(call(neighbour, '198.51.100.7'), proxies).address).toBe(neighbour)
})

test.each(['somewhere', '10.0.0.0/', '10.0.0.0/8x', '10.0.0.0/x8', '10.0.0.0/33', '/8'])(
  'a network that is none, “%s”, is refused',
  (setting) => {
    expect(() => trustedProxies(setting)).toThrow()
  },
)
