import type { CharityLine } from '../../../../contract/charity.ts'
import { moneyWords } from '../../../content/operator/money.ts'
import { formatCount } from '../../../lib/count.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatFullPence } from '../../../lib/money.ts'
import { formatListDay } from '../../../lib/time.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import { Dotted } from '../parts/dotted.tsx'

const words = moneyWords.charity

/** A draw with its charity, and the receipts for whoever opens them. */
export function CharityDraw({ line }: { line: CharityLine }) {
  const { draw_id, title, charity_name, payment, draws_at, receipts } = line
  const notes = [
    charity_name,
    draws_at ? formatListDay(draws_at) : words.undated,
    payment === 'demo' && moneyWords.demo,
  ]
  return (
    <>
      <DeskLink to={`/operator/draws?id=${draw_id}`}>{title}</DeskLink>
      <span className="mt-1 block text-sm text-slate">
        <Dotted>{notes}</Dotted>
      </span>
      {receipts.length > 0 && (
        <details className="text-sm text-slate">
          <summary className="w-fit py-1 max-sm:py-3">{receiptsTold(receipts.length)}</summary>
          <ul className="mt-1 space-y-1">
            {receipts.map(({ amount_pence, paid_on, reference }) => (
              <li key={reference} className="wrap-break-word">
                {fillIn(words.receipt, {
                  pence: formatFullPence(amount_pence),
                  day: formatListDay(paid_on),
                  reference,
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function receiptsTold(count: number): string {
  return count === 1 ? words.receipts.one : fillIn(words.receipts.many, { count: formatCount(count) })
}
