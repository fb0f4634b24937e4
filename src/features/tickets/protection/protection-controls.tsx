import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Protection } from '../../../../contract/protection.ts'
import { protectionWords } from '../../../content/tickets/protection.ts'
import { ticketErrors } from '../../../content/tickets/refusals.ts'
import { told } from '../../../lib/refused.ts'
import { formatDay } from '../../../lib/time.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/field.tsx'
import { myProtection, takeBreak } from '../api.ts'
import { SpendLimit } from './spend-limit.tsx'
import { useProtectionAct } from './use-protection-act.ts'

const words = protectionWords.pause

/** A monthly limit and a break; the purchase itself obeys both, in the database. */
export function ProtectionControls() {
  const { data } = useQuery({ queryKey: ['protection'], queryFn: myProtection, retry: 1 })
  return (
    <div className="grid gap-8 lg:grid-cols-2" aria-busy={!data}>
      <SpendLimit protection={data} />
      <TakeBreak protection={data} />
    </div>
  )
}

function TakeBreak({ protection }: { protection: Protection | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pausing = useProtectionAct(takeBreak)
  const confirm = () =>
    pausing.mutateAsync().then(
      () => dialog.current?.close(),
      () => undefined,
    )
  const until = protection?.on_break_until
  return (
    <section className="bg-paper p-8 shadow-paper">
      <h2 className="text-subheading">{words.title}</h2>
      <p className="mt-3 mb-6 text-base text-slate">{words.text}</p>
      <div role="status" className="empty:absolute">
        {until && (
          <p className="border-l-2 border-champagne pl-4">
            {words.active} {formatDay(until)}
          </p>
        )}
      </div>
      {!until && (
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
        <FormError>{pausing.error && told(pausing.error, ticketErrors)}</FormError>
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
