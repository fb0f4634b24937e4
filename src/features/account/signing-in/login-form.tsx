import { useState } from 'react'
import { Navigate } from 'react-router'
import { loginWords as words } from '../../../content/account/signing-in.ts'
import { localPath } from '../../../lib/paths.ts'
import { useVisitorSearch } from '../../../lib/use-visitor-search.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { onwardQuery, signIn } from '../api.ts'
import { PasswordField } from '../forms/password-field.tsx'
import type { Refusal } from '../forms/refusal.ts'
import { RefusalNote } from '../forms/refusal-note.tsx'
import { useFormSubmit } from '../forms/use-form-submit.ts'
import { useAuth } from '../session/auth-context.tsx'
import { ConfirmationSent, useConfirmationSentTo } from '../signing-up/confirmation-sent.tsx'
import { SecondStep } from './second-step.tsx'
import { SignInAdvice } from './sign-in-advice.tsx'

export function LoginForm() {
  const { status, follow } = useAuth()
  const next = useVisitorSearch().get('next')
  const sentTo = useConfirmationSentTo()
  const [email, setEmail] = useState('')

  const { busy, refusal, marks, form } = useFormSubmit(async (text) => {
    setEmail(text('email'))
    follow()
    return markedBoth(await signIn(text('email'), text('password')))
  })

  // Whoever is signed in, by this form or before it, goes on to where they were going.
  if (status === 'signed-in') return <Navigate to={localPath(next, '/account')} replace />
  if (status === 'half-signed-in') return <SecondStep />
  return (
    <>
      {sentTo && <ConfirmationSent email={sentTo} next={next} />}
      <form {...form} className="space-y-6">
        <Field
          key={sentTo}
          label={words.fields.email}
          name="email"
          type="email"
          defaultValue={sentTo ?? ''}
          required
          autoComplete="email"
          aria-invalid={marks.email ? true : undefined}
        />
        <PasswordField
          label={words.fields.password}
          name="password"
          required
          autoComplete="current-password"
          aria-invalid={marks.password ? true : undefined}
        />
        <RefusalNote refusal={refusal}>
          <SignInAdvice code={refusal?.code} email={email} next={next} />
        </RefusalNote>
        <Button type="submit" disabled={busy} className="w-full">
          {busy ? words.busy : words.button}
        </Button>
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-base text-slate">
          <Link to={words.forgot.to} className="underline decoration-champagne underline-offset-4">
            {words.forgot.label}
          </Link>
          <p>
            {words.noAccount.text}{' '}
            <Link
              to={words.noAccount.to + onwardQuery(next)}
              className="underline decoration-champagne underline-offset-4"
            >
              {words.noAccount.label}
            </Link>
          </p>
        </div>
      </form>
    </>
  )
}

/** The service does not tell which of the two is wrong, so both are marked; what is retyped is most often the password. */
function markedBoth(refused: Refusal | null): Refusal | null {
  if (refused?.code !== 'invalid_credentials') return refused
  const { message } = refused
  return { ...refused, marks: { email: message, password: message }, focus: 'password' }
}
