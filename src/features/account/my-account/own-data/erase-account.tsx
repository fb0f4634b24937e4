import { useRef } from 'react'
import { myAccountWords } from '../../../../content/account/my-account.ts'
import { toast } from '../../../../lib/toast.ts'
import { Button, ButtonRow } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { RefusalNote } from '../../forms/refusal-note.tsx'
import { refusedAct } from '../../forms/refused-act.ts'
import { useFormSubmit } from '../../forms/use-form-submit.ts'
import type { User } from '../../session/api-session.ts'
import { useLeaving } from '../../session/use-leaving.ts'
import { eraseMyAccount } from '../api-my-account.ts'
import { Sheet } from '../part.tsx'

const words = myAccountWords.data.erase

/** What happens is told before the button; the account's address, typed, is what confirms it. */
export function EraseAccount({ user }: { user: User }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const leave = useLeaving()
  const { busy, refusal, marks, form } = useFormSubmit(
    async (text) => {
      const refused = await refusedAct(eraseMyAccount(plainAddress(text('confirmation'))))
      if (refused) return refused
      await leave()
      toast(words.done)
      return null
    },
    (text) =>
      sameAddress(text('confirmation'), user.email)
        ? null
        : { message: '', marks: { confirmation: words.differs } },
  )
  return (
    <Sheet title={words.title}>
      <ul className="list-disc space-y-2 pl-5 text-base text-slate">
        {words.consequences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Button look="outline" className="mt-6" onClick={() => dialog.current?.showModal()}>
        {words.open}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby="erase-title"
        className="m-auto w-[min(34rem,92vw)] bg-ivory p-8 text-ink shadow-paper backdrop:bg-ink/60"
      >
        <h2 id="erase-title" className="text-heading">
          {words.question}
        </h2>
        <p className="mt-4 text-slate">{words.last}</p>
        <form {...form} noValidate className="mt-6 space-y-6">
          <Field
            label={words.field}
            name="confirmation"
            type="email"
            error={marks.confirmation}
            required
            autoComplete="off"
          />
          <RefusalNote refusal={refusal} />
          <ButtonRow>
            <Button type="submit" look="rose" disabled={busy}>
              {busy ? words.busy : words.confirm}
            </Button>
            <Button look="outline" onClick={() => dialog.current?.close()}>
              {words.cancel}
            </Button>
          </ButtonRow>
        </form>
      </dialog>
    </Sheet>
  )
}

function sameAddress(typed: string, address: string | undefined): boolean {
  return address !== undefined && plainAddress(typed) === plainAddress(address)
}

function plainAddress(typed: string): string {
  return typed.trim().toLowerCase()
}
