import { ed25519 } from '@noble/curves/ed25519.js'
import { fromHex, isHex, isUuid } from './bytes.ts'
import { canonicalBytes } from './canonical.ts'
import { isUtc } from './times.ts'

/** What the log was at one time: every leaf and tombstone up to `size`. */
export type Checkpoint = { at: string; draw: string; root: string; size: number }

export type SignedCheckpoint = Checkpoint & { signature: string }

/** The bytes that are signed: these four keys alone. */
export function checkpointBytes({ at, draw, root, size }: Checkpoint): Uint8Array {
  return canonicalBytes({ at, draw, root, size })
}

export function readCheckpoint(value: unknown): SignedCheckpoint | null {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 5) return null
  const { at, draw, root, size, signature } = value as Record<string, unknown>
  if (!isUtc(at) || !isUuid(draw) || !isHex(root, 32) || !isHex(signature, 64)) return null
  if (!Number.isSafeInteger(size) || (size as number) < 0) return null
  return { at, draw, root, size: size as number, signature }
}

export function isSignedBy(checkpoint: unknown, keyHex: unknown): boolean {
  const signed = readCheckpoint(checkpoint)
  if (!signed || !isHex(keyHex, 32)) return false
  try {
    return ed25519.verify(fromHex(signed.signature), checkpointBytes(signed), fromHex(keyHex), {
      zip215: false,
    })
  } catch {
    // Bytes that are no point of the curve are no key and no signature.
    return false
  }
}
