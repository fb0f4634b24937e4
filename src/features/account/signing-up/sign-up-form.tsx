import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { profileWords } from '../../../content/account/profile.ts'
import { signUpWords as words } from '../../../content/account/signing-up.ts'
import { useVisitorSearch } from '../../../lib/use-visitor-search.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { onwardQuery, signUp } from '../api.ts'
import { AddressFields } from '../forms/address-fields.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { markedRefusal } from '../forms/refusal.ts'
import { RefusalNote } from '../forms/refusal-note.tsx'
import { type Typed, useFormSubmit } from '../forms/use-form-submit.ts'
import { Agreement } from './agreement.tsx'
import type { SignUpTrace } from './confirmation-sent.tsx'
import {
  type SignUpForm as Form,
  profileOf,
  signUpMistakes,
  toldMistakes,
  typedSignUp,
} from './sign-up-rules.ts'

interface SignUpFormProps {
  /** What happens for somebody who ticked the box for letters. */
  onWantsLetters: (email: string) => void
}

const moveToLoginAfter = 1500

export function SignUpForm({ onWantsLetters }: SignUpFormProps) {
  const [created, setCreated] = useState<string | null>(null)
  const next = useVisitorSearch().get('next')
  const login = words.haveAccount.to + onwardQuery(next)
  useMoveOn(created, login)

  const create = async (text: Typed) => {
    const refused = await signUp(text('email'), text('password'), profileOf(typedSignUp(text)), next)
    if (!refused) setCreated(text('email').trim())
    if (!refused && text('letters')) onWantsLetters(text('email'))
    return markedRefusal(refused, fieldOfCode)
  }
  const { busy, refusal, marks, form } = useFormSubmit(create, (text) =>
    toldMistakes(signUpMistakes(typedSignUp(text))),
  )

  const { fields, hints } = profileWords
  /** A field's name, its label and what is wrong with it. */
  const field = (name: keyof Form) => ({ name, label: fields[name], error: marks[name] })
  return (
    // The rules are told in the specification's order and words, so the browser's own checks stand back.
    <form {...form} noValidate className="space-y-6">
      <Field {...field('name')} required autoComplete="name" />
      <Field {...field('email')} type="email" required autoComplete="email" />
      <PasswordField {...field('password')} hint={hints.password} required autoComplete="new-password" />
      <AddressFields field={field} />
      <Field {...field('phone')} hint={hints.phone} type="tel" required autoComplete="tel" />
      <label className="flex items-start gap-3 text-base text-slate">
        <input type="checkbox" name="letters" value="yes" className="mt-1 size-5 shrink-0 accent-ink" />
        {words.marketing}
      </label>
      <RefusalNote refusal={refusal} />
      {/* There before its words, as is every such place, so that whoever listens hears them come. */}
      <div role="status" className="empty:absolute">
        {created && <p className="border border-champagne bg-paper px-5 py-4">{words.success}</p>}
      </div>
      <Button type="submit" disabled={busy || created !== null} className="w-full">
        {busy ? words.busy : words.button}
      </Button>
      <Agreement />
      <p className="text-base text-slate">
        {words.haveAccount.text}{' '}
        <Link to={login} className="underline decoration-champagne underline-offset-4">
          {words.haveAccount.label}
        </Link>
      </p>
    </form>
  )
}

const fieldOfCode: Readonly<Record<string, keyof Form>> = {
  weak_password: 'password',
  email_address_invalid: 'email',
}

/** The login page learns whom the mail was sent to. */
function useMoveOn(created: string | null, to: string) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!created) return
    const state: SignUpTrace = { confirmationSentTo: created }
    const timer = setTimeout(() => navigate(to, { state }), moveToLoginAfter)
    return () => clearTimeout(timer)
  }, [created, navigate, to])
}
