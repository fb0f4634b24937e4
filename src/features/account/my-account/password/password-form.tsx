import { useQueryClient } from '@tanstack/react-query'
import { myAccountWords } from '../../../../content/account/my-account.ts'
import { toast } from '../../../../lib/toast.ts'
import { Button, ButtonRow } from '../../../../ui/button.tsx'
import { changePassword } from '../../api-credentials.ts'
import { PasswordField } from '../../forms/password-field.tsx'
import { newPasswordMistake } from '../../forms/password-rules.ts'
import type { Refusal } from '../../forms/refusal.ts'
import { type Advice, RefusalNote } from '../../forms/refusal-note.tsx'
import { type Typed, useFormSubmit } from '../../forms/use-form-submit.ts'

const words = myAccountWords.signingIn.password.form

const fieldOfCode: Readonly<Record<string, string>> = {
  current_password_invalid: 'current',
  current_password_required: 'current',
  same_password: 'password',
  weak_password: 'password',
}

/** Changed by whoever knows the one there is; every other device is signed out by it. */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient()
  const { busy, refusal, marks, form } = useFormSubmit(
    async (text) => {
      const refused = await changePassword(text('password'), text('current'))
      if (refused) return toldAtField(refused)
      toast(words.done)
      onDone()
      await queries.invalidateQueries({ queryKey: ['my-sessions'] })
      return null
    },
    (text) => mistakeIn(text),
  )
  const field = (name: 'current' | 'password' | 'repeat') => ({
    name,
    label: words[name],
    error: marks[name],
    required: true,
    autoComplete: name === 'current' ? 'current-password' : 'new-password',
  })
  return (
    <form {...form} noValidate className="max-w-xl space-y-6">
      <PasswordField {...field('current')} />
      <PasswordField {...field('password')} />
      <PasswordField {...field('repeat')} />
      <RefusalNote refusal={refusal} />
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

function mistakeIn(text: Typed): Refusal | null {
  const mistake = newPasswordMistake(text)
  if (text('current')) return mistake
  return { message: '', marks: { ...mistake?.marks, current: words.currentMissing } }
}

/** The service's words stand at the field they are about, ours beneath the form. */
function toldAtField(refused: Refusal): Refusal {
  const advice: Advice = words.advice
  const field = fieldOfCode[refused.code ?? '']
  if (!field) return refused
  return { ...refused, message: advice[refused.code ?? ''] ?? '', marks: { [field]: refused.message } }
}
