import { useState } from 'react'
import type { BookedDraw } from '../../../../../contract/desk.ts'
import type { Voiding } from '../../../../../contract/operator.ts'
import { voidWords as words } from '../../../../content/operator/draws.ts'
import { formatCount } from '../../../../lib/count.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { formatPence } from '../../../../lib/money.ts'
import { ticketNumber } from '../../../../lib/ticket-number.ts'
import { useAct } from '../../api.ts'
import { ActForm } from '../../parts/act-form.tsx'
import { CheckedField } from '../../parts/checked-field.tsx'
import { parseNumbers } from '../../parts/numbers.ts'
import { Part } from '../../parts/room.tsx'

/** Paid tickets that broke the terms leave the draw. */
export function VoidTickets({ draw }: { draw: BookedDraw }) {
  const voiding = useAct('void_tickets')
  const [said, setSaid] = useState('')
  const carryOut = async (reason: string, form: FormData) => {
    const outcome = await voiding.mutateAsync({
      draw_id: draw.id,
      numbers: parseNumbers(String(form.get('numbers'))) ?? [],
      reason,
      with_refund: form.get('refund') === 'yes',
    })
    setSaid(toldOf(outcome))
  }
  return (
    <Part title={words.title}>
      <p className="mb-4 max-w-[36em] text-slate">{words.text}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ActForm
          button={words.button}
          title={fillIn(words.form, { title: draw.title })}
          confirm={words.confirm}
          grave
          needsReason
          onConfirm={carryOut}
        >
          <CheckedField
            label={words.numbers}
            hint={words.numbersHint}
            name="numbers"
            autoComplete="off"
            required
            isRight={(text) => parseNumbers(text) !== null}
            wrong={words.numbersWrong}
          />
          <TheirMoney />
        </ActForm>
        <p role="status" className="text-slate">
          {said}
        </p>
      </div>
    </Part>
  )
}

/** Neither is chosen beforehand: it is their money. */
function TheirMoney() {
  return (
    <fieldset className="min-w-0">
      <legend className="caps text-[0.7rem] tracking-[0.12em] text-slate">{words.refund.legend}</legend>
      {(['yes', 'no'] as const).map((choice) => (
        <label key={choice} className="mt-1 flex min-h-11 items-center gap-4">
          <input type="radio" name="refund" value={choice} required className="size-5 shrink-0 accent-ink" />
          {words.refund[choice]}
        </label>
      ))}
    </fieldset>
  )
}

function toldOf({ voided, refunded_pence: refunded }: Voiding): string {
  const [first] = voided
  if (first === undefined) return words.before
  const out =
    voided.length === 1
      ? fillIn(words.one, { number: ticketNumber(first) })
      : fillIn(words.many, { count: formatCount(voided.length) })
  return refunded > 0 ? `${out} ${fillIn(words.refunded, { pence: formatPence(refunded) })}` : out
}
