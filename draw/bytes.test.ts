import { describe, expect, test } from 'vitest'
import { concat, equal, fromHex, isUuid, toHex, u64, uuidBytes } from './bytes.ts'

describe('bytes', () => {
  test('a u64 is big-endian, up to its last value', () => {
    expect(toHex(u64(258))).toBe('0000000000000102')
    expect(toHex(u64(2n ** 64n - 1n))).toBe('ffffffffffffffff')
  })

  test.each([-1, 1.5, 2 ** 53, 2n ** 64n, -1n])('%s is no u64', (n) => {
    expect(() => u64(n)).toThrow(RangeError)
  })

  test('hex goes there and back', () => {
    expect(toHex(fromHex('00ff7a'))).toBe('00ff7a')
    expect(fromHex('')).toEqual(new Uint8Array())
  })

  test.each(['0', 'FF', '0g', ' 00', '0x00'])('%j is not the one spelling of any bytes', (hex) => {
    expect(() => fromHex(hex)).toThrow(RangeError)
  })

  test('a UUID is its sixteen bytes', () => {
    expect(toHex(uuidBytes('7c0f3f0a-1d7e-4b61-8f6e-2a9b1c3d4e5f'))).toBe('7c0f3f0a1d7e4b618f6e2a9b1c3d4e5f')
    expect(() => uuidBytes('7C0F3F0A-1d7e-4b61-8f6e-2a9b1c3d4e5f')).toThrow(RangeError)
    const id = '7c0f3f0a-1d7e-4b61-8f6e-2a9b1c3d4e5f'
    for (const none of [`${id}0`, `0${id}`, [id], null]) {
      expect(isUuid(none)).toBe(false)
      expect(() => uuidBytes(none as string)).toThrow(RangeError)
    }
  })

  test('bytes are equal only if all of them are', () => {
    expect(equal(concat(Uint8Array.of(1), Uint8Array.of(2, 3)), Uint8Array.of(1, 2, 3))).toBe(true)
    expect(equal(Uint8Array.of(1, 2), Uint8Array.of(1, 2, 3))).toBe(false)
    expect(equal(Uint8Array.of(1, 2), Uint8Array.of(1, 3))).toBe(false)
  })
})
