import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useVisitorSearch } from '../../../lib/use-visitor-search.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { onwardQuery, signUp } from '../api.ts'
import { AddressFields } from '../forms/address-fields.tsx'
import { markedRefusal } from '../forms/refusal.ts'
import { RefusalNote } from '../forms/refusal-note.tsx'
import { type Typed, useFormSubmit } from '../forms/use-form-submit.ts'
import type { WaitWords } from '../forms/waiting.ts'
import type { SignUpTrace } from './confirmation-sent.tsx'
import {
  type SignUpForm as Form,
  type MistakeWords,
  profileOf,
  signUpMistakes,
  toldMistakes,
  typedSignUp,
} from './sign-up-rules.ts'

interface SignUpFormProps {
  words: MistakeWords & {
    fields: Record<keyof Form | 'country', string>
    hints: { password: string; phone: string; address: string }
    country: string
    showPassword: string
    button: string
    busy: string
    success: string
    waits: WaitWords
    unreachable: string
    marketing: string
    haveAccount: { text: string; label: string; to: string }
  }
  terms: ReactNode
  /** What happens for somebody who ticked the box for letters. */
  onWantsLetters: (email: string) => void
}

const moveToLoginAfter = 1500

export function SignUpForm({ words, terms, onWantsLetters }: SignUpFormProps) {
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
  const { busy, refusal, marks, form } = useFormSubmit(words.unreachable, create, (text) =>
    toldMistakes(signUpMistakes(typedSignUp(text)), words),
  )

  const { fields, hints } = words
  /** A field's name, its label and what is wrong with it. */
  const field = (name: keyof Form) => ({ name, label: fields[name], error: marks[name] })
  return (
    // The rules are told in the specification's order and words, so the browser's own checks stand back.
    <form {...form} noValidate className="space-y-6">
      <Field {...field('name')} required autoComplete="name" />
      <Field {...field('email')} type="email" required autoComplete="email" />
      <PasswordField
        {...field('password')}
        showLabel={words.showPassword}
        hint={hints.password}
        required
        autoComplete="new-password"
      />
      <AddressFields field={field} words={words} />
      <Field {...field('phone')} hint={hints.phone} type="tel" required autoComplete="tel" />
      <label className="flex items-start gap-3 text-base text-slate">
        <input type="checkbox" name="letters" value="yes" className="mt-1 size-5 shrink-0 accent-ink" />
        {words.marketing}
      </label>
      <RefusalNote refusal={refusal} waits={words.waits} />
      {/* There before its words, as is every such place, so that whoever listens hears them come. */}
      <div role="status" className="empty:absolute">
        {created && <p className="border border-champagne bg-paper px-5 py-4">{words.success}</p>}
      </div>
      <Button type="submit" disabled={busy || created !== null} className="w-full">
        {busy ? words.busy : words.button}
      </Button>
      <p className="text-sm text-slate">{terms}</p>
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
