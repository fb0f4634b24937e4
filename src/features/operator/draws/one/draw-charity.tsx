import { useState } from 'react'
import type { CharityLine } from '../../../../../contract/charity.ts'
import type { BookedDraw } from '../../../../../contract/desk.ts'
import { drawCharityWords as words } from '../../../../content/operator/draws.ts'
import { paymentWords } from '../../../../content/operator/money.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { formatFullPence, formatPence } from '../../../../lib/money.ts'
import { formatListDay } from '../../../../lib/time.ts'
import { useDesk } from '../../api.ts'
import { Facts } from '../../parts/facts.tsx'
import { type Column, Ledger } from '../../parts/ledger.tsx'
import { RecordPayment } from '../../parts/record-payment.tsx'
import { Part, Told } from '../../parts/room.tsx'

type Receipt = CharityLine['receipts'][number]

const columns: readonly Column<Receipt>[] = [
  {
    label: words.receipts.reference,
    cell: ({ reference }) => <span className="wrap-anywhere">{reference}</span>,
  },
  { label: words.receipts.day, cell: ({ paid_on }) => formatListDay(paid_on) },
  { label: words.receipts.amount, cell: ({ amount_pence }) => formatFullPence(amount_pence), isFigure: true },
]

/** What this draw has set aside for its charity, and what has been paid over. */
export function DrawCharity({ draw }: { draw: BookedDraw }) {
  const { charity_total_pence: accrued, charity_paid_pence: paid } = draw
  const due = Math.max(accrued - paid, 0)
  const ledger = useDesk('charity_ledger', {})
  const [said, setSaid] = useState('')
  return (
    <Part title={words.title}>
      <Facts
        isLarge
        lines={[
          [words.accrued, formatPence(accrued)],
          [words.paid, formatPence(paid)],
          [words.due, formatPence(due)],
        ]}
      />
      {draw.payment === 'demo' && <p className="mb-4 text-base text-slate">{words.demo}</p>}
      <Told asked={ledger}>
        {({ lines }) => (
          <Ledger
            caption={words.receipts.title}
            columns={columns}
            rows={lines.find(({ draw_id }) => draw_id === draw.id)?.receipts ?? []}
            keyOf={({ reference }) => reference}
            empty={words.receipts.empty}
          />
        )}
      </Told>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        {due > 0 && (
          <RecordPayment
            title={fillIn(paymentWords.titleOf, { charity: draw.charity_name })}
            draw={draw.id}
            onDone={setSaid}
          />
        )}
        <p role="status" className="text-slate">
          {said}
        </p>
      </div>
    </Part>
  )
}
