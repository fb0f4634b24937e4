import type { Cancellation } from '../../../../../contract/operator.ts'
import { oneDrawWords } from '../../../../content/operator/draws.ts'
import { formatCount } from '../../../../lib/count.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { formatPence } from '../../../../lib/money.ts'
import { formatListMoment } from '../../../../lib/time.ts'
import { type FactLine, Facts } from '../../parts/facts.tsx'
import { Part } from '../../parts/room.tsx'

const words = oneDrawWords.cancellation

/** A draw on its way to being empty, or empty. */
export function CancellationPart({ cancellation }: { cancellation: Cancellation }) {
  const { done_at, done_number, last_number } = cancellation
  return (
    <Part title={words.title}>
      <p role="status">
        {done_at
          ? fillIn(words.done, { moment: formatListMoment(done_at) })
          : fillIn(words.underWay, { done: formatCount(done_number), last: formatCount(last_number) })}
      </p>
      {!done_at && (
        <progress
          aria-label={words.progress}
          max={last_number}
          value={done_number}
          className="mt-2 h-1 w-full accent-gold-deep"
        />
      )}
      <div className="mt-5">
        <Facts lines={factsOf(cancellation)} />
      </div>
    </Part>
  )
}

function factsOf(cancellation: Cancellation): FactLine[] {
  const { facts } = words
  return [
    [facts.reason, cancellation.reason],
    [facts.started, formatListMoment(cancellation.started_at)],
    [
      facts.refunded,
      fillIn(facts.refundedOf, {
        tickets: formatCount(cancellation.refunded_tickets),
        orders: formatCount(cancellation.refunded_orders),
      }),
    ],
    [facts.sent, cancellation.payment === 'demo' ? facts.demo : moneySent(cancellation)],
    [facts.letters, formatCount(cancellation.voided_letters)],
    [facts.setAside, formatCount(cancellation.set_aside_tickets)],
    [facts.mails, formatCount(cancellation.mails)],
  ]
}

function moneySent({ sent_pence, owed_pence }: Cancellation): string {
  return fillIn(words.facts.sentOf, { sent: formatPence(sent_pence), owed: formatPence(owed_pence) })
}
