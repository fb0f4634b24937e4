import { expect, test } from 'vitest'
import { isLoopbackName, isLoopbackSocket } from './loopback.ts'

const hostOf = (url: string) => new URL(url).hostname

test.each([
  'http://localhost:3000',
  'http://LOCALHOST',
  'http://draw.localhost:8080',
  'http://127.0.0.1',
  'http://127.8.9.10:3000',
  'http://127.1',
  'http://[::1]:3000',
])('%s stays on this machine', (url) => {
  expect(isLoopbackName(hostOf(url))).toBe(true)
})

test.each([
  'https://wanderwish.example',
  'http://localhost.example',
  'http://notlocalhost',
  'http://127.0.0.1.example',
  'http://0.0.0.0:3000',
  'http://192.168.0.7',
  'http://[::]',
  'http://[2001:db8::1]',
])('%s does not', (url) => {
  expect(isLoopbackName(hostOf(url))).toBe(false)
})

test('a socket is local in IPv4, in IPv6 and as IPv4 inside IPv6, and only then', () => {
  expect(['127.0.0.1', '127.4.4.4', '::1', '::ffff:127.0.0.1'].every(isLoopbackSocket)).toBe(true)
  expect(['192.168.0.7', '::ffff:10.0.0.1', '2001:db8::1', '', undefined].some(isLoopbackSocket)).toBe(false)
})
