import { concat, u64, utf8, uuidBytes } from './bytes.ts'
import { canonicalJson } from './canonical.ts'
import { sha256 } from './sha256.ts'

/** One entry in a draw, paid or postal. `commit` hides whose it is until its holder shows the salt. */
export type Leaf = { commit: string; draw: string; ticketNo: number; v: 1 }

/** A number handed back. Its leaf stays in the log; the pool goes without it. */
export type Tombstone = { draw: string; ticketNo: number; v: 1; void: 'refund' | 'void' | 'cancelled' }

export type Secret = { salt: Uint8Array; holder: string; ticketNo: number }

export function commitOf({ salt, holder, ticketNo }: Secret): Uint8Array {
  if (salt.length !== 32) throw new RangeError('a salt has 32 bytes')
  return sha256(concat(salt, uuidBytes(holder), u64(ticketNo)))
}

/** Its canonical JSON, with the keys in their order at once: a file has millions of these lines. */
export function leafLine({ commit, draw, ticketNo, v }: Leaf): string {
  const [hash, id, number] = [canonicalJson(commit), canonicalJson(draw), canonicalJson(ticketNo)]
  return `{"commit":${hash},"draw":${id},"ticketNo":${number},"v":${canonicalJson(v)}}`
}

export function leafBytes(leaf: Leaf): Uint8Array {
  return utf8(leafLine(leaf))
}

export function tombstoneLine({ draw, ticketNo, v, void: reason }: Tombstone): string {
  return canonicalJson({ draw, ticketNo, v, void: reason })
}

export function tombstoneBytes(tombstone: Tombstone): Uint8Array {
  return utf8(tombstoneLine(tombstone))
}

// Ticket numbers are kept in four bytes each while a result is checked.
export const highestTicketNo = 2 ** 32 - 1

export function isTicketNo(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= highestTicketNo
}
