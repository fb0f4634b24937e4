import { useState } from 'react'
import type { CharityLine, CharitySums } from '../../../../contract/charity.ts'
import { moneyWords } from '../../../content/operator/money.ts'
import { formatCount } from '../../../lib/count.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatFullPence } from '../../../lib/money.ts'
import { useDesk } from '../api.ts'
import { ExportButton } from '../parts/export-button.tsx'
import { type FactLine, Facts } from '../parts/facts.tsx'
import type { Column } from '../parts/ledger.tsx'
import { LongLedger } from '../parts/long-ledger.tsx'
import { Part, Told } from '../parts/room.tsx'
import { Sum } from '../parts/sum.tsx'
import { everyCharityLine } from './api-money.ts'
import { CharityDraw } from './charity-draw.tsx'
import { RecordAnyPayment } from './record-any-payment.tsx'
import { charitySheet } from './sheets.ts'

const words = moneyWords.charity

const columns: readonly Column<CharityLine>[] = [
  { label: words.columns.draw, cell: (line) => <CharityDraw line={line} /> },
  {
    label: words.columns.share,
    cell: ({ paid_tickets, charity_pence }) =>
      fillIn(words.share, { tickets: formatCount(paid_tickets), pence: formatFullPence(charity_pence) }),
    isFigure: true,
    from: 'lg',
  },
  {
    label: words.columns.accrued,
    cell: ({ accrued_pence }) => <Sum pence={accrued_pence} />,
    isFigure: true,
    from: 'sm',
  },
  { label: words.columns.paid, cell: ({ paid_pence }) => <Sum pence={paid_pence} />, isFigure: true },
  { label: words.columns.due, cell: ({ due_pence }) => <Sum pence={due_pence} />, isFigure: true },
]

/** What each draw has set aside for its charity, what has been paid over, and by which receipts. */
export function Charity() {
  const asked = useDesk('charity_ledger', {})
  const [done, setDone] = useState('')
  return (
    <Part
      id={words.id}
      title={words.title}
      tools={<ExportButton {...charitySheet} pages={everyCharityLine} />}
    >
      <Told asked={asked}>
        {({ lines, totals }) => (
          <>
            <div className="mb-8">
              <Facts isLarge lines={sumsOf(totals)} />
            </div>
            <LongLedger
              caption={words.title}
              columns={columns}
              rows={lines}
              keyOf={({ draw_id }) => draw_id}
              empty={words.empty}
            />
            <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
              <RecordAnyPayment lines={lines} onDone={setDone} />
              <p role="status">{done}</p>
            </div>
          </>
        )}
      </Told>
    </Part>
  )
}

/** Of real money only. */
function sumsOf({ accrued_pence, paid_pence, due_pence }: CharitySums): FactLine[] {
  return [
    [words.totals.accrued_pence, formatFullPence(accrued_pence)],
    [words.totals.paid_pence, formatFullPence(paid_pence)],
    [words.totals.due_pence, formatFullPence(due_pence)],
  ]
}
