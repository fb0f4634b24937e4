import type { Progress, Step } from '../../../../draw/check.ts'
import type { ReceiptStep, TicketInResult } from '../../../../draw/receipt.ts'

/** A file of the visitor's, or the address of one of ours. */
export type CheckSource = File | string

export type CheckRequest =
  | { kind: 'result'; source: CheckSource }
  /** `key` is the one in the draw's terms; without a result only the receipt itself is looked at. */
  | { kind: 'receipt'; receipt: string; key: string | null; result: CheckSource | null }

export interface ReceiptAnswer {
  /** The draw it belongs to; null when it is no receipt at all. */
  draw: string | null
  numbers: number[]
  steps: ReceiptStep[]
  /** Where the numbers stand in the list: sought while it is read, null while there is none. */
  places: TicketInResult[] | 'sought' | null
}

export type CheckReply =
  | { kind: 'progress'; progress: Progress }
  | { kind: 'step'; step: Step }
  | { kind: 'done' }
  | { kind: 'receipt'; answer: ReceiptAnswer }
  /** The file did not come, or not whole. */
  | { kind: 'unreachable' }
