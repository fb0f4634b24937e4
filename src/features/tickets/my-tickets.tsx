import { useQuery } from '@tanstack/react-query'
import type { accountWords } from '../../content/my-account.ts'
import type { myTicketsWords, receiptWords, ticketErrors } from '../../content/tickets.ts'
import type { Picture } from '../../content/types.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FormError } from '../../ui/field.tsx'
import { myTickets } from './api.ts'
import { inOrder } from './draw-order.ts'
import { DrawTickets } from './draw-tickets.tsx'
import { OrderList } from './order-list.tsx'
import { told } from './told.ts'

interface MyTicketsProps {
  title: typeof accountWords.tickets
  words: typeof myTicketsWords
  errors: typeof ticketErrors
  receipts: typeof receiptWords
  /** By the trip. */
  posters: Readonly<Partial<Record<string, Picture>>>
}

export function MyTickets({ title, words, errors, receipts, posters }: MyTicketsProps) {
  const { data, error } = useQuery({ queryKey: ['my-tickets'], queryFn: myTickets, retry: 1 })
  return (
    <section id="tickets" aria-labelledby="tickets-title" aria-busy={!data && !error}>
      <h2 id="tickets-title" className="text-heading">
        {title.title}
      </h2>
      {error && <FormError>{told(error, errors)}</FormError>}
      {data?.draws.length === 0 && <NoTickets words={title} />}
      <div className="mt-8 space-y-8">
        {inOrder(data?.draws ?? []).map((mine) => (
          <DrawTickets
            key={mine.draw.id}
            mine={mine}
            poster={posters[mine.draw.experience]}
            words={words}
            errors={errors}
          />
        ))}
      </div>
      {data && data.orders.length > 0 && <OrderList orders={data.orders} words={receipts} errors={errors} />}
    </section>
  )
}

function NoTickets({ words }: { words: MyTicketsProps['title'] }) {
  return (
    <div className="mt-6">
      <p className="mb-6 text-slate">{words.empty}</p>
      <ButtonLink to={words.explore.to} arrow>
        {words.explore.label}
      </ButtonLink>
    </div>
  )
}
