import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { giveRecoveryCode } from '../api-second-step.ts'
import { type Advice, RefusalNote } from '../forms/refusal-note.tsx'
import { useFormSubmit } from '../forms/use-form-submit.ts'
import type { WaitWords } from '../forms/waiting.ts'

export interface RecoveryCodeWords {
  code: string
  button: string
  busy: string
  missing: string
  done: string
  advice: Advice
  waits: WaitWords
  unreachable: string
}

/** For whoever has lost the app: a code from the list stands in for one of its codes, once. */
export function RecoveryCodeForm({ words }: { words: RecoveryCodeWords }) {
  const { busy, refusal, marks, form } = useFormSubmit(
    words.unreachable,
    async (text) => {
      const refused = await giveRecoveryCode(text('recovery').trim())
      if (!refused) toast(words.done)
      return refused
    },
    (text) => (text('recovery').trim() ? null : { message: '', marks: { recovery: words.missing } }),
  )
  return (
    <form {...form} noValidate className="space-y-6">
      <Field
        label={words.code}
        name="recovery"
        error={marks.recovery}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <RefusalNote refusal={refusal} waits={words.waits} advice={words.advice} />
      <Button type="submit" disabled={busy} className="w-full">
        {busy ? words.busy : words.button}
      </Button>
    </form>
  )
}
