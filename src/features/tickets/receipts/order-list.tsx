import { receiptWords as words } from '../../../content/tickets/receipts.ts'
import { formatPence } from '../../../lib/money.ts'
import { formatDay } from '../../../lib/time.ts'
import { Link } from '../../../ui/link.tsx'
import { heldNumbers } from '../holding/held-numbers.ts'
import type { ShownOrder } from '../shown.ts'
import { SaveReceiptOf } from './save-receipt.tsx'

/** Paid orders, each leading to its printable receipt, to its ticket and to the file that proves it. */
export function OrderList({ orders }: { orders: readonly ShownOrder[] }) {
  const paid = orders.filter(({ status }) => status === 'paid')
  return (
    <div className="mt-12">
      <h3 className="text-subheading">{words.plural}</h3>
      <ul className="mt-4">
        {paid.map((order) => (
          <li key={order.id} className="gap-x-6 border-t border-mist py-2 sm:flex sm:items-baseline">
            <Link
              to={`/receipt?order=${order.id}`}
              className="grid grow grid-cols-[1fr_auto] items-baseline gap-x-6 py-1 underline decoration-transparent underline-offset-4 hover:decoration-champagne sm:grid-cols-[1fr_9rem_8rem]"
            >
              <span>{order.title}</span>
              <span className="text-sm text-slate max-sm:row-start-2">
                {formatDay(order.bought_at)}
                {order.suspended_numbers?.length ? <Questioned /> : null}
              </span>
              <span className="text-right">
                <span className="figures text-xl">{formatPence(order.total_pence)}</span>
                {order.refunded_pence ? (
                  <span className="block text-sm text-slate">
                    {words.refunded} {formatPence(order.refunded_pence)}
                  </span>
                ) : null}
              </span>
            </Link>
            <div className="flex flex-wrap items-baseline gap-x-6">
              {heldNumbers(order).length > 0 && (
                <Link
                  to={`/thank-you?order=${order.id}`}
                  aria-label={`${words.keepsake}: ${nameOf(order)}`}
                  className="inline-flex min-h-11 items-center text-sm text-slate underline decoration-champagne underline-offset-4 hover:text-ink hover:decoration-ink"
                >
                  {words.keepsake}
                </Link>
              )}
              <SaveReceiptOf orderId={order.id} name={nameOf(order)} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Questioned() {
  return <span className="block text-rose-error">{words.questioned}</span>
}

function nameOf({ title, bought_at: boughtAt }: ShownOrder): string {
  return `${title}, ${formatDay(boughtAt)}`
}
