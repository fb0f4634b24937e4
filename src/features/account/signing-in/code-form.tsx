import { Button } from '../../../ui/button.tsx'
import { giveCode } from '../api-second-step.ts'
import { CodeField } from '../forms/code-field.tsx'
import { type Advice, RefusalNote } from '../forms/refusal-note.tsx'
import { sixDigits } from '../forms/six-digits.ts'
import { useFormSubmit } from '../forms/use-form-submit.ts'
import type { WaitWords } from '../forms/waiting.ts'
import type { User } from '../session/api-session.ts'
import { verifiedFactor } from '../session/assurance.ts'

export interface CodeFormWords {
  code: string
  button: string
  busy: string
  sixDigits: string
  advice: Advice
  waits: WaitWords
  unreachable: string
}

interface CodeFormProps {
  user: User
  words: CodeFormWords
}

/** The six digits of the app that is set up. */
export function CodeForm({ user, words }: CodeFormProps) {
  const { busy, refusal, marks, form } = useFormSubmit(
    words.unreachable,
    (text) => giveCode(verifiedFactor(user)?.id ?? '', sixDigits(text('code')) ?? ''),
    (text) => (sixDigits(text('code')) ? null : { message: '', marks: { code: words.sixDigits } }),
  )
  return (
    <form {...form} noValidate className="space-y-6">
      <CodeField label={words.code} error={marks.code} />
      <RefusalNote refusal={refusal} waits={words.waits} advice={words.advice} />
      <Button type="submit" disabled={busy} className="w-full">
        {busy ? words.busy : words.button}
      </Button>
    </form>
  )
}
