import type { RefundLine } from '../../../../../contract/operator.ts'
import { moneyWords } from '../../../../content/operator/money.ts'
import { personWords } from '../../../../content/operator/people.ts'
import { refundSheet } from '../../money/sheets.ts'
import { wholeList } from '../../parts/api-pages.ts'
import { DeskLink } from '../../parts/desk-link.tsx'
import { ExportButton } from '../../parts/export-button.tsx'
import type { Column } from '../../parts/ledger.tsx'
import { LongLedger } from '../../parts/long-ledger.tsx'
import { refundColumns } from '../../parts/refund-columns.tsx'
import { Part } from '../../parts/room.tsx'
import { Newest } from './newest.tsx'

const words = personWords.refunds

/** As in the room of the money, but that whose it is is known. */
const columns: readonly Column<RefundLine>[] = [
  {
    label: words.draw,
    cell: ({ draw_id, title }) => <DeskLink to={`/operator/draws?id=${draw_id}`}>{title}</DeskLink>,
  },
  ...refundColumns.filter(({ label }) => label !== moneyWords.refunds.columns.whom),
]

export function Refunds({ userId, refunds }: { userId: string; refunds: readonly RefundLine[] }) {
  const file = (
    <ExportButton {...refundSheet} name={`refunds-${userId}`} pages={wholeList(async () => refunds)} />
  )
  return (
    <Part id={words.id} title={words.title} tools={file}>
      <LongLedger caption={words.title} columns={columns} rows={refunds} keyOf={({ id }) => id} />
      <Newest rows={refunds} most={200} />
    </Part>
  )
}
