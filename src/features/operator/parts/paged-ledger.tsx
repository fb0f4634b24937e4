import type { ReactNode } from 'react'
import { type Listing, usePages } from './api-pages.ts'
import { type Column, Ledger } from './ledger.tsx'
import { MoreButton } from './more-button.tsx'
import { Told } from './room.tsx'

interface PagedLedgerProps<Row> {
  listing: Listing<Row>
  caption: string
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string | number
  empty: string
}

/** A list that may be long, page after page. */
export function PagedLedger<Row>({ listing, ...ledger }: PagedLedgerProps<Row>) {
  return <Paged listing={listing}>{(rows) => <Ledger {...ledger} rows={rows} />}</Paged>
}

interface PagedProps<Row> {
  listing: Listing<Row>
  /** Shows all that have come so far. */
  children: (rows: readonly Row[]) => ReactNode
}

/** The same of a list that is not shown line by line. */
export function Paged<Row>({ listing, children }: PagedProps<Row>) {
  const asked = usePages(listing)
  return (
    <Told asked={asked}>
      {({ pages }) => (
        <>
          {children(pages.flat())}
          <MoreButton
            hasMore={asked.hasNextPage}
            isBusy={asked.isFetchingNextPage}
            error={asked.isFetchNextPageError ? asked.error : null}
            onMore={asked.fetchNextPage}
          />
        </>
      )}
    </Told>
  )
}
