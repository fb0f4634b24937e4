import type { LetterFacts } from '../../../../contract/operator.ts'
import { peopleWords } from '../../../content/operator/people.ts'
import { ticketNumber } from '../../../lib/ticket-number.ts'
import { DeskLink } from '../parts/desk-link.tsx'

type Entry = Pick<LetterFacts, 'draw_id' | 'title' | 'number' | 'status'>

/** A number of a draw, with the way to the draw, and whether it is still in it. */
export function DrawEntry({ entry: { draw_id, title, number, status } }: { entry: Entry }) {
  return (
    <>
      <span className="tabular-nums">{ticketNumber(number)}</span>{' '}
      <DeskLink to={`/operator/draws?id=${draw_id}`}>{title}</DeskLink>
      <span className={`block text-sm ${status === 'live' ? 'text-slate' : 'text-rose-error'}`}>
        {peopleWords.statuses[status]}
      </span>
    </>
  )
}
