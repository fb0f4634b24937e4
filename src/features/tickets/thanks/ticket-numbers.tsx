import { ticketNumber } from '../../../lib/ticket-number.ts'

export function TicketNumbers({ numbers }: { numbers: readonly number[] }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {numbers.map((number) => (
        <li key={number} className="figures border border-champagne px-3.5 py-0.5 text-xl">
          {ticketNumber(number)}
        </li>
      ))}
    </ul>
  )
}
