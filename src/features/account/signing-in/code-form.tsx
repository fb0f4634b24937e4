import { codeWords, secondStepWords } from '../../../content/account/codes.ts'
import { Button } from '../../../ui/button.tsx'
import { giveCode } from '../api-second-step.ts'
import { CodeField } from '../forms/code-field.tsx'
import { RefusalNote } from '../forms/refusal-note.tsx'
import { sixDigits } from '../forms/six-digits.ts'
import { useFormSubmit } from '../forms/use-form-submit.ts'
import type { User } from '../session/api-session.ts'
import { verifiedFactor } from '../session/assurance.ts'

const words = secondStepWords.app

/** The six digits of the app that is set up. */
export function CodeForm({ user }: { user: User }) {
  const { busy, refusal, marks, form } = useFormSubmit(
    (text) => giveCode(verifiedFactor(user)?.id ?? '', sixDigits(text('code')) ?? ''),
    (text) => (sixDigits(text('code')) ? null : { message: '', marks: { code: codeWords.mistake } }),
  )
  return (
    <form {...form} noValidate className="space-y-6">
      <CodeField error={marks.code} />
      <RefusalNote refusal={refusal} advice={codeWords.advice} />
      <Button type="submit" disabled={busy} className="w-full">
        {busy ? words.busy : words.button}
      </Button>
    </form>
  )
}
