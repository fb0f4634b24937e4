import { type SyntheticEvent, useState } from 'react'
import type { Protection } from '../../../../contract/protection.ts'
import { protectionWords } from '../../../content/tickets/protection.ts'
import { ticketErrors } from '../../../content/tickets/refusals.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatPence } from '../../../lib/money.ts'
import { told } from '../../../lib/refused.ts'
import { formatMoment } from '../../../lib/time.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, FormError } from '../../../ui/field.tsx'
import { setSpendLimit } from '../api.ts'
import { FactList } from '../fact-list.tsx'
import { useProtectionAct } from './use-protection-act.ts'

const words = protectionWords.limit

/** Set by an amount, ended by its own button: an empty field means nothing. */
export function SpendLimit({ protection }: { protection: Protection | undefined }) {
  const saving = useProtectionAct(setSpendLimit)
  const [mistake, setMistake] = useState<string>()
  const set = (pence: number | null) =>
    saving.mutateAsync(pence).then(
      ({ pending_from: pendingFrom }) => toast(pendingFrom ? words.later : words.saved),
      () => undefined,
    )
  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('limit') as HTMLInputElement
    const wrong = mistakeIn(field)
    setMistake(wrong)
    if (wrong) field.focus()
    else set(Number(field.value) * 100)
  }
  return (
    <section className="bg-paper p-8 shadow-paper">
      <h2 className="text-subheading">{words.title}</h2>
      <p className="mt-3 text-base text-slate">{words.text}</p>
      {protection && (
        <div className="mt-5">
          <FactList facts={factsOf(protection)} />
        </div>
      )}
      <form onSubmit={save} onInput={() => setMistake(undefined)} noValidate className="mt-6 space-y-5">
        <Field
          label={words.label}
          name="limit"
          type="number"
          min={0}
          step={1}
          inputMode="numeric"
          error={mistake}
        />
        <FormError>{saving.error && told(saving.error, ticketErrors)}</FormError>
        <Button type="submit" disabled={saving.isPending}>
          {saving.isPending ? words.busy : words.button}
        </Button>
      </form>
      {canBeRemoved(protection) && (
        <p className="mt-4 text-sm text-slate">
          <button
            type="button"
            onClick={() => set(null)}
            disabled={saving.isPending}
            className="mr-2 min-h-11 underline decoration-champagne underline-offset-4 hover:text-ink hover:decoration-ink"
          >
            {words.remove}
          </button>
          {words.removeNote}
        </p>
      )}
    </section>
  )
}

/** A number field that cannot be read as a number gives an empty value, so what the browser makes of it is asked first. */
function mistakeIn({ value, validity }: HTMLInputElement): string | undefined {
  if (validity.badInput || !validity.valid) return words.notWhole
  return value.trim() === '' ? words.missing : undefined
}

function factsOf(protection: Protection): (readonly [string, string])[] {
  const {
    monthly_limit_pence: limit,
    pending_limit_pence: next,
    pending_from: pendingFrom,
    spent_this_month_pence: spentThisMonthPence,
  } = protection
  const pending =
    next === null ? words.pending.removed : fillIn(words.pending.raised, { amount: formatPence(next) })
  return [
    [words.current, limit === null ? words.none : formatPence(limit)],
    [words.spent, formatPence(spentThisMonthPence)],
    ...(pendingFrom ? [[pending, formatMoment(pendingFrom)] as const] : []),
  ]
}

/** There is a limit, and its end is not on its way already. */
function canBeRemoved(protection: Protection | undefined): boolean {
  if (!protection || protection.monthly_limit_pence === null) return false
  return protection.pending_from === null || protection.pending_limit_pence !== null
}
