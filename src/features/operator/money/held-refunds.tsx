import { useState } from 'react'
import type { RefundLine } from '../../../../contract/operator.ts'
import { moneyWords } from '../../../content/operator/money.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatFullPence, formatPence } from '../../../lib/money.ts'
import { formatListMoment } from '../../../lib/time.ts'
import { useAct, useDesk } from '../api.ts'
import { ActForm } from '../parts/act-form.tsx'
import { CheckedField } from '../parts/checked-field.tsx'
import { DeskLink } from '../parts/desk-link.tsx'
import { Dotted } from '../parts/dotted.tsx'
import { FocusKept } from '../parts/focus-kept.tsx'
import { Told } from '../parts/room.tsx'
import { triesTold } from '../parts/tries-told.ts'
import { Whose } from '../parts/whose.tsx'
import { useHeldRefunds } from './api-money.ts'

const words = moneyWords.refunds.held

/** Money that the buyers' banks sent back to us, each sum with what can be done about it. */
export function HeldRefunds() {
  const [done, setDone] = useState('')
  const { data: today } = useDesk('operator_today', {})
  const count = today?.refunds.held ?? 0
  const asked = useHeldRefunds(count)
  return (
    <>
      <p role="status" className="not-empty:mb-4">
        {done}
      </p>
      {count > 0 && (
        // With its last refund the part goes too.
        <FocusKept>
          <section aria-label={words.title} className="border-l-4 border-rose-error pl-5">
            <h2 className="font-sans font-medium text-rose-error">{words.title}</h2>
            <p className="max-w-[36em] text-base text-slate">{words.text}</p>
            <Told asked={asked}>
              {(refunds) => (
                <ul className="mt-3">
                  {refunds.map((refund) => (
                    <HeldRefund key={refund.id} refund={refund} onDone={setDone} />
                  ))}
                </ul>
              )}
            </Told>
          </section>
        </FocusKept>
      )}
    </>
  )
}

function HeldRefund({ refund, onDone }: { refund: RefundLine; onDone: (done: string) => void }) {
  const release = useAct('release_refund')
  const named = { amount: formatPence(refund.amount_pence), email: refund.email }
  const again = async () => {
    await release.mutateAsync({ refund_id: refund.id })
    onDone(fillIn(words.again.done, named))
  }
  const close = async (_reason: string, form: FormData) => {
    await release.mutateAsync({ refund_id: refund.id, paid_by: String(form.get('paid_by')) })
    onDone(fillIn(words.otherwise.done, named))
  }
  return (
    <li className="border-t border-mist py-6 last:pb-0">
      <HeldFacts refund={refund} />
      <div className="mt-4 flex flex-wrap gap-3">
        <ActForm
          {...words.again}
          label={`${words.again.button}: ${refund.email}`}
          title={fillIn(words.again.title, named)}
          onConfirm={again}
        />
        <ActForm
          {...words.otherwise}
          label={`${words.otherwise.button}: ${refund.email}`}
          title={fillIn(words.otherwise.title, named)}
          onConfirm={close}
        >
          <CheckedField
            label={words.otherwise.how}
            hint={words.otherwise.hint}
            name="paid_by"
            required
            maxLength={120}
          />
        </ActForm>
      </div>
    </li>
  )
}

function HeldFacts({ refund }: { refund: RefundLine }) {
  const { amount_pence, email, draw_id, title, reason, held_at, last_error, attempts } = refund
  const facts = [
    moneyWords.refunds.reasons[reason],
    held_at && fillIn(words.since, { moment: formatListMoment(held_at) }),
    triesTold(attempts),
    last_error,
  ]
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <span className="figures text-2xl text-rose-error">{formatFullPence(amount_pence)}</span>
        <Whose to={`/operator/people?q=${encodeURIComponent(email)}`} whom={refund} />
        <DeskLink to={`/operator/draws?id=${draw_id}`}>{title}</DeskLink>
      </p>
      <p className="mt-1 text-sm wrap-anywhere text-slate">
        <Dotted>{facts}</Dotted>
      </p>
    </>
  )
}
