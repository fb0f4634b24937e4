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

/** '000042': all numbers of a draw line up. */
export function ticketNumber(number: number): string {
  return String(number).padStart(6, '0')
}
