import { describe, expect, test } from 'vitest'
import { quicknet } from './beacon.ts'
import { toHex } from './bytes.ts'
import { type Manifest, manifestFaults, manifestHash, newManifest } from './manifest.ts'
import { sampleManifest } from './testing/sample-draw.ts'

const manifest = sampleManifest()

describe('a manifest', () => {
  test('names the beacon, the round that follows from the draw time and ten reserves', () => {
    expect(manifest).toMatchObject({ v: 1, chain: quicknet.chain, chainKey: quicknet.chainKey, reserves: 10 })
    expect(manifest.round).toBe(657_413)
    expect(manifestFaults(manifest)).toEqual([])
  })

  test('writes times in UTC, whatever zone they came in', () => {
    const { drawsAt } = newManifest({ ...manifest, drawsAt: '2027-01-01 21:00:00.5+01:00'.replace(' ', 'T') })
    expect(drawsAt).toBe('2027-01-01T20:00:00.500Z')
    expect(() => newManifest({ ...manifest, drawsAt: '2027-01-01T21:00:00' })).toThrow(RangeError)
  })

  test('has another hash as soon as anything in it changes, and the same in any order of keys', () => {
    const reversed = Object.fromEntries(Object.entries(manifest).toReversed())
    expect(manifestHash(reversed)).toEqual(manifestHash(manifest))
    const hashes = Object.keys(manifest).map((key) => toHex(manifestHash({ ...manifest, [key]: 'changed' })))
    expect(new Set([...hashes, toHex(manifestHash(manifest))]).size).toBe(21)
  })

  test.each(Object.keys(manifest))('cannot do without %s', (key) => {
    const { [key as keyof Manifest]: _, ...rest } = manifest
    expect(manifestFaults(rest)).toEqual([`missing:${key}`])
  })

  test.each(Object.keys(manifest))('does not take nonsense as %s', (key) => {
    for (const nonsense of [undefined, {}, -1, '', Number.NaN]) {
      expect(manifestFaults({ ...manifest, [key]: nonsense })).toEqual([`wrong:${key}`])
    }
  })

  test.each<[string, string, object]>([
    ['another beacon', 'wrong:chain', { chain: '00'.repeat(32) }],
    ['a key of our own making', 'wrong:chainKey', { chainKey: '00'.repeat(96) }],
    ['a round of our choice', 'round_not_of_draw_time', { round: 657_414 }],
    ['a further key', 'extra:note', { note: 'x' }],
    ['a cap of none', 'wrong:cap', { cap: 0 }],
    ['a time without its zone', 'wrong:opensAt', { opensAt: '2023-08-01T00:00:00' }],
    ['a day that never was', 'wrong:opensAt', { opensAt: '2023-13-01T00:00:00Z' }],
    ['sales that close before they open', 'times_out_of_order', { opensAt: manifest.closesAt }],
    ['post after the refunds', 'times_out_of_order', { postalClosesAt: manifest.drawsAt }],
    ['refunds until another time', 'refunds_not_a_day_before', { refundsUntil: manifest.drawsAt }],
    ['more for charity than was paid', 'charity_above_price', { charityPence: 2501 }],
  ])('with %s is refused', (_, fault, change) => {
    expect(manifestFaults({ ...manifest, ...change })).toContain(fault)
  })

  test('may be without a cap', () => {
    expect(manifestFaults({ ...manifest, cap: null })).toEqual([])
  })

  test.each([null, undefined, 'manifest', [], 1])('is not %j', (value) => {
    expect(manifestFaults(value)).toEqual(['not_an_object'])
  })
})
