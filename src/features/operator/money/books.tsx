import type { Reconciliation } from '../../../../contract/desk.ts'
import { moneyWords } from '../../../content/operator/money.ts'
import { formatCount } from '../../../lib/count.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatFullPence } from '../../../lib/money.ts'
import { formatListMoment } from '../../../lib/time.ts'
import { useDesk } from '../api.ts'
import { ExportButton } from '../parts/export-button.tsx'
import { Part, Told } from '../parts/room.tsx'
import { everyDifference } from './api-money.ts'
import { BookSums } from './book-sums.tsx'
import { Differences } from './differences.tsx'
import { differenceSheet } from './sheets.ts'

const words = moneyWords.books

/** Our books and the provider's beside each other, and every line in which they part. */
export function Books() {
  const asked = useDesk('operator_reconciliation', {})
  return (
    <Part
      id={words.id}
      title={words.title}
      tools={<ExportButton {...differenceSheet} pages={everyDifference} />}
    >
      <Told asked={asked}>
        {(books) =>
          books.read_at ? (
            <BothBooks books={books} readAt={books.read_at} />
          ) : (
            <p className="border-t border-mist py-4 text-slate">{words.unread}</p>
          )
        }
      </Told>
    </Part>
  )
}

function BothBooks({ books, readAt }: { books: Reconciliation; readAt: string }) {
  const { ours, theirs, differences } = books
  const read = { moment: formatListMoment(readAt), lines: formatCount(theirs.lines) }
  return (
    <>
      <p className="mb-6 text-slate">{fillIn(words.read, read)}</p>
      <BookSums books={books} />
      <Rest
        sums={[
          [words.rest.fee_pence, theirs.fee_pence],
          [words.rest.paid_out_pence, theirs.paid_out_pence],
          [words.rest.balance_pence, theirs.balance_pence],
          [words.rest.otherwise_pence, ours.otherwise_pence],
          [words.rest.due_pence, ours.due_pence],
        ]}
      />
      <Differences differences={differences} />
    </>
  )
}

/** What stands in one book alone, as wide as the sums above. */
function Rest({ sums }: { sums: readonly (readonly [label: string, pence: number])[] }) {
  return (
    <dl className="mt-6 max-w-3xl border-t border-ink/25 text-base">
      {sums.map(([label, pence]) => (
        <div key={label} className="flex items-baseline justify-between gap-x-6 border-b border-mist py-2.5">
          <dt>{label}</dt>
          <dd className="whitespace-nowrap tabular-nums">{formatFullPence(pence)}</dd>
        </div>
      ))}
    </dl>
  )
}
