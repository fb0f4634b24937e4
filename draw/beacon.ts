import { bls12_381 } from '@noble/curves/bls12-381.js'
import { fromHex, isHex, toHex, u64 } from './bytes.ts'
import { sha256 } from './sha256.ts'
import { instantOf } from './times.ts'

/** The public randomness of the draws: drand's quicknet, run by the League of Entropy. */
export const quicknet = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  chainKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
} as const

const signatureTag = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'

/** What a relay publishes for one round; both values in hex. */
export type Round = { round: number; randomness: string; signature: string }

/** The first round published at a time or after it: until then nobody can know it. */
export function roundAt(isoTime: string): number {
  const sinceGenesis = instantOf(isoTime) - 1000 * quicknet.genesis
  if (sinceGenesis < 0) throw new RangeError(`no round at ${isoTime}`)
  return Math.ceil(sinceGenesis / (1000 * quicknet.period)) + 1
}

/** When a round is published. */
export function roundTime(round: number): string {
  return new Date(1000 * (quicknet.genesis + quicknet.period * (round - 1))).toISOString()
}

/** A round out of whatever a relay or a file says; fields we do not need are left out. */
export function readRound(value: unknown): Round | null {
  if (typeof value !== 'object' || value === null) return null
  const { round, randomness, signature } = value as Record<string, unknown>
  if (!isRoundNumber(round) || !isHex(randomness, 32) || !isHex(signature, 48)) return null
  return { round, randomness, signature }
}

/** Whether the League signed this round and its randomness follows from the signature. */
export function verifyRound(value: unknown): boolean {
  const round = readRound(value)
  if (!round) return false
  const signature = fromHex(round.signature)
  return toHex(sha256(signature)) === round.randomness && isSignatureOf(round.round, signature)
}

function isSignatureOf(round: number, signature: Uint8Array): boolean {
  const { shortSignatures } = bls12_381
  try {
    const message = shortSignatures.hash(sha256(u64(round)), signatureTag)
    return shortSignatures.verify(signature, message, fromHex(quicknet.chainKey))
  } catch {
    // Bytes that are no point of the curve are no signature.
    return false
  }
}

function isRoundNumber(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1
}
