import type { Protection } from '../../../../../contract/protection.ts'
import { personWords } from '../../../../content/operator/people.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { formatPence } from '../../../../lib/money.ts'
import { formatListMoment } from '../../../../lib/time.ts'
import { type FactLine, Facts } from '../../parts/facts.tsx'
import { Part } from '../../parts/room.tsx'

const words = personWords.limits

/** The brakes somebody has put on themselves; nobody else can loosen them. */
export function Limits({ protection }: { protection: Protection }) {
  const { monthly_limit_pence: limit, spent_this_month_pence: spent, on_break_until: pause } = protection
  const facts: FactLine[] = [
    [words.limit, limit === null ? words.noLimit : formatPence(limit)],
    [words.spent, formatPence(spent)],
    [words.pause, pause ? formatListMoment(pause) : words.noPause],
  ]
  const pending = pendingOf(protection)
  return (
    <Part title={words.title}>
      <Facts lines={pending ? [...facts, [words.pending, pending]] : facts} />
    </Part>
  )
}

function pendingOf({ pending_limit_pence: next, pending_from: from }: Protection): string | null {
  if (!from) return null
  const moment = formatListMoment(from)
  return next === null
    ? fillIn(words.pendingEnd, { moment })
    : fillIn(words.pendingLimit, { amount: formatPence(next), moment })
}
