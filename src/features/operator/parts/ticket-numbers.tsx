import { Fragment } from 'react'

/** Stretches of numbers in a line, such as '3, 7–12': it breaks between them, never inside one. */
export function TicketNumbers({ children }: { children: string }) {
  return children.split(', ').map((stretch, place) => (
    <Fragment key={stretch}>
      {place > 0 && ', '}
      <span className="whitespace-nowrap">{stretch}</span>
    </Fragment>
  ))
}
