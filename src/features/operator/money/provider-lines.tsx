import type { BookedLine } from '../../../../contract/desk.ts'
import { moneyWords } from '../../../content/operator/money.ts'
import { formatFullPence } from '../../../lib/money.ts'
import { formatListMoment } from '../../../lib/time.ts'
import { ShortHash } from '../../../ui/hash.tsx'
import { everyPage } from '../parts/api-pages.ts'
import { ExportButton } from '../parts/export-button.tsx'
import type { Column } from '../parts/ledger.tsx'
import { PagedLedger } from '../parts/paged-ledger.tsx'
import { Part } from '../parts/room.tsx'
import { Sum } from '../parts/sum.tsx'
import { linePages } from './api-money.ts'
import { lineSheet } from './sheets.ts'

const words = moneyWords.books.lines

const columns: readonly Column<BookedLine>[] = [
  { label: words.columns.when, cell: ({ at }) => formatListMoment(at) },
  { label: words.columns.kind, cell: ({ kind }) => words.kinds[kind] },
  { label: words.columns.amount, cell: ({ amount_pence }) => formatFullPence(amount_pence), isFigure: true },
  {
    label: words.columns.fee,
    cell: ({ fee_pence }) => <Sum pence={fee_pence} />,
    isFigure: true,
    from: 'sm',
  },
  {
    label: words.columns.source,
    cell: ({ source_ref, id }) => <ShortHash width="">{source_ref ?? id}</ShortHash>,
    from: 'lg',
  },
]

/** All that the provider has booked. */
export function ProviderLines() {
  return (
    <Part
      id={words.id}
      title={words.title}
      tools={<ExportButton {...lineSheet} pages={everyPage(linePages)} />}
    >
      <PagedLedger
        listing={linePages}
        caption={words.title}
        columns={columns}
        keyOf={({ id }) => id}
        empty={words.empty}
      />
    </Part>
  )
}
