import { mkdir, writeFile } from 'node:fs/promises'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { ed25519 } from '@noble/curves/ed25519.js'
import { fromHex, toHex, utf8 } from '../draw/bytes.ts'
import { canonicalJson } from '../draw/canonical.ts'
import { checkpointBytes, type SignedCheckpoint } from '../draw/checkpoint.ts'
import type { Leaf, Tombstone } from '../draw/entries.ts'
import { commitOf, leafBytes, leafLine, tombstoneBytes, tombstoneLine } from '../draw/entries.ts'
import { manifestHash, newManifest } from '../draw/manifest.ts'
import { picksOf, seedOf } from '../draw/picks.ts'
import type { Receipt } from '../draw/receipt.ts'
import { type Claim, type Pick, resultText } from '../draw/result.ts'
import { sha256 } from '../draw/sha256.ts'
import { inclusionProof, leafHash, rootOf } from '../draw/tree.ts'

// A finished draw for newcomers to check: its people are invented, its round of the beacon is real. Everything else
// follows from the words below, so that anybody who runs this gets the same bytes.

const draw = '5eed5eed-0000-4000-8000-000000657413'
const issued = 1024
const handedBack = 15
const byPost = 146
const beaconSignature =
  'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b'
/** The key of an example may be known: it vouches for nothing else. */
const checkpointSecret = from('checkpoint key')
const receiptHolder = uuidFrom('the holder of the receipt')
const receiptNumbers = [210, 211, 212]

const manifest = newManifest({
  draw,
  title: 'Seychelles luxury escape',
  experience: 'seychelles',
  pricePence: 1000,
  charityName: "Wish Forward Children's Fund",
  charityPence: 250,
  maxPerPerson: 50,
  cap: null,
  opensAt: '2023-08-25T09:00:00Z',
  closesAt: '2023-09-13T18:00:00Z',
  postalClosesAt: '2023-09-14T11:00:00Z',
  refundsUntil: '2023-09-14T11:00:03Z',
  drawsAt: '2023-09-15T11:00:03Z',
  checkpointKey: toHex(ed25519.getPublicKey(checkpointSecret)),
  payment: 'demo',
})

type Entry = { line: string; bytes: Uint8Array; ticketNo: number }

/** The three files of the example: the result, a receipt of it, and what its page knows before it is checked. */
export async function exampleDraw() {
  const dead = chosen('handed back', handedBack, (number) => !receiptNumbers.includes(number))
  const free = chosen('by post', byPost, (number) => !receiptNumbers.includes(number))
  const leaves = Array.from({ length: issued }, (_, at) => leafOf(at + 1))
  const live = leaves.filter(({ ticketNo }) => !dead.has(ticketNo))
  const retired = leaves.filter(({ ticketNo }) => dead.has(ticketNo))
  const log = logOf(leaves, dead)

  const pool = { root: rootOf(live.map(hashOf)), n: live.length }
  const freeLive = live.filter(({ ticketNo }) => free.has(ticketNo)).length
  const counts = { n: pool.n, paid: pool.n - freeLive, free: freeLive }
  const checkpoint = signed({ size: log.length, root: toHex(rootOf(log.map(hashOf))) })

  const randomness = sha256(fromHex(beaconSignature))
  const hash = manifestHash(manifest)
  const seed = seedOf({ manifestHash: hash, ...pool, round: manifest.round, randomness })
  const picks = picksOf(seed, pool.n, 1 + manifest.reserves).map((index) => pickAt(index, live))
  const claims = claimsOf(picks)
  const outcome = {
    round: manifest.round,
    randomness: toHex(randomness),
    signature: beaconSignature,
    seed: toHex(seed),
  }

  const parts = {
    head: { manifest, manifestHash: toHex(hash) },
    leaves: live.map(({ line }) => line),
    tombstones: log.filter(isTombstone).map(({ line }) => line),
    figures: {
      root: toHex(pool.root),
      ...counts,
      log: { size: log.length, root: checkpoint.root, checkpoint },
    },
    retired: retired.map(({ line }) => line),
    end: {
      tombstonesAt: log.flatMap((entry, at) => (isTombstone(entry) ? at : [])),
      ...outcome,
      picks,
      claims,
    },
  }
  let result = ''
  for await (const text of resultText(parts)) result += text
  const facts = { hash: toHex(hash), root: toHex(pool.root), counts, checkpoint, outcome, picks, claims }
  return { result, receipt: receiptOf(log, checkpoint), summary: summaryOf(facts) }
}

function leafOf(ticketNo: number): Entry {
  const commit = toHex(commitOf({ salt: saltOf(ticketNo), holder: holderOf(ticketNo), ticketNo }))
  const leaf: Leaf = { commit, draw, ticketNo, v: 1 }
  return { line: leafLine(leaf), bytes: leafBytes(leaf), ticketNo }
}

function tombstoneOf(ticketNo: number, reason: Tombstone['void']): Entry {
  const tombstone: Tombstone = { draw, ticketNo, v: 1, void: reason }
  return { line: tombstoneLine(tombstone), bytes: tombstoneBytes(tombstone), ticketNo }
}

const isTombstone = ({ line }: Entry) => line.includes('"void":')
const hashOf = ({ bytes }: Entry) => leafHash(bytes)

/** A number is handed back some forty entries after it was issued; one of them we took out ourselves. */
function logOf(leaves: readonly Entry[], dead: ReadonlySet<number>): Entry[] {
  const last = Math.max(...dead)
  return leaves.flatMap((leaf) => {
    const returned = leaf.ticketNo - 40
    if (!dead.has(returned)) return [leaf]
    return [leaf, tombstoneOf(returned, returned === last ? 'void' : 'refund')]
  })
}

/** Some numbers, spread over the whole draw, early enough to be handed back. */
function chosen(label: string, count: number, may: (number: number) => boolean): Set<number> {
  const numbers = new Set<number>()
  for (let i = 0; numbers.size < count; i++) {
    const number = 1 + (new DataView(from(`${label} ${i}`).buffer).getUint32(0) % (issued - 40))
    if (may(number)) numbers.add(number)
  }
  return numbers
}

function signed({ size, root }: { size: number; root: string }): SignedCheckpoint {
  const checkpoint = { at: manifest.refundsUntil, draw, root, size }
  return { ...checkpoint, signature: toHex(ed25519.sign(checkpointBytes(checkpoint), checkpointSecret)) }
}

function pickAt(index: number, live: readonly Entry[]): Pick {
  return { index, ticketNo: live[index]?.ticketNo ?? 0 }
}

/** The first holder stays silent for 48 hours, and the first reserve travels. */
function claimsOf(picks: readonly Pick[]): Claim[] {
  const story: [string, Claim['act'], number][] = [
    ['2023-09-15T11:00:09.000Z', 'told', 0],
    ['2023-09-17T11:00:09.000Z', 'lapsed', 0],
    ['2023-09-17T11:00:09.000Z', 'promoted', 1],
    ['2023-09-17T11:00:09.000Z', 'told', 1],
    ['2023-09-17T17:42:30.000Z', 'claimed', 1],
    ['2023-11-06T09:15:00.000Z', 'delivered', 1],
  ]
  return story.map(([at, act, place]) => ({ at, act, place, ticketNo: picks[place]?.ticketNo ?? 0 }))
}

function receiptOf(log: readonly Entry[], checkpoint: SignedCheckpoint): string {
  const hashes = log.map(hashOf)
  const tickets = receiptNumbers.map((ticketNo) => {
    const index = log.findIndex((entry) => entry.ticketNo === ticketNo)
    const secret = { salt: saltOf(ticketNo), holder: receiptHolder, ticketNo }
    const proof = inclusionProof(hashes, index).map(toHex)
    return { ticketNo, commit: toHex(commitOf(secret)), salt: toHex(secret.salt), index, proof }
  })
  const receipt: Receipt = {
    v: 1,
    draw,
    order: uuidFrom('the order of the receipt'),
    holder: receiptHolder,
    tickets,
    checkpoint,
    checkpointKey: manifest.checkpointKey,
  }
  return `${JSON.stringify(receipt, null, 1)}\n`
}

type Facts = {
  hash: string
  root: string
  counts: { n: number; paid: number; free: number }
  checkpoint: SignedCheckpoint
  outcome: { round: number; randomness: string; signature: string; seed: string }
  picks: readonly Pick[]
  claims: readonly Claim[]
}

/** In the shape in which the service tells of a draw. */
function summaryOf({ hash, root, counts, checkpoint, outcome, picks, claims }: Facts): string {
  const drawn_at = claims[0]?.at
  const winner = {
    place: 1,
    number: picks[1]?.ticketNo,
    status: 'delivered',
    first_name: 'Amara',
    county: 'Kent',
  }
  const facts = {
    id: draw,
    experience: manifest.experience,
    title: manifest.title,
    price_pence: manifest.pricePence,
    charity_name: manifest.charityName,
    charity_pence: manifest.charityPence,
    max_per_person: manifest.maxPerPerson,
    cap: manifest.cap,
    issued: counts.n,
    remaining: null,
    opens_at: manifest.opensAt,
    closes_at: manifest.closesAt,
    postal_closes_at: manifest.postalClosesAt,
    refunds_until: manifest.refundsUntil,
    draws_at: manifest.drawsAt,
    round: manifest.round,
    payment: manifest.payment,
    state: 'drawn',
    paid: counts.paid,
    free: counts.free,
    charity_total_pence: counts.paid * manifest.charityPence,
    freezes_at: manifest.refundsUntil,
    drawn_at,
    drawn_number: picks[0]?.ticketNo,
    winner: { ...winner, claimed_at: claims[4]?.at },
  }
  const summary = {
    now: manifest.drawsAt,
    draw: facts,
    manifest: canonicalJson(manifest),
    manifest_hash: hash,
    published_at: manifest.opensAt,
    checkpoint,
    pool: { root, ...counts, frozen_at: manifest.refundsUntil, log_size: checkpoint.size },
    result: { ...outcome, drawn_at },
    picks,
    claims,
  }
  return `${JSON.stringify(summary, null, 2)}\n`
}

const saltOf = (ticketNo: number) => from(`salt ${ticketNo}`)

function holderOf(ticketNo: number): string {
  return receiptNumbers.includes(ticketNo) ? receiptHolder : uuidFrom(`holder ${ticketNo}`)
}

function uuidFrom(label: string): string {
  const hex = toHex(from(label))
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** 32 bytes that look like chance and are the same on every machine. */
function from(label: string): Uint8Array {
  return sha256(utf8(`wanderwish example draw: ${label}`))
}

async function write(): Promise<void> {
  const { result, receipt, summary } = await exampleDraw()
  const file = (path: string) => new URL(`../${path}`, import.meta.url)
  await mkdir(file('public/draw-files/'), { recursive: true })
  await writeFile(file('public/draw-files/example.json'), result)
  await writeFile(file('public/draw-files/example-receipt.json'), receipt)
  await writeFile(file('src/content/example-draw.generated.json'), summary)
}

if (argv[1] === fileURLToPath(import.meta.url)) await write()
