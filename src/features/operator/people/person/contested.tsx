import { useState } from 'react'
import type { Suspension } from '../../../../../contract/operator.ts'
import { moneyWords } from '../../../../content/operator/money.ts'
import { personWords } from '../../../../content/operator/people.ts'
import { formatFullPence } from '../../../../lib/money.ts'
import { formatListMoment } from '../../../../lib/time.ts'
import { OpenCase } from '../../money/open-case.tsx'
import { DeskLink } from '../../parts/desk-link.tsx'
import type { Column } from '../../parts/ledger.tsx'
import { LongLedger } from '../../parts/long-ledger.tsx'
import { Part } from '../../parts/room.tsx'

const words = personWords.contested
const { causes, statuses, decided } = moneyWords.contested

const columns: readonly Column<Suspension>[] = [
  {
    label: words.draw,
    cell: ({ draw_id, title }) => <DeskLink to={`/operator/draws?id=${draw_id}`}>{title}</DeskLink>,
  },
  {
    label: decided.columns.amount,
    cell: ({ amount_pence }) => formatFullPence(amount_pence),
    isFigure: true,
  },
  { label: decided.columns.cause, cell: ({ cause }) => causes[cause], from: 'lg' },
  { label: decided.columns.status, cell: ({ status }) => statuses[status] },
  {
    label: decided.columns.when,
    cell: ({ decided_at }) => decided_at && formatListMoment(decided_at),
    from: 'sm',
  },
  { label: decided.columns.reason, cell: ({ reason }) => reason, from: 'lg' },
]

/** Payments the bank or the provider took back or may: those that wait, and those that were decided. */
export function Contested({ suspensions }: { suspensions: readonly Suspension[] }) {
  const [said, setSaid] = useState('')
  const open = suspensions.filter(({ status }) => status === 'open')
  const rest = suspensions.filter(({ status }) => status !== 'open')
  return (
    <Part id={words.id} title={words.title}>
      <p role="status" className="not-empty:mb-4">
        {said}
      </p>
      <ul>
        {open.map((suspension) => (
          <OpenCase key={suspension.id} suspension={suspension} isTheirs onDone={setSaid} />
        ))}
      </ul>
      {rest.length > 0 && (
        <LongLedger caption={words.title} columns={columns} rows={rest} keyOf={({ id }) => id} />
      )}
    </Part>
  )
}
