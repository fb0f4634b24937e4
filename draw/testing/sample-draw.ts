import { ed25519 } from '@noble/curves/ed25519.js'
import { type Round, roundTime } from '../beacon.ts'
import { fromHex, toHex } from '../bytes.ts'
import { type Checkpoint, checkpointBytes, type SignedCheckpoint } from '../checkpoint.ts'
import {
  commitOf,
  type Leaf,
  leafBytes,
  leafLine,
  type Tombstone,
  tombstoneBytes,
  tombstoneLine,
} from '../entries.ts'
import { type Manifest, manifestHash, newManifest } from '../manifest.ts'
import { picksOf, seedOf } from '../picks.ts'
import type { Receipt } from '../receipt.ts'
import { type Claim, type Pick, resultText } from '../result.ts'
import { inclusionProof, leafHash, rootOf } from '../tree.ts'
import vectors from '../vectors.json' with { type: 'json' }
import { Random } from './random.ts'

export const sampleRound = vectors.rounds.find(({ round }) => round === 657413) as Round

const signingKey = new Uint8Array(32).fill(7)
export const sampleKey = toHex(ed25519.getPublicKey(signingKey))
const drawId = '0b8f6c1e-52d7-4a3c-9e10-6f2d8a7b4c55'
const holder = '7c0f3f0a-1d7e-4b61-8f6e-2a9b1c3d4e5f'

/** A small draw that was sold, in part refunded, and drawn. Everything in it may be bent, then written out. */
export type SampleDraw = {
  manifest: Manifest
  manifestHash: string
  leaves: Leaf[]
  tombstones: Tombstone[]
  root: string
  n: number
  paid: number
  free: number
  log: { size: number; root: string; checkpoint: SignedCheckpoint; retired: Leaf[]; tombstonesAt: number[] }
  round: number
  randomness: string | null
  signature: string | null
  seed: string | null
  picks: Pick[]
  claims: Claim[]
}

export type SampleOptions = { seed?: number; sold?: number; refunded?: number }

export function sampleDraw({ seed = 1, sold = 40, refunded = 6 }: SampleOptions = {}): SampleDraw {
  const random = new Random(seed)
  const entries = sell(random, sold, refunded)
  const tombstones = entries.filter((entry) => 'void' in entry)
  const dead = new Set(tombstones.map(({ ticketNo }) => ticketNo))
  const issued = entries.filter((entry) => 'commit' in entry)
  const paid = random.below(issued.length - dead.size + 1)
  const manifest = sampleManifest()
  return draw({
    manifest,
    manifestHash: toHex(manifestHash(manifest)),
    leaves: issued.filter(({ ticketNo }) => !dead.has(ticketNo)),
    tombstones,
    root: '',
    n: issued.length - dead.size,
    paid,
    free: issued.length - dead.size - paid,
    log: {
      size: entries.length,
      root: '',
      checkpoint: signed({ at: manifest.refundsUntil, draw: drawId, root: '', size: 0 }),
      retired: issued.filter(({ ticketNo }) => dead.has(ticketNo)),
      tombstonesAt: entries.flatMap((entry, at) => ('void' in entry ? [at] : [])),
    },
    ...sampleRound,
    seed: null,
    picks: [],
    claims: [],
  })
}

/** Computes what follows from leaves, tombstones and round: as an operator would who bends one of them. */
export function draw(sample: SampleDraw): SampleDraw {
  const { manifest, leaves, log } = sample
  const pool = rootOf(leaves.map((leaf) => leafHash(leafBytes(leaf))))
  const logRoot = toHex(rootOf(logHashes(sample)))
  const hash = manifestHash(manifest)
  const { round, randomness } = sample
  const facts = {
    manifestHash: hash,
    root: pool,
    n: leaves.length,
    round,
    randomness: fromHex(randomness ?? ''),
  }
  const seed = seedOf(facts)
  const picks = picksOf(seed, leaves.length, 11).map((index) => ({
    index,
    ticketNo: (leaves[index] as Leaf).ticketNo,
  }))
  const size = leaves.length + log.retired.length + sample.tombstones.length
  return {
    ...sample,
    manifestHash: toHex(hash),
    root: toHex(pool),
    n: leaves.length,
    log: { ...log, size, root: logRoot, checkpoint: signed({ ...log.checkpoint, size, root: logRoot }) },
    seed: toHex(seed),
    picks,
    claims: sampleClaims(picks),
  }
}

export async function textOf(sample: SampleDraw): Promise<string> {
  let text = ''
  const chunks = resultText({
    head: sample,
    leaves: sample.leaves.map(leafLine),
    tombstones: sample.tombstones.map(tombstoneLine),
    figures: sample,
    retired: sample.log.retired.map(leafLine),
    end: { ...sample, tombstonesAt: sample.log.tombstonesAt },
  })
  for await (const chunk of chunks) text += chunk
  return text
}

/** The receipt for some numbers, proven against the sample's last checkpoint. */
export function receiptFor(sample: SampleDraw, ...numbers: number[]): Receipt {
  const hashes = logHashes(sample)
  const tickets = numbers.map((ticketNo) => {
    const leaf = [...sample.leaves, ...sample.log.retired].find((each) => each.ticketNo === ticketNo) as Leaf
    const hash = toHex(leafHash(leafBytes(leaf)))
    const index = hashes.findIndex((each) => toHex(each) === hash)
    const proof = inclusionProof(hashes, index).map(toHex)
    return { ticketNo, commit: leaf.commit, salt: toHex(saltOf(ticketNo)), index, proof }
  })
  const { checkpoint } = sample.log
  return { v: 1, draw: drawId, order: 'order', holder, tickets, checkpoint, checkpointKey: sampleKey }
}

export function signed(checkpoint: Checkpoint): SignedCheckpoint {
  const { at, draw, root, size } = checkpoint
  const signature = toHex(ed25519.sign(checkpointBytes(checkpoint), signingKey))
  return { at, draw, root, size, signature }
}

export function sampleManifest(): Manifest {
  const drawsAt = roundTime(sampleRound.round)
  const daysBefore = (days: number) => new Date(Date.parse(drawsAt) - days * 86_400_000).toISOString()
  return newManifest({
    draw: drawId,
    title: 'Seven days in the Seychelles – été',
    experience: 'seychelles',
    pricePence: 2500,
    charityName: 'Wish Forward',
    charityPence: 500,
    maxPerPerson: 50,
    cap: 1000,
    opensAt: daysBefore(30),
    closesAt: daysBefore(3),
    postalClosesAt: daysBefore(2),
    refundsUntil: daysBefore(1),
    drawsAt,
    checkpointKey: sampleKey,
    payment: 'demo',
  })
}

export function sampleLeaf(ticketNo: number): Leaf {
  const commit = commitOf({ salt: saltOf(ticketNo), holder, ticketNo })
  return { commit: toHex(commit), draw: drawId, ticketNo, v: 1 }
}

/** Leaves and tombstones in the order of issue; a number is refunded some time after it was sold. */
function sell(random: Random, sold: number, refunded: number): (Leaf | Tombstone)[] {
  const log: (Leaf | Tombstone)[] = Array.from({ length: sold }, (_, at) => sampleLeaf(at + 1))
  const numbers = new Set<number>()
  while (numbers.size < Math.min(refunded, sold)) numbers.add(1 + random.below(sold))
  for (const ticketNo of numbers) {
    const soldAt = log.findIndex((entry) => 'commit' in entry && entry.ticketNo === ticketNo)
    const reason = random.of(['refund', 'void', 'cancelled'] as const)
    const tombstone: Tombstone = { draw: drawId, ticketNo, v: 1, void: reason }
    log.splice(soldAt + 1 + random.below(log.length - soldAt), 0, tombstone)
  }
  return log
}

function logHashes({ leaves, tombstones, log }: SampleDraw): Uint8Array[] {
  const issued = [...leaves, ...log.retired]
    .sort((a, b) => a.ticketNo - b.ticketNo)
    .map((leaf) => leafHash(leafBytes(leaf)))
  const buried = tombstones.map((tombstone) => leafHash(tombstoneBytes(tombstone)))
  const places = new Set(log.tombstonesAt)
  const size = issued.length + buried.length
  return Array.from(
    { length: size },
    (_, at) => (places.has(at) ? buried.shift() : issued.shift()) as Uint8Array,
  )
}

function sampleClaims([winner, reserve]: readonly Pick[]): Claim[] {
  if (!winner || !reserve) return []
  return [
    { at: '2023-09-20T09:00:00.000Z', act: 'told', place: 0, ticketNo: winner.ticketNo },
    { at: '2023-10-20T09:00:00.000Z', act: 'lapsed', place: 0, ticketNo: winner.ticketNo },
    { at: '2023-10-20T09:00:00.000Z', act: 'promoted', place: 1, ticketNo: reserve.ticketNo },
    { at: '2023-10-21T09:00:00.000Z', act: 'told', place: 1, ticketNo: reserve.ticketNo },
    { at: '2023-10-25T09:00:00.000Z', act: 'claimed', place: 1, ticketNo: reserve.ticketNo },
  ]
}

function saltOf(ticketNo: number): Uint8Array {
  return new Random(1_000_000 + ticketNo).bytes(32)
}
