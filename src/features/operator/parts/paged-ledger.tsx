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
  const asked = usePages(listing)
  return (
    <Told asked={asked}>
      {({ pages }) => (
        <>
          <Ledger {...ledger} rows={pages.flat()} />
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
