import type { Reconciliation } from '../../../../contract/desk.ts'
import { moneyWords } from '../../../content/operator/money.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatFullPence } from '../../../lib/money.ts'
import { type Column, Ledger } from '../parts/ledger.tsx'
import { type BookSum, bookSums } from './apart.ts'

const words = moneyWords.books.sums

const columns: readonly Column<BookSum>[] = [
  { label: words.columns.what, cell: ({ row }) => words.rows[row] },
  { label: words.columns.ours, cell: ({ ours }) => formatFullPence(ours), isFigure: true },
  { label: words.columns.theirs, cell: ({ theirs }) => formatFullPence(theirs), isFigure: true },
  {
    label: words.columns.apart,
    cell: ({ ours, theirs, listed }) => (
      <span className={listed === 0 ? 'text-slate' : 'text-rose-error'}>
        {formatFullPence(ours - theirs)}
      </span>
    ),
    isFigure: true,
  },
]

/** What came in, went back and is disputed, in both books. */
export function BookSums({ books }: { books: Reconciliation }) {
  const sums = bookSums(books)
  return (
    <div className="max-w-3xl">
      <Ledger caption={words.caption} columns={columns} rows={sums} keyOf={({ row }) => row} />
      <ul className="mt-3 space-y-1 text-sm">
        {sums.map((sum) => (
          <Why key={sum.row} sum={sum} />
        ))}
      </ul>
    </div>
  )
}

/** Only what stands in a line below is wrong; the rest of a gap closes by itself. */
function Why({ sum: { row, listed, unlisted } }: { sum: BookSum }) {
  const told = (text: string, pence: number) =>
    `${words.rows[row]}: ${fillIn(text, { pence: formatFullPence(Math.abs(pence)) })}`
  return (
    <>
      {listed !== 0 && <li className="text-rose-error">{told(words.listed, listed)}</li>}
      {unlisted !== 0 && <li className="text-slate">{told(words.unlisted[row], unlisted)}</li>}
    </>
  )
}
