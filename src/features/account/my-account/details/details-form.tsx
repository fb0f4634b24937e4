import { myAccountWords } from '../../../../content/account/my-account.ts'
import { profileWords } from '../../../../content/account/profile.ts'
import { toast } from '../../../../lib/toast.ts'
import { Button, ButtonRow } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { changeDetails } from '../../api-credentials.ts'
import { AddressFields } from '../../forms/address-fields.tsx'
import { RefusalNote } from '../../forms/refusal-note.tsx'
import { useFormSubmit } from '../../forms/use-form-submit.ts'
import {
  type Profile,
  type ProfileForm,
  profileMistakes,
  profileOf,
  toldMistakes,
  typedProfile,
} from '../../signing-up/sign-up-rules.ts'

const words = myAccountWords.details.form

interface DetailsFormProps {
  profile: Partial<Profile>
  onDone: () => void
}

/** The same rules as at the sign-up, for the same fields. */
export function DetailsForm({ profile, onDone }: DetailsFormProps) {
  const { busy, refusal, marks, form } = useFormSubmit(
    async (text) => {
      const refused = await changeDetails(profileOf(typedProfile(text)))
      if (refused) return refused
      toast(words.saved)
      onDone()
      return null
    },
    (text) => toldMistakes(profileMistakes(typedProfile(text))),
  )
  const field = (name: keyof ProfileForm) => ({
    name,
    label: profileWords.fields[name],
    error: marks[name],
    defaultValue: profile[name] ?? '',
  })
  return (
    <form {...form} noValidate className="space-y-6 py-4">
      <Field {...field('name')} required autoComplete="name" />
      <AddressFields field={field} />
      <Field {...field('phone')} hint={profileWords.hints.phone} type="tel" required autoComplete="tel" />
      <RefusalNote refusal={refusal} />
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
