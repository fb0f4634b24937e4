import type { StepId } from '../check.ts'
import type { Leaf, Tombstone } from '../entries.ts'
import vectors from '../vectors.json' with { type: 'json' }
import { Random } from './random.ts'
import { draw, type SampleDraw, sampleLeaf, signed } from './sample-draw.ts'

export let random = new Random(77)

/** For a test that is run alone as for all of them. */
export function sameNumbersAgain(): void {
  random = new Random(77)
}

function at<T>(list: readonly T[]): number {
  return random.below(list.length)
}

export function bentHex(hex: string | null): string {
  const place = random.below(hex?.length ?? 0)
  return `${hex?.slice(0, place)}${hex?.[place] === '0' ? '1' : '0'}${hex?.slice(place + 1)}`
}

export type Bend = (sample: SampleDraw) => SampleDraw

const withLeaves =
  (change: (leaves: Leaf[]) => Leaf[]): Bend =>
  (sample) => ({
    ...sample,
    leaves: change([...sample.leaves]),
  })
const withTombstones =
  (change: (tombstones: Tombstone[]) => Tombstone[]): Bend =>
  (sample) => ({
    ...sample,
    tombstones: change([...sample.tombstones]),
  })
const withLog =
  (change: (log: SampleDraw['log']) => Partial<SampleDraw['log']>): Bend =>
  (sample) => ({
    ...sample,
    log: { ...sample.log, ...change(sample.log) },
  })

/** What was bent, the step that must name it, and the code. */
export const bends: [what: string, step: StepId, code: string, bend: Bend][] = [
  ['a changed commit', 'root', 'root_differs', withLeaves((all) => all.with(at(all), sampleLeaf(9000)))],
  ['a missing leaf', 'leaves', 'count_differs', withLeaves((all) => all.toSpliced(at(all), 1))],
  ['an added leaf', 'leaves', 'count_differs', withLeaves((all) => [...all, sampleLeaf(9000)])],
  ['a leaf twice', 'leaves', 'leaf_twice', withLeaves((all) => all.toSpliced(5, 0, all[5] as Leaf))],
  [
    'two leaves in each other’s place',
    'leaves',
    'leaf_out_of_order',
    withLeaves((all) => {
      const place = random.below(all.length - 1)
      return all.toSpliced(place, 2, all[place + 1] as Leaf, all[place] as Leaf)
    }),
  ],
  [
    'a leaf of another draw',
    'leaves',
    'leaf_of_another_draw',
    withLeaves((all) => all.with(3, { ...(all[3] as Leaf), draw: '0b8f6c1e-52d7-4a3c-9e10-6f2d8a7b4c56' })),
  ],
  [
    'a leaf of another version',
    'leaves',
    'not_a_leaf',
    withLeaves((all) => all.with(3, { ...(all[3] as Leaf), v: 2 as 1 })),
  ],
  [
    'a refunded leaf back among the living',
    'leaves',
    'live_leaf_with_tombstone',
    (sample) => ({
      ...sample,
      leaves: [...sample.leaves, sample.log.retired[0] as Leaf].sort((a, b) => a.ticketNo - b.ticketNo),
    }),
  ],
  [
    'a missing tombstone',
    'leaves',
    'retired_leaf_without_tombstone',
    withTombstones((all) => all.toSpliced(at(all), 1)),
  ],
  ['a tombstone twice', 'leaves', 'second_tombstone', withTombstones((all) => [...all, all[0] as Tombstone])],
  [
    'a tombstone for a number nobody had',
    'leaves',
    'tombstone_without_leaf',
    withTombstones((all) => [...all, { ...(all[0] as Tombstone), ticketNo: 9000 }]),
  ],
  [
    'another reason on a tombstone',
    'log',
    'log_root_differs',
    withTombstones((all) => all.map((one) => ({ ...one, void: one.void === 'void' ? 'refund' : 'void' }))),
  ],
  [
    'a reason of its own on a tombstone',
    'leaves',
    'not_a_tombstone',
    withTombstones((all) => all.with(0, { ...(all[0] as Tombstone), void: 'gone' as 'void' })),
  ],
  [
    'a tombstone of another draw',
    'leaves',
    'not_a_tombstone',
    withTombstones((all) =>
      all.with(0, { ...(all[0] as Tombstone), draw: '0b8f6c1e-52d7-4a3c-9e10-6f2d8a7b4c56' }),
    ),
  ],
  [
    'the places of tombstones in another order',
    'log',
    'tombstone_places',
    withLog(({ tombstonesAt }) => ({ tombstonesAt: tombstonesAt.toReversed() })),
  ],
  [
    'two tombstones in one place',
    'log',
    'tombstone_places',
    withLog(({ tombstonesAt }) => ({ tombstonesAt: tombstonesAt.with(1, tombstonesAt[0] as number) })),
  ],
  [
    'a tombstone after the end of the log',
    'log',
    'tombstone_places',
    withLog(({ tombstonesAt, size }) => ({ tombstonesAt: tombstonesAt.with(-1, size) })),
  ],
  ['tombstones in another order', 'log', 'log_root_differs', withTombstones((all) => all.toReversed())],
  [
    'a missing retired leaf',
    'leaves',
    'tombstone_without_leaf',
    withLog(({ retired }) => ({ retired: retired.slice(1) })),
  ],
  [
    'a changed retired leaf',
    'log',
    'log_root_differs',
    withLog(({ retired }) => ({
      retired: retired.with(0, { ...(retired[0] as Leaf), commit: 'ab'.repeat(32) }),
    })),
  ],
  [
    'a tombstone without its place',
    'log',
    'tombstone_places',
    withLog(({ tombstonesAt }) => ({ tombstonesAt: tombstonesAt.slice(1) })),
  ],
  [
    'a tombstone in another place',
    'log',
    'log_root_differs',
    withLog(({ tombstonesAt }) => ({
      tombstonesAt: tombstonesAt.with(-1, (tombstonesAt.at(-1) as number) + 1),
    })),
  ],
  [
    'tombstones before the leaves they bury',
    'log',
    'tombstone_before_leaf',
    withLog(({ tombstonesAt }) => ({ tombstonesAt: tombstonesAt.map((_, place) => place) })),
  ],
  ['another log size', 'log', 'log_size_differs', withLog(({ size }) => ({ size: size + 1 }))],
  ['another log root', 'log', 'log_root_differs', withLog(({ root }) => ({ root: bentHex(root) }))],
  [
    'a checkpoint with another time',
    'log',
    'checkpoint_not_signed',
    withLog(({ checkpoint }) => ({ checkpoint: { ...checkpoint, at: '2023-01-01T00:00:00.000Z' } })),
  ],
  [
    'a checkpoint with another signature',
    'log',
    'checkpoint_not_signed',
    withLog(({ checkpoint }) => ({
      checkpoint: { ...checkpoint, signature: bentHex(checkpoint.signature) },
    })),
  ],
  [
    'an earlier checkpoint',
    'log',
    'checkpoint_differs',
    withLog(({ checkpoint }) => ({ checkpoint: signed({ ...checkpoint, size: checkpoint.size - 1 }) })),
  ],
  [
    'the checkpoint of another draw',
    'log',
    'checkpoint_of_another_draw',
    withLog(({ checkpoint }) => ({
      checkpoint: signed({ ...checkpoint, draw: '0b8f6c1e-52d7-4a3c-9e10-6f2d8a7b4c56' }),
    })),
  ],
  ['another root', 'root', 'root_differs', (sample) => ({ ...sample, root: bentHex(sample.root) })],
  [
    'another count',
    'leaves',
    'count_differs',
    (sample) => ({ ...sample, n: sample.n + 1, paid: sample.paid + 1 }),
  ],
  [
    'paid tickets that were not sold',
    'leaves',
    'paid_and_free_differ',
    (sample) => ({ ...sample, paid: sample.paid + 1 }),
  ],
  [
    'less than no free entries',
    'leaves',
    'paid_and_free_differ',
    (sample) => ({ ...sample, paid: sample.n + 1, free: -1 }),
  ],
  [
    'another manifest hash',
    'manifest',
    'hash_differs',
    (sample) => ({ ...sample, manifestHash: bentHex(sample.manifestHash) }),
  ],
  [
    'another round number',
    'beacon',
    'round_not_of_manifest',
    (sample) => ({ ...sample, round: sample.round + 1 }),
  ],
  [
    'a genuine round, but of another time',
    'beacon',
    'round_not_of_manifest',
    (sample) => draw({ ...sample, ...(vectors.rounds[4] as { round: number }) }),
  ],
  [
    'another signature',
    'beacon',
    'round_not_signed',
    (sample) => ({ ...sample, signature: bentHex(sample.signature) }),
  ],
  [
    'another randomness',
    'beacon',
    'round_not_signed',
    (sample) => draw({ ...sample, randomness: bentHex(sample.randomness) }),
  ],
  ['a signature kept back', 'beacon', 'round_not_signed', (sample) => ({ ...sample, signature: null })],
  ['another seed', 'seed', 'seed_differs', (sample) => ({ ...sample, seed: bentHex(sample.seed) })],
  ['another winner', 'picks', 'picks_differ', (sample) => ({ ...sample, picks: sample.picks.toReversed() })],
  ['a winner left out', 'picks', 'picks_differ', (sample) => ({ ...sample, picks: sample.picks.slice(1) })],
  [
    'another number at a drawn place',
    'picks',
    'picks_differ',
    (sample) => ({
      ...sample,
      picks: sample.picks.map((pick, place) => (place === 3 ? { ...pick, ticketNo: 1000 } : pick)),
    }),
  ],
  [
    'a reserve more',
    'picks',
    'picks_differ',
    (sample) => ({ ...sample, picks: [...sample.picks, { index: 0, ticketNo: 1 }] }),
  ],
  [
    'a claim for a number that was not drawn',
    'claims',
    'claim_of_undrawn_number',
    (sample) => ({ ...sample, claims: sample.claims.map((claim) => ({ ...claim, ticketNo: 1000 })) }),
  ],
  [
    'a reserve served before the winner lapsed',
    'claims',
    'claim_out_of_turn',
    (sample) => ({ ...sample, claims: sample.claims.filter(({ act }) => act !== 'lapsed') }),
  ],
  [
    'a prize called unclaimed while reserves are left',
    'claims',
    'unclaimed_too_early',
    (sample) => ({
      ...sample,
      claims: [
        ...sample.claims,
        { at: '2023-12-01T00:00:00Z', act: 'unclaimed', place: null, ticketNo: null },
      ],
    }),
  ],
  [
    'claims against the order of time',
    'claims',
    'claims_out_of_order',
    (sample) => ({
      ...sample,
      claims: sample.claims.map((claim, n) => (n === 4 ? { ...claim, at: '2023-09-01T00:00:00Z' } : claim)),
    }),
  ],
  [
    'a claim of its own kind',
    'claims',
    'not_claims',
    (sample) => ({ ...sample, claims: sample.claims.map((claim) => ({ ...claim, act: 'sold' as 'told' })) }),
  ],
]
