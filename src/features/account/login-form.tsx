import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { localPath } from '../../lib/paths.ts'
import { Unreachable } from '../../lib/unreachable.ts'
import { useVisitorSearch } from '../../lib/use-visitor-search.ts'
import { Button } from '../../ui/button.tsx'
import { Field, FormError } from '../../ui/field.tsx'
import { onwardQuery, resendConfirmation, signIn } from './api.ts'
import { useAuth } from './auth-context.tsx'
import { useFormSubmit } from './use-form-submit.ts'

interface LoginFormProps {
  words: {
    fields: { email: string; password: string }
    button: string
    busy: string
    forgot: string
    unreachable: string
    noAccount: { text: string; label: string; to: string }
    resend: { text: string; button: string; busy: string; done: string }
  }
}

export function LoginForm({ words }: LoginFormProps) {
  const { status, follow } = useAuth()
  const next = useVisitorSearch().get('next')
  const [email, setEmail] = useState('')

  const { busy, refusal, form } = useFormSubmit(words.unreachable, async (text) => {
    setEmail(text('email'))
    follow()
    return signIn(text('email'), text('password'))
  })

  // Whoever is signed in, by this form or before it, goes on to where they were going.
  if (status === 'signed-in') return <Navigate to={localPath(next, '/account')} replace />
  return (
    <form {...form} className="space-y-6">
      <Field label={words.fields.email} name="email" type="email" required autoComplete="email" />
      <Field
        label={words.fields.password}
        name="password"
        type="password"
        required
        autoComplete="current-password"
      />
      <FormError>{refusal?.message}</FormError>
      {refusal?.code === 'email_not_confirmed' && (
        <ResendLink email={email} next={next} words={words.resend} unreachable={words.unreachable} />
      )}
      <Button type="submit" disabled={busy} className="w-full">
        {busy ? words.busy : words.button}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-base text-slate">
        <Link to="/forgot-password" className="underline decoration-champagne underline-offset-4">
          {words.forgot}
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
  )
}

interface ResendLinkProps {
  email: string
  next: string | null
  words: LoginFormProps['words']['resend']
  unreachable: string
}

function ResendLink({ email, next, words, unreachable }: ResendLinkProps) {
  const [answer, setAnswer] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const resend = async () => {
    setBusy(true)
    setAnswer(await resendAnswer())
    setBusy(false)
  }
  const resendAnswer = async () => {
    try {
      return (await resendConfirmation(email, next))?.message ?? words.done
    } catch (cause) {
      return cause instanceof Unreachable ? unreachable : String(cause)
    }
  }
  return (
    <p className="text-base text-slate" role="status">
      {answer ?? words.text}{' '}
      {!answer && (
        <button
          type="button"
          onClick={resend}
          disabled={busy}
          className="underline decoration-champagne underline-offset-4"
        >
          {busy ? words.busy : words.button}
        </button>
      )}
    </p>
  )
}
