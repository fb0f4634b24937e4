import { Link } from 'react-router'
import { formatPence } from '../../lib/money.ts'
import { formatDay } from '../../lib/time.ts'
import type { Order } from './types.ts'

/** Paid orders, each leading to its printable receipt. */
export function OrderList({ title, orders }: { title: string; orders: readonly Order[] }) {
  const paid = orders.filter(({ status }) => status === 'paid')
  return (
    <div className="mt-12">
      <h3 className="text-subheading">{title}</h3>
      <ul className="mt-4">
        {paid.map((order) => (
          <li key={order.id} className="border-t border-mist">
            <Link
              to={`/receipt?order=${order.id}`}
              className="flex flex-wrap items-baseline justify-between gap-x-6 py-3 underline decoration-transparent underline-offset-4 hover:decoration-champagne"
            >
              <span>{order.title}</span>
              <span className="text-sm text-slate">{formatDay(order.boughtAt)}</span>
              <span className="figures text-xl">{formatPence(order.totalPence)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
