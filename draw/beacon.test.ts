import { describe, expect, test } from 'vitest'
import { quicknet, type Round, readRound, roundAt, roundTime, verifyRound } from './beacon.ts'
import { fromHex, toHex } from './bytes.ts'
import { sha256 } from './sha256.ts'
import vectors from './vectors.json' with { type: 'json' }

function published(number: number): Round {
  return vectors.rounds.find(({ round }) => round === number) as Round
}

describe('the round of a draw', () => {
  test.each([
    ['2023-08-23T15:09:27Z', 1],
    ['2023-08-23T15:09:27.001Z', 2],
    ['2023-08-23T15:09:30Z', 2],
    ['2023-08-23T15:09:30.001Z', 3],
    ['2023-08-23T16:09:30+01:00', 2],
    ['2026-12-31T20:00:00Z', 35_314_612],
  ])('at %s it is %i', (time, round) => {
    expect(roundAt(time)).toBe(round)
  })

  test('is the first one published at that time or later', () => {
    for (const time of ['2026-12-31T20:00:00.000Z', '2027-03-28T01:30:01.999Z', '2027-06-01T12:00:02Z']) {
      const round = roundAt(time)
      expect(Date.parse(roundTime(round))).toBeGreaterThanOrEqual(Date.parse(time))
      expect(Date.parse(roundTime(round - 1))).toBeLessThan(Date.parse(time))
    }
  })

  test.each(['2023-08-23T15:09:26Z', 'soon', '2026-12-31T20:00:00', ''])('%j has none', (time) => {
    expect(() => roundAt(time)).toThrow(RangeError)
  })
})

describe('a round of the beacon', () => {
  test.each([42, 657_413])('%i is signed by the League of Entropy', (number) => {
    expect(verifyRound(published(number))).toBe(true)
  })

  test('is refused under another number', () => {
    expect(verifyRound({ ...published(42), round: 43 })).toBe(false)
    expect(verifyRound({ ...published(657_413), round: 657_414 })).toBe(false)
  })

  test('is refused with the signature of another round', () => {
    expect(verifyRound({ ...published(43), round: 42 })).toBe(false)
  })

  test('is refused if its randomness does not follow from the signature', () => {
    expect(verifyRound({ ...published(42), randomness: published(43).randomness })).toBe(false)
  })

  test('is refused with any signature that the randomness was made to fit', () => {
    const { signature } = published(42)
    const infinity = `c0${'00'.repeat(47)}`
    const negated = `b${signature.slice(1)}`
    for (const forged of [
      infinity,
      negated,
      '00'.repeat(48),
      'ff'.repeat(48),
      quicknet.chainKey.slice(0, 96),
    ]) {
      const randomness = toHex(sha256(fromHex(forged)))
      expect(verifyRound({ round: 42, signature: forged, randomness })).toBe(false)
    }
  })

  test('is read from what a relay says, and nothing else is', () => {
    const round = published(42)
    expect(readRound({ ...round, previous_signature: '' })).toEqual(round)
    for (const nonsense of [
      null,
      undefined,
      42,
      'round',
      [],
      {},
      { ...round, round: '42' },
      { ...round, round: 0 },
      { ...round, round: 42.5 },
      { ...round, randomness: round.randomness.toUpperCase() },
      { ...round, signature: `${round.signature}00` },
      { ...round, signature: null },
    ]) {
      expect(readRound(nonsense)).toBeNull()
      expect(verifyRound(nonsense)).toBe(false)
    }
  })
})
