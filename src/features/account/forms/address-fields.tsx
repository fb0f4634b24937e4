import { profileWords as words } from '../../../content/account/profile.ts'
import { Field } from '../../../ui/field.tsx'
import type { ProfileForm } from '../signing-up/sign-up-rules.ts'

interface AddressFieldsProps {
  /** A field's name, its label and what is wrong with it. */
  field: (name: keyof ProfileForm) => { name: string; label: string; error?: string | undefined }
}

/** The country is shown and cannot be changed. */
export function AddressFields({ field }: AddressFieldsProps) {
  return (
    <fieldset className="grid gap-6 pt-2 sm:grid-cols-2">
      <legend className="mb-4 text-base text-slate">{words.hints.address}</legend>
      <Field {...field('address1')} required autoComplete="address-line1" className="sm:col-span-2" />
      <Field {...field('address2')} autoComplete="address-line2" className="sm:col-span-2" />
      <Field {...field('city')} required autoComplete="address-level2" />
      <Field {...field('postcode')} required autoComplete="postal-code" />
      <Field
        label={words.fields.country}
        name="country"
        value={words.country}
        readOnly
        className="sm:col-span-2"
      />
    </fieldset>
  )
}
