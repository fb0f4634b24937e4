import type { ComponentProps } from 'react'
import { InPieces } from './in-pieces.tsx'
import { Ledger } from './ledger.tsx'

/** A list that came whole and may be long. */
export function LongLedger<Row>({ rows, ...ledger }: ComponentProps<typeof Ledger<Row>>) {
  return <InPieces rows={rows}>{(shown) => <Ledger {...ledger} rows={shown} />}</InPieces>
}
