import type { OrderLine } from '../../../../../contract/desk.ts'
import { moneyWords } from '../../../../content/operator/money.ts'
import { personWords } from '../../../../content/operator/people.ts'
import { orderSheet } from '../../money/sheets.ts'
import { wholeList } from '../../parts/api-pages.ts'
import { ExportButton } from '../../parts/export-button.tsx'
import type { Column } from '../../parts/ledger.tsx'
import { LongLedger } from '../../parts/long-ledger.tsx'
import { OnPhone, OrderedDraw, orderColumns } from '../../parts/order-columns.tsx'
import { Part } from '../../parts/room.tsx'
import { mostOrders } from './at-a-glance.ts'
import { Newest } from './newest.tsx'

const words = personWords.orders

/** As in the room of the money, but that the buyer is known. */
const columns: readonly Column<OrderLine>[] = [
  {
    label: words.draw,
    cell: (order) => (
      <>
        <OrderedDraw order={order} />
        <OnPhone order={order} />
      </>
    ),
  },
  ...orderColumns.filter(({ label }) => label !== moneyWords.orders.columns.who),
]

export function Orders({ userId, orders }: { userId: string; orders: readonly OrderLine[] }) {
  const file = (
    <ExportButton {...orderSheet} name={`orders-${userId}`} pages={wholeList(async () => orders)} />
  )
  return (
    <Part id={words.id} title={words.title} tools={file}>
      <LongLedger caption={words.title} columns={columns} rows={orders} keyOf={({ id }) => id} />
      <Newest rows={orders} most={mostOrders} />
    </Part>
  )
}
