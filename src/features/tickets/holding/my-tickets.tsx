import { useQuery } from '@tanstack/react-query'
import type { OrderSince } from '../../../../contract/tickets.ts'
import { myTicketsWords as words } from '../../../content/tickets/holding.ts'
import { ticketErrors } from '../../../content/tickets/refusals.ts'
import type { Picture } from '../../../content/types.ts'
import { told } from '../../../lib/refused.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/field.tsx'
import { myTickets } from '../api.ts'
import { OrderList } from '../receipts/order-list.tsx'
import { inOrder } from './draw-order.ts'
import { DrawTickets } from './draw-tickets.tsx'

interface MyTicketsProps {
  /** By the trip. */
  posters: Readonly<Partial<Record<string, Picture>>>
}

export function MyTickets({ posters }: MyTicketsProps) {
  const { data, error } = useQuery({ queryKey: ['my-tickets'], queryFn: myTickets, retry: 1 })
  return (
    <section id="tickets" aria-labelledby="tickets-title" aria-busy={!data && !error}>
      <h2 id="tickets-title" className="text-heading">
        {words.title}
      </h2>
      {error && <FormError>{told(error, ticketErrors)}</FormError>}
      {data?.draws.length === 0 && <NoTickets />}
      <div className="mt-8 space-y-8">
        {inOrder(data?.draws ?? []).map((mine) => (
          <DrawTickets
            key={mine.draw.id}
            mine={mine}
            suspended={suspendedIn(mine.draw.id, data?.orders ?? [])}
            poster={posters[mine.draw.experience]}
          />
        ))}
      </div>
      {data && data.orders.length > 0 && <OrderList orders={data.orders} />}
    </section>
  )
}

function suspendedIn(drawId: string, orders: readonly OrderSince[]): readonly number[] {
  return orders.filter(({ draw_id }) => draw_id === drawId).flatMap((order) => order.suspended_numbers)
}

function NoTickets() {
  return (
    <div className="mt-6">
      <p className="mb-6 text-slate">{words.empty}</p>
      <ButtonLink to={words.explore.to} arrow>
        {words.explore.label}
      </ButtonLink>
    </div>
  )
}
