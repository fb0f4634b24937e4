import type { Cancellation } from '../../../../contract/operator.ts'
import { todayWords } from '../../../content/operator/today.ts'
import { formatCount } from '../../../lib/count.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatPence } from '../../../lib/money.ts'
import { Link } from '../../../ui/link.tsx'
import { Part } from '../parts/room.tsx'

const words = todayWords.cancelling

/** Large draws on their way to being empty. */
export function Cancelling({ cancellations }: { cancellations: readonly Cancellation[] }) {
  return (
    <Part title={words.title}>
      <ul className="space-y-5">
        {cancellations.map((one) => (
          <li key={one.draw_id}>
            <Link to={`/operator/draws?id=${one.draw_id}`} className="block">
              <span className="flex flex-wrap justify-between gap-x-6">
                <span>{one.reason}</span>
                <span className="figures text-slate">
                  {fillIn(words.progress, {
                    done: formatCount(one.done_number),
                    last: formatCount(one.last_number),
                    sent: formatPence(one.sent_pence),
                    owed: formatPence(one.owed_pence),
                  })}
                </span>
              </span>
              <progress
                aria-label={one.reason}
                max={one.last_number}
                value={one.done_number}
                className="mt-2 h-1 w-full accent-gold-deep"
              />
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}
