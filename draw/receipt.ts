import { equal, fromHex, isHex, isUuid } from './bytes.ts'
import { isSignedBy, readCheckpoint, type SignedCheckpoint } from './checkpoint.ts'
import { commitOf, isTicketNo, type Leaf, leafBytes, leafLine } from './entries.ts'
import { type ResultChunks, readResult } from './result-reader.ts'
import { isIncluded, leafHash } from './tree.ts'

export type ReceiptTicket = {
  ticketNo: number
  commit: string
  salt: string
  /** The leaf's place in the log, and the hashes that lead from it to the checkpoint's root. */
  index: number
  proof: string[]
}

/** What a buyer keeps: enough to show that their tickets are in the log, and that they are theirs. */
export type Receipt = {
  v: 1
  draw: string
  order: string | null
  holder: string
  tickets: ReceiptTicket[]
  checkpoint: SignedCheckpoint
  checkpointKey: string
}

/** `tickets` are the numbers that failed a step; none where it failed as a whole. */
export type ReceiptStep = { id: 'form' | 'commit' | 'log' | 'signature'; ok: boolean; tickets: number[] }

/** Form, commits, places in the log and signature. Without the manifest's key the receipt's own is believed. */
export function checkReceipt(value: unknown, manifestKey?: string): ReceiptStep[] {
  const receipt = readReceipt(value)
  if (!receipt) {
    return (['form', 'commit', 'log', 'signature'] as const).map((id) => ({ id, ok: false, tickets: [] }))
  }
  const { tickets, checkpoint, checkpointKey } = receipt
  const unopened = tickets.filter((ticket) => !opens(ticket, receipt.holder))
  const unlogged = tickets.filter((ticket) => !isLogged(ticket, receipt))
  const keyHolds = manifestKey === undefined || manifestKey === checkpointKey
  const sameDraw = checkpoint.draw === receipt.draw
  return [
    { id: 'form', ok: true, tickets: [] },
    { id: 'commit', ok: unopened.length === 0, tickets: unopened.map(({ ticketNo }) => ticketNo) },
    { id: 'log', ok: sameDraw && unlogged.length === 0, tickets: unlogged.map(({ ticketNo }) => ticketNo) },
    { id: 'signature', ok: keyHolds && isSignedBy(checkpoint, checkpointKey), tickets: [] },
  ]
}

/** Where a receipt's ticket stands in a result: in the pool, handed back, or nowhere. */
export type TicketInResult = { ticketNo: number; found: 'live' | 'retired' | 'missing'; index: number | null }

export async function receiptInResult(receipt: Receipt, chunks: ResultChunks): Promise<TicketInResult[]> {
  const sought = new Map(
    receipt.tickets.map((ticket) => [leafLine(leafOf(ticket, receipt)), ticket.ticketNo]),
  )
  const found = new Map<number, TicketInResult>()
  const lengths = new Set([...sought.keys()].map((line) => line.length))
  const decoder = new TextDecoder()
  const seek = (line: Uint8Array, place: Pick<TicketInResult, 'found' | 'index'>) => {
    if (!lengths.has(line.length)) return
    const ticketNo = sought.get(decoder.decode(line))
    if (ticketNo !== undefined) found.set(ticketNo, { ticketNo, ...place })
  }
  let index = 0
  await readResult(chunks, {
    leaf: (line) => seek(line, { found: 'live', index: index++ }),
    retired: (line) => seek(line, { found: 'retired', index: null }),
  })
  return receipt.tickets.map(({ ticketNo }) => found.get(ticketNo) ?? missing(ticketNo))
}

export function readReceipt(value: unknown): Receipt | null {
  if (typeof value !== 'object' || value === null) return null
  const { v, draw, order, holder, tickets, checkpoint, checkpointKey } = value as Record<string, unknown>
  const signed = readCheckpoint(checkpoint)
  if (v !== 1 || !isUuid(draw) || !isUuid(holder) || !isHex(checkpointKey, 32) || !signed) return null
  if (order !== null && typeof order !== 'string') return null
  if (!Array.isArray(tickets) || tickets.length === 0 || !tickets.every(isTicket)) return null
  return { v, draw, order, holder, tickets, checkpoint: signed, checkpointKey }
}

function isTicket(value: unknown): value is ReceiptTicket {
  if (typeof value !== 'object' || value === null) return false
  const { ticketNo, commit, salt, index, proof } = value as Record<string, unknown>
  const hashed = isHex(commit, 32) && isHex(salt, 32)
  const proven = Array.isArray(proof) && proof.every((hash) => isHex(hash, 32))
  return isTicketNo(ticketNo) && hashed && proven && Number.isSafeInteger(index)
}

function opens({ salt, ticketNo, commit }: ReceiptTicket, holder: string): boolean {
  return equal(commitOf({ salt: fromHex(salt), holder, ticketNo }), fromHex(commit))
}

function isLogged(ticket: ReceiptTicket, { draw, checkpoint }: Receipt): boolean {
  const hash = leafHash(leafBytes(leafOf(ticket, { draw })))
  const proof = ticket.proof.map(fromHex)
  return isIncluded(hash, ticket.index, checkpoint.size, proof, fromHex(checkpoint.root))
}

function leafOf({ commit, ticketNo }: ReceiptTicket, { draw }: { draw: string }): Leaf {
  return { commit, draw, ticketNo, v: 1 }
}

function missing(ticketNo: number): TicketInResult {
  return { ticketNo, found: 'missing', index: null }
}
