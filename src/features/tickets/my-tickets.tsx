import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { accountWords } from '../../content/my-account.ts'
import type { myTicketsWords, receiptWords, ticketErrors } from '../../content/tickets.ts'
import { formatMoment } from '../../lib/time.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FormError } from '../../ui/field.tsx'
import { myTickets } from './api.ts'
import { OrderList } from './order-list.tsx'
import { RefundTickets } from './refund-tickets.tsx'
import { ticketNumber } from './ticket-numbers.tsx'
import { told } from './told.ts'
import type { MyDraw, Ticket } from './types.ts'

interface MyTicketsProps {
  title: typeof accountWords.tickets
  words: typeof myTicketsWords
  errors: typeof ticketErrors
  receipts: typeof receiptWords
}

export function MyTickets({ title, words, errors, receipts }: MyTicketsProps) {
  const { data, error } = useQuery({ queryKey: ['my-tickets'], queryFn: myTickets, retry: 1 })
  return (
    <section aria-labelledby="tickets" aria-busy={!data && !error}>
      <h2 id="tickets" className="text-heading">
        {title.title}
      </h2>
      {error && <FormError>{told(error, errors)}</FormError>}
      {data?.draws.length === 0 && <NoTickets words={title} />}
      <div className="mt-8 space-y-8">
        {data?.draws.map((mine) => (
          <DrawTickets key={mine.draw.id} mine={mine} words={words} errors={errors} />
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

interface DrawTicketsProps {
  mine: MyDraw
  words: typeof myTicketsWords
  errors: typeof ticketErrors
}

function DrawTickets({ mine, words, errors }: DrawTicketsProps) {
  const { draw, odds } = mine
  const live = mine.tickets.filter(({ status, source }) => status === 'live' && source === 'paid')
  return (
    <article className="bg-paper px-6 py-7 shadow-paper sm:px-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1.5">
        <h3 className="text-subheading">
          <Title draw={draw} />
        </h3>
        <p className="caps text-[0.66rem] text-gold-deep">{words.drawStatuses[mine.status]}</p>
      </div>
      {odds && odds.yours > 0 && (
        <p className="mt-1 text-base text-slate">
          {mine.status === 'drawn' ? words.odds.past : `${words.odds.now}:`} {odds.yours} in{' '}
          {odds.issued.toLocaleString('en-GB')}
        </p>
      )}
      {mine.status === 'waiting' && <p className="mt-3 text-base text-slate">{words.waiting}</p>}
      <ul className="mt-5">
        {mine.tickets.map((ticket) => (
          <li key={ticket.number} className="flex flex-wrap items-baseline gap-x-6 border-t border-mist py-2">
            <span className={`figures text-xl ${ticket.status === 'live' ? '' : 'text-slate line-through'}`}>
              {ticketNumber(ticket.number)}
            </span>
            <span className="text-sm text-slate">{words.sources[ticket.source]}</span>
            <Standing ticket={ticket} mine={mine} words={words} />
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
        <p className="text-sm text-slate">{refundLine(mine, words)}</p>
        {mine.refundable && live.length > 0 && (
          <RefundTickets drawId={draw.id} tickets={live} words={words.refund} errors={errors} />
        )}
      </div>
    </article>
  )
}

/** Only a draw with a date has a page of its own. */
function Title({ draw: { id, title, drawsAt } }: { draw: MyDraw['draw'] }) {
  if (!drawsAt) return title
  return (
    <Link
      to={`/draws/${id}`}
      className="underline decoration-champagne decoration-1 underline-offset-4 hover:decoration-ink"
    >
      {title}
    </Link>
  )
}

interface StandingProps {
  ticket: Ticket
  mine: MyDraw
  words: typeof myTicketsWords
}

function Standing({ ticket, mine, words }: StandingProps) {
  const isDrawn = ticket.status === 'live' && ticket.number === mine.drawnNumber
  const isPast = ticket.status === 'live' && mine.status === 'drawn'
  return (
    <span
      className={`caps ml-auto text-[0.64rem] ${isDrawn ? 'font-semibold text-gold-deep' : 'text-slate'}`}
    >
      {isPast ? words.afterDraw[isDrawn ? 'drawn' : 'live'] : words.statuses[ticket.status]}
    </span>
  )
}

function refundLine({ draw, refundable }: MyDraw, { refund }: typeof myTicketsWords): string {
  if (!refundable) return refund.closed
  return draw.refundsUntil ? `${refund.until} ${formatMoment(draw.refundsUntil)}` : ''
}
