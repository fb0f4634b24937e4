import { secondStepWords } from '../../../content/account/codes.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { giveRecoveryCode } from '../api-second-step.ts'
import { RefusalNote } from '../forms/refusal-note.tsx'
import { useFormSubmit } from '../forms/use-form-submit.ts'

const words = secondStepWords.recovery

/** For whoever has lost the app: a code from the list stands in for one of its codes, once. */
export function RecoveryCodeForm() {
  const { busy, refusal, marks, form } = useFormSubmit(
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
      <RefusalNote refusal={refusal} advice={words.advice} />
      <Button type="submit" disabled={busy} className="w-full">
        {busy ? words.busy : words.button}
      </Button>
    </form>
  )
}
