import type { Difference } from '../../../../contract/desk.ts'
import { moneyWords } from '../../../content/operator/money.ts'
import { formatListMoment } from '../../../lib/time.ts'
import { ShortHash } from '../../../ui/hash.tsx'
import type { Column } from '../parts/ledger.tsx'
import { LongLedger } from '../parts/long-ledger.tsx'
import { Sum } from '../parts/sum.tsx'

const words = moneyWords.books.differences

const columns: readonly Column<Difference>[] = [
  {
    label: words.columns.what,
    cell: ({ what, our_ref, their_ref }) => (
      <>
        {words.kinds[what]}
        <span className="block text-slate">
          <ShortHash>{their_ref ?? our_ref ?? ''}</ShortHash>
        </span>
      </>
    ),
  },
  { label: words.columns.since, cell: ({ since }) => formatListMoment(since), from: 'sm' },
  { label: words.columns.ours, cell: ({ ours_pence }) => <Sum pence={ours_pence} />, isFigure: true },
  { label: words.columns.theirs, cell: ({ theirs_pence }) => <Sum pence={theirs_pence} />, isFigure: true },
]

/** Every line in which the two books part. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  return (
    <>
      <h3 className="mt-10 mb-3 font-sans font-medium">{words.title}</h3>
      <LongLedger
        caption={words.title}
        columns={columns}
        rows={differences}
        keyOf={({ what, our_ref, their_ref }) => `${what} ${our_ref} ${their_ref}`}
        empty={words.none}
      />
    </>
  )
}
