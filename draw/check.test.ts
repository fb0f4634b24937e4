import { beforeEach, describe, expect, test } from 'vitest'
import { utf8 } from './bytes.ts'
import { checkResult, type Progress, type Step, type StepId } from './check.ts'
import { type Bend, bends, bentHex, random, sameNumbersAgain } from './testing/bends.ts'
import { draw, sampleDraw, sampleLeaf, textOf } from './testing/sample-draw.ts'
import vectors from './vectors.json' with { type: 'json' }

beforeEach(sameNumbersAgain)

async function failures(text: string): Promise<Partial<Record<StepId, string[]>>> {
  const steps = await checkResult([text])
  expect(steps.map(({ id }) => id)).toEqual([
    'manifest',
    'leaves',
    'root',
    'log',
    'beacon',
    'seed',
    'picks',
    'claims',
  ])
  const failed = steps.filter(({ ok }) => !ok)
  return Object.fromEntries(failed.map(({ id, faults }) => [id, faults.map(({ code }) => code)]))
}

describe('a result as it was published', () => {
  test.each([
    { sold: 1, refunded: 0 },
    { sold: 2, refunded: 1 },
    { sold: 3, refunded: 3 },
    { sold: 40, refunded: 0 },
    { sold: 60, refunded: 25 },
  ])('holds, with $sold sold and $refunded handed back', async ({ sold, refunded }) => {
    for (const seed of [1, 2]) {
      expect(await failures(await textOf(sampleDraw({ seed, sold, refunded })))).toEqual({})
    }
  })

  test('shows people what was computed', async () => {
    const sample = sampleDraw()
    const facts = Object.fromEntries(
      (await checkResult([await textOf(sample)])).map((step) => [step.id, step.facts]),
    )
    expect(facts).toEqual({
      manifest: { hash: sample.manifestHash, manifest: sample.manifest },
      leaves: { live: 34, retired: 6, tombstones: 6 },
      root: { root: sample.root },
      log: { size: 46, root: sample.log.root, signedAt: sample.log.checkpoint.at },
      beacon: { round: 657_413, publishedAt: sample.manifest.drawsAt, randomness: sample.randomness },
      seed: { seed: sample.seed },
      picks: { picks: sample.picks },
      claims: { claims: sample.claims },
    })
  })

  test('is read in pieces of any size, and tells how far it is', async () => {
    const bytes = utf8(await textOf(sampleDraw()))
    for (const size of [7, 100, 1000]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, piece) =>
        bytes.subarray(piece * size, (piece + 1) * size),
      )
      const seen: Progress[] = []
      const steps: Step[] = []
      const options = {
        onProgress: (progress: Progress) => seen.push(progress),
        onStep: (step: Step) => steps.push(step),
      }
      const result = await checkResult(pieces, options)
      expect(result.every(({ ok }) => ok)).toBe(true)
      expect(steps).toEqual(result)
      expect(seen.at(-1)).toMatchObject({ bytesRead: bytes.length, leavesRead: 34 })
    }
  })

  test('before the draw holds as far as it goes: the pool stands, the rest is still to come', async () => {
    const frozen = { ...sampleDraw(), randomness: null, signature: null, seed: null, picks: [], claims: [] }
    expect(await failures(await textOf(frozen))).toEqual({
      beacon: ['not_drawn_yet'],
      seed: ['depends'],
      picks: ['depends'],
      claims: ['depends'],
    })
  })
})

describe('a result that was bent', () => {
  test.each(bends)('is found out: %s', async (_, step, code, bend) => {
    const seed = 1 + random.below(1000)
    expect(await failures(await textOf(bend(sampleDraw({ seed }))))).toMatchObject({
      [step]: expect.arrayContaining([code]),
    })
  })

  test.each(Object.keys(sampleDraw().manifest))('is found out: another %s in the manifest', async (key) => {
    const sample = sampleDraw()
    const bent = { ...sample, manifest: { ...sample.manifest, [key]: 1234 } }
    expect(await failures(await textOf(bent))).toHaveProperty('manifest')
  })

  test('fails in every step that builds on the one that was bent', async () => {
    const sample = sampleDraw()
    const bent = { ...sample, manifest: { ...sample.manifest, title: 'Another trip' } }
    const failed = await failures(await textOf(bent))
    expect(Object.keys(failed)).toEqual(['manifest', 'log', 'beacon', 'seed', 'picks', 'claims'])
    expect(failed.log).toEqual(['depends'])
    expect(failed.seed).toEqual(['seed_differs', 'depends', 'depends'])
  })

  test('names every fault, not the first alone', async () => {
    const sample = sampleDraw()
    const bent = { ...sample, root: bentHex(sample.root), claims: sample.claims.toReversed(), paid: -1 }
    expect(await failures(await textOf(bent))).toMatchObject({
      leaves: ['paid_and_free_differ'],
      root: ['root_differs', 'depends'],
      claims: expect.arrayContaining(['claims_out_of_order', 'claim_out_of_turn']),
    })
  })
})

test('a log that the key did not sign shows nobody a time of signing', async () => {
  const { log, ...sample } = sampleDraw()
  const forged = { ...log, checkpoint: { ...log.checkpoint, at: '2023-09-01T00:00:00.000Z' } }
  const steps = await checkResult([await textOf({ ...sample, log: forged })])
  expect(steps.find(({ id }) => id === 'log')).toMatchObject({ ok: false, facts: { signedAt: null } })
})

test('a round that lost its number or its signature is false, and not still to come', async () => {
  for (const lost of [{ randomness: null }, { signature: null }]) {
    const { beacon } = await failures(await textOf({ ...sampleDraw(), ...lost }))
    expect(beacon).toEqual(['round_not_signed'])
  }
})

describe('an operator who computes everything anew', () => {
  const otherKey = 'aa'.repeat(32)

  test.each<[string, StepId, string, Bend]>([
    [
      'with a leaf put in after the last checkpoint is found out by the signature',
      'log',
      'checkpoint_not_signed',
      (sample) => {
        const { checkpoint } = sample.log
        const bent = draw({ ...sample, paid: sample.paid + 1, leaves: [...sample.leaves, sampleLeaf(41)] })
        const { size, root } = bent.log
        return { ...bent, log: { ...bent.log, checkpoint: { ...checkpoint, size, root } } }
      },
    ],
    [
      'for a round of their choice is found out by the draw time',
      'manifest',
      'round_not_of_draw_time',
      (sample) =>
        draw({ ...sample, ...(vectors.rounds[4] as object), manifest: { ...sample.manifest, round: 43 } }),
    ],
    [
      'with a key they do not hold is found out by the signature',
      'log',
      'checkpoint_not_signed',
      (sample) => draw({ ...sample, manifest: { ...sample.manifest, checkpointKey: otherKey } }),
    ],
  ])('%s', async (_, step, code, bend) => {
    expect(await failures(await textOf(bend(sampleDraw())))).toMatchObject({
      [step]: expect.arrayContaining([code]),
    })
  })
})

describe('a text that is no result', () => {
  test('fails in every step, whatever it is', async () => {
    for (const text of [
      '',
      '{}',
      'null',
      '<!doctype html>',
      '{"manifest":1,"manifestHash":2,"leaves":[\n]',
    ]) {
      expect(Object.keys(await failures(text))).toHaveLength(8)
    }
  })

  test('that breaks off fails in every step but the manifest’s', async () => {
    const text = await textOf(sampleDraw())
    for (const cut of [0.2, 0.5, 0.9, 0.99]) {
      const failed = await failures(text.slice(0, Math.floor(cut * text.length)))
      expect(Object.keys(failed)).toHaveLength(7)
      expect(failed.claims).toEqual(['unreadable', 'depends'])
    }
  })

  test('is not forgiven a changed byte anywhere before the claims, which tell of later days', async () => {
    const text = await textOf(sampleDraw())
    const bytes = utf8(text)
    for (let round = 0; round < 40; round++) {
      const place = random.below(text.indexOf(',"claims":'))
      const bent = bytes.with(place, (bytes[place] as number) ^ (1 << random.below(7)))
      const steps = await checkResult([bent])
      expect([place, steps.every(({ ok }) => ok)]).toEqual([place, false])
    }
  })

  test('a stream that breaks is an error, not a verdict', async () => {
    async function* broken() {
      yield '{"manifest":'
      throw new Error('connection lost')
    }
    await expect(checkResult(broken())).rejects.toThrow('connection lost')
  })
})
