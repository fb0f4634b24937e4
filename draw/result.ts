import { canonicalJson } from './canonical.ts'
import type { SignedCheckpoint } from './checkpoint.ts'

/** A place in the pool and the number that stands there. */
export type Pick = { index: number; ticketNo: number }

export const claimActs = [
  'told',
  'claimed',
  'lapsed',
  'refused',
  'promoted',
  'delivered',
  'unclaimed',
] as const
/**
 * What became of a pick. `place` is its position in `picks`: 0 is the winner, 1 the first reserve. `unclaimed` is said
 * when nobody is left, so of no place and no number.
 */
export type Claim = {
  at: string
  act: (typeof claimActs)[number]
  place: number | null
  ticketNo: number | null
}

export type ResultHead = { manifest: unknown; manifestHash: string }

export type ResultFigures = {
  root: string
  n: number
  paid: number
  free: number
  log: { size: number; root: string; checkpoint: SignedCheckpoint }
}

export type ResultEnd = {
  /** Where in the log each tombstone stands. */
  tombstonesAt: number[]
  round: number
  /** Null until the draw. */
  randomness: string | null
  signature: string | null
  seed: string | null
  picks: Pick[]
  claims: Claim[]
}

// The file is one JSON object in seven pieces: four texts, and between them three lists with one entry on each line.
// Leaves are the live ones in pool order; tombstones stand in log order; retired are the leaves that have a tombstone.

export function resultHead({ manifest, manifestHash }: ResultHead): string {
  return `{"manifest":${canonicalJson(manifest)},"manifestHash":${canonicalJson(manifestHash)},"leaves":[`
}

export const tombstonesFollow = '],"tombstones":['

export function resultFigures({ root, n, paid, free, log }: ResultFigures): string {
  const pool = `"root":${canonicalJson(root)},"n":${canonicalJson(n)},"paid":${canonicalJson(paid)},"free":${canonicalJson(free)}`
  const { size, checkpoint } = log
  const logged = `"size":${canonicalJson(size)},"root":${canonicalJson(log.root)},"checkpoint":${canonicalJson(checkpoint)}`
  return `],${pool},"log":{${logged},"retired":[`
}

export function resultEnd(end: ResultEnd): string {
  const drawn = (['round', 'randomness', 'signature', 'seed', 'picks', 'claims'] as const).map(
    (key) => `"${key}":${canonicalJson(end[key])}`,
  )
  return `],"tombstonesAt":${canonicalJson(end.tombstonesAt)}},${drawn.join(',')}}`
}

type Lines = Iterable<string> | AsyncIterable<string>

export type ResultParts = {
  head: ResultHead
  leaves: Lines
  tombstones: Lines
  figures: ResultFigures
  retired: Lines
  end: ResultEnd
}

/** The whole file in chunks. Each entry is given as its canonical JSON. */
export async function* resultText(parts: ResultParts): AsyncGenerator<string> {
  yield `${resultHead(parts.head)}\n`
  yield* listText(parts.leaves)
  yield `${tombstonesFollow}\n`
  yield* listText(parts.tombstones)
  yield `${resultFigures(parts.figures)}\n`
  yield* listText(parts.retired)
  yield `${resultEnd(parts.end)}\n`
}

const chunkLength = 1 << 16

/** Every line but the last ends with a comma. */
async function* listText(lines: Lines): AsyncGenerator<string> {
  let chunk = ''
  let first = true
  for await (const line of lines) {
    chunk += first ? line : `,\n${line}`
    first = false
    if (chunk.length < chunkLength) continue
    yield chunk
    chunk = ''
  }
  if (!first) yield `${chunk}\n`
}
