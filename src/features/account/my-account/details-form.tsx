import { toast } from '../../../lib/toast.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { changeDetails } from '../api-credentials.ts'
import { AddressFields } from '../forms/address-fields.tsx'
import { RefusalNote } from '../forms/refusal-note.tsx'
import { useFormSubmit } from '../forms/use-form-submit.ts'
import type { WaitWords } from '../forms/waiting.ts'
import {
  type MistakeWords,
  type Profile,
  type ProfileForm,
  profileMistakes,
  profileOf,
  toldMistakes,
  typedProfile,
} from '../signing-up/sign-up-rules.ts'

export interface DetailsFormWords extends MistakeWords {
  fields: Record<keyof ProfileForm | 'country', string>
  hints: { phone: string; address: string }
  country: string
  save: string
  saving: string
  cancel: string
  saved: string
  waits: WaitWords
  unreachable: string
}

interface DetailsFormProps {
  profile: Partial<Profile>
  words: DetailsFormWords
  onDone: () => void
}

/** The same rules as at the sign-up, for the same fields. */
export function DetailsForm({ profile, words, onDone }: DetailsFormProps) {
  const { busy, refusal, marks, form } = useFormSubmit(
    words.unreachable,
    async (text) => {
      const refused = await changeDetails(profileOf(typedProfile(text)))
      if (refused) return refused
      toast(words.saved)
      onDone()
      return null
    },
    (text) => toldMistakes(profileMistakes(typedProfile(text)), words),
  )
  const field = (name: keyof ProfileForm) => ({
    name,
    label: words.fields[name],
    error: marks[name],
    defaultValue: profile[name] ?? '',
  })
  return (
    <form {...form} noValidate className="space-y-6 py-4">
      <Field {...field('name')} required autoComplete="name" />
      <AddressFields field={field} words={words} />
      <Field {...field('phone')} hint={words.hints.phone} type="tel" required autoComplete="tel" />
      <RefusalNote refusal={refusal} waits={words.waits} />
      <ButtonRow>
        <Button type="submit" disabled={busy}>
          {busy ? words.saving : words.save}
        </Button>
        <Button look="outline" onClick={onDone}>
          {words.cancel}
        </Button>
      </ButtonRow>
    </form>
  )
}
