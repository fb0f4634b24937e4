import { ed25519 } from '@noble/curves/ed25519.js'
import type { Page } from 'playwright-core'
import { fromHex, toHex } from '../../draw/bytes.ts'
import { checkpointBytes } from '../../draw/checkpoint.ts'
import { manifestHash } from '../../draw/manifest.ts'
import { seedOf } from '../../draw/picks.ts'
import { resultText } from '../../draw/result.ts'
import { emptyRoot } from '../../draw/tree.ts'
import example from '../../src/content/example-draw.generated.json' with { type: 'json' }

/** A draw as the service tells of it, at any point of its life; the journeys answer the page with it. */
export const drawId = example.draw.id

type Facts = Record<string, unknown>

export const drawn: { draw: Facts } & Facts = example

const unborn = { drawn_at: null, drawn_number: null, winner: null }
const unfrozen = { pool: null, result: null, picks: [], claims: [] }

/** The story of a draw that has not been drawn, with what is different about it. */
export function story(facts: Facts, more: Facts = {}) {
  const frozen = facts.state === 'frozen' || facts.state === 'drawing'
  const rest = frozen ? { ...unfrozen, pool: drawn.pool } : unfrozen
  return { ...drawn, ...rest, ...more, draw: { ...drawn.draw, ...unborn, ...facts } }
}

export const stories = {
  upcoming: story(
    { state: 'upcoming', issued: 0, paid: 0, free: 0, charity_total_pence: 0 },
    { checkpoint: null },
  ),
  open: story({ state: 'open' }),
  undated: story(
    {
      state: 'open',
      closes_at: null,
      postal_closes_at: null,
      refunds_until: null,
      freezes_at: null,
      draws_at: null,
      round: null,
    },
    { manifest: null, manifest_hash: null, published_at: null, checkpoint: null },
  ),
  waiting: story(
    { state: 'waiting', closes_at: null, draws_at: null, freezes_at: null, round: null },
    { manifest: null, manifest_hash: null },
  ),
  closed: story({ state: 'closed' }),
  frozen: story({ state: 'frozen' }),
  drawing: story({ state: 'drawing' }),
  drawn,
  told: {
    ...drawn,
    claims: (drawn.claims as Facts[]).slice(0, 1),
    draw: { ...drawn.draw, winner: null },
  },
  nobody: story(
    { state: 'drawn', issued: 0, paid: 0, free: 0, charity_total_pence: 0, drawn_at: drawn.draw.drawn_at },
    { pool: { ...(drawn.pool as Facts), n: 0, paid: 0, free: 0 }, result: drawn.result },
  ),
  cancelled: story({ state: 'cancelled', issued: 0, paid: 0, free: 0, charity_total_pence: 0 }),
} as const

/** The file of a draw that nobody entered, drawn by the example's round. */
export async function emptyResult(): Promise<string> {
  const { secretKey, publicKey } = ed25519.keygen()
  const manifest = { ...JSON.parse(example.manifest), checkpointKey: toHex(publicKey) }
  const hash = manifestHash(manifest)
  const { round, randomness, signature } = example.result
  const seed = seedOf({ manifestHash: hash, root: emptyRoot, n: 0, round, randomness: fromHex(randomness) })
  const root = toHex(emptyRoot)
  const log = { at: manifest.refundsUntil, draw: drawId, root, size: 0 }
  const checkpoint = { ...log, signature: toHex(ed25519.sign(checkpointBytes(log), secretKey)) }
  const unclaimed = { at: manifest.drawsAt, act: 'unclaimed', place: null, ticketNo: null } as const
  const parts = {
    head: { manifest, manifestHash: toHex(hash) },
    leaves: [],
    tombstones: [],
    figures: { root, n: 0, paid: 0, free: 0, log: { size: 0, root, checkpoint } },
    retired: [],
    end: {
      tombstonesAt: [],
      round,
      randomness,
      signature,
      seed: toHex(seed),
      picks: [],
      claims: [unclaimed],
    },
  }
  let text = ''
  for await (const part of resultText(parts)) text += part
  return text
}

/** Answers one call of the page by hand. */
export async function tell(page: Page, call: string, answer: () => unknown): Promise<void> {
  await page.route(`**/rest/v1/rpc/${call}`, (route) => route.fulfill({ json: answer() }))
}
