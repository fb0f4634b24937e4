import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SyntheticEvent, useRef } from 'react'
import type { playerProtection } from '../../content/player-protection.ts'
import type { ticketErrors } from '../../content/tickets.ts'
import { formatPence } from '../../lib/money.ts'
import { formatDay, formatMoment } from '../../lib/time.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Field, FormError } from '../../ui/field.tsx'
import { myProtection, setSpendLimit, takeBreak } from './api.ts'
import { FactList } from './fact-list.tsx'
import { told } from './told.ts'
import type { Protection } from './types.ts'

interface ProtectionControlsProps {
  words: typeof playerProtection
  errors: typeof ticketErrors
}

/** A monthly limit and a break; the purchase itself obeys both, in the database. */
export function ProtectionControls({ words, errors }: ProtectionControlsProps) {
  const { data } = useQuery({ queryKey: ['protection'], queryFn: myProtection, retry: 1 })
  return (
    <div className="grid gap-8 lg:grid-cols-2" aria-busy={!data}>
      <SpendLimit protection={data} words={words.limit} errors={errors} />
      <TakeBreak protection={data} words={words.pause} errors={errors} />
    </div>
  )
}

interface PartProps<Words> {
  protection: Protection | undefined
  words: Words
  errors: typeof ticketErrors
}

function SpendLimit({ protection, words, errors }: PartProps<(typeof playerProtection)['limit']>) {
  const saving = useProtectionAct(setSpendLimit)
  const save = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const pounds = String(new FormData(event.currentTarget).get('limit')).trim()
    const pence = pounds === '' ? null : Number(pounds) * 100
    await saving.mutateAsync(pence).then(
      () => toast(words.saved),
      () => undefined,
    )
  }
  const limit = protection?.monthlyLimitPence
  return (
    <section className="bg-paper p-8 shadow-paper">
      <h2 className="text-subheading">{words.title}</h2>
      <p className="mt-3 text-base text-slate">{words.text}</p>
      {protection && (
        <div className="mt-5">
          <FactList
            facts={[
              [words.current, limit == null ? words.none : formatPence(limit)],
              [words.spent, formatPence(protection.spentThisMonthPence)],
              ...(protection.pendingFrom
                ? [[words.pending, formatMoment(protection.pendingFrom)] as const]
                : []),
            ]}
          />
        </div>
      )}
      <form onSubmit={save} className="mt-6 space-y-5">
        <Field label={words.label} name="limit" type="number" min={0} step={1} inputMode="numeric" />
        <FormError>{saving.error && told(saving.error, errors)}</FormError>
        <Button type="submit" disabled={saving.isPending}>
          {saving.isPending ? words.busy : words.button}
        </Button>
      </form>
    </section>
  )
}

function TakeBreak({ protection, words, errors }: PartProps<(typeof playerProtection)['pause']>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pausing = useProtectionAct(takeBreak)
  const confirm = () =>
    pausing.mutateAsync().then(
      () => dialog.current?.close(),
      () => undefined,
    )
  const until = protection?.onBreakUntil
  return (
    <section className="bg-paper p-8 shadow-paper">
      <h2 className="text-subheading">{words.title}</h2>
      <p className="mt-3 mb-6 text-base text-slate">{words.text}</p>
      {until ? (
        <p role="status" className="border-l-2 border-champagne pl-4">
          {words.active} {formatDay(until)}
        </p>
      ) : (
        <Button look="outline" onClick={() => dialog.current?.showModal()}>
          {words.button}
        </Button>
      )}
      <dialog
        ref={dialog}
        aria-labelledby="break-title"
        className="m-auto w-[min(30rem,92vw)] bg-ivory p-8 text-ink shadow-paper backdrop:bg-ink/60"
      >
        <h2 id="break-title" className="text-heading">
          {words.confirmTitle}
        </h2>
        <p className="mt-4 mb-6 text-slate">{words.confirmText}</p>
        <FormError>{pausing.error && told(pausing.error, errors)}</FormError>
        <div className="flex flex-wrap gap-4">
          <Button onClick={confirm} disabled={pausing.isPending}>
            {pausing.isPending ? words.busy : words.confirm}
          </Button>
          <Button look="outline" onClick={() => dialog.current?.close()}>
            {words.cancel}
          </Button>
        </div>
      </dialog>
    </section>
  )
}

function useProtectionAct<Argument>(act: (argument: Argument) => Promise<Protection>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: act,
    // Asked for anew rather than put in place: by now somebody else may be signed in.
    onSuccess: () => queries.invalidateQueries({ queryKey: ['protection'] }),
  })
}
