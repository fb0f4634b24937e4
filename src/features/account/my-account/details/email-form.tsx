import { myAccountWords } from '../../../../content/account/my-account.ts'
import { toast } from '../../../../lib/toast.ts'
import { Button, ButtonRow } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { changeEmail } from '../../api-credentials.ts'
import { RefusalNote } from '../../forms/refusal-note.tsx'
import { useFormSubmit } from '../../forms/use-form-submit.ts'

const words = myAccountWords.email.form

interface EmailFormProps {
  current: string | undefined
  onDone: () => void
}

export function EmailForm({ current, onDone }: EmailFormProps) {
  const { busy, refusal, marks, form } = useFormSubmit(
    async (text) => {
      const refused = await changeEmail(text('email').trim())
      if (refused) return refused
      toast(words.sent)
      onDone()
      return null
    },
    (text) => {
      const mark = mistakeIn(text('email').trim(), current)
      return mark ? { message: '', marks: { email: mark } } : null
    },
  )
  return (
    <form {...form} noValidate className="space-y-6">
      <Field
        label={words.field}
        name="email"
        type="email"
        error={marks.email}
        required
        autoComplete="email"
      />
      <RefusalNote refusal={refusal} advice={words.advice} />
      <ButtonRow>
        <Button type="submit" disabled={busy}>
          {busy ? words.busy : words.button}
        </Button>
        <Button look="outline" onClick={onDone}>
          {words.cancel}
        </Button>
      </ButtonRow>
    </form>
  )
}

function mistakeIn(typed: string, current: string | undefined): string | null {
  if (!typed) return words.missing
  return typed.toLowerCase() === current?.toLowerCase() ? words.same : null
}
