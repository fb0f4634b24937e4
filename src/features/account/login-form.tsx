import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { localPath } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Field, FormError } from '../../ui/field.tsx'
import { resendConfirmation, signIn } from './api.ts'
import { useAuth } from './auth-context.tsx'
import { useFormSubmit } from './use-form-submit.ts'

interface LoginFormProps {
  words: {
    fields: { email: string; password: string }
    button: string
    busy: string
    forgot: string
    noAccount: { text: string; label: string; to: string }
    resend: { text: string; button: string; busy: string; done: string }
  }
}

export function LoginForm({ words }: LoginFormProps) {
  const { follow } = useAuth()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [email, setEmail] = useState('')

  const { busy, refusal, submit } = useFormSubmit(async (text) => {
    setEmail(text('email'))
    follow()
    const refused = await signIn(text('email'), text('password'))
    if (!refused) navigate(localPath(search.get('next'), '/account'), { replace: true })
    return refused
  })

  return (
    <form onSubmit={submit} className="space-y-6">
      <Field label={words.fields.email} name="email" type="email" required autoComplete="email" />
      <Field
        label={words.fields.password}
        name="password"
        type="password"
        required
        autoComplete="current-password"
      />
      <FormError>{refusal}</FormError>
      {refusal === 'Email not confirmed' && <ResendLink email={email} words={words.resend} />}
      <Button type="submit" disabled={busy} className="w-full">
        {busy ? words.busy : words.button}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-base text-slate">
        <Link to="/forgot-password" className="underline decoration-champagne underline-offset-4">
          {words.forgot}
        </Link>
        <p>
          {words.noAccount.text}{' '}
          <Link to={words.noAccount.to} className="underline decoration-champagne underline-offset-4">
            {words.noAccount.label}
          </Link>
        </p>
      </div>
    </form>
  )
}

function ResendLink({ email, words }: { email: string; words: LoginFormProps['words']['resend'] }) {
  const [answer, setAnswer] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const resend = async () => {
    setBusy(true)
    setAnswer((await resendConfirmation(email)) ?? words.done)
    setBusy(false)
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
