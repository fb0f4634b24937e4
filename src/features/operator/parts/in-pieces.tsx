import { type ReactNode, useState } from 'react'
import { atOnce } from './api-pages.ts'
import { MoreButton } from './more-button.tsx'

interface InPiecesProps<Row> {
  rows: readonly Row[]
  /** Shows those it is given. */
  children: (rows: readonly Row[]) => ReactNode
}

/** A list that came whole and may be long: its beginning, and more of it for whoever asks. */
export function InPieces<Row>({ rows, children }: InPiecesProps<Row>) {
  const [count, setCount] = useState(atOnce)
  return (
    <>
      {children(rows.slice(0, count))}
      <MoreButton hasMore={rows.length > count} onMore={() => setCount(count + atOnce)} />
    </>
  )
}
