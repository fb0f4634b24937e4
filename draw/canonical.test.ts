import { describe, expect, test } from 'vitest'
import { canonicalJson } from './canonical.ts'

describe('canonical JSON', () => {
  test('sorts keys by their UTF-16 code units, at every depth', () => {
    expect(canonicalJson({ b: { d: 1, c: 2 }, a: [{ z: 0, y: 0 }], B: 0 })).toBe(
      '{"B":0,"a":[{"y":0,"z":0}],"b":{"c":2,"d":1}}',
    )
    expect(canonicalJson({ '\ufb33': 1, '\ud83d\ude00': 2 })).toBe('{"\ud83d\ude00":2,"\ufb33":1}')
  })

  test('spells a value in one way, however it came', () => {
    expect(canonicalJson(-0)).toBe('0')
    expect(canonicalJson(JSON.parse('1.50e1'))).toBe('15')
    expect(canonicalJson('\u2028/\u007f\u0001')).toBe('"\u2028/\u007f\\u0001"')
  })

  const loneSurrogate = '\ud800'
  test.each([
    ['undefined', { a: undefined }],
    ['a hole', Array(1)],
    ['NaN', Number.NaN],
    ['infinity', [Number.POSITIVE_INFINITY]],
    ['a lone surrogate', loneSurrogate],
    ['a lone surrogate in a key', { [loneSurrogate]: 1 }],
    ['a bigint', 1n],
    ['a date', { at: new Date(0) }],
    ['bytes', new Uint8Array(2)],
  ])('refuses %s, which others would read otherwise or not at all', (_, value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError)
  })
})
