import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, FormError } from '../../../ui/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { sendRecoveryMail } from '../api.ts'
import { changePassword } from '../api-credentials.ts'
import { type NewPasswordWords, newPasswordMistake } from '../forms/password-rules.ts'
import { markedRefusal } from '../forms/refusal.ts'
import { RefusalNote } from '../forms/refusal-note.tsx'
import { useFormSubmit } from '../forms/use-form-submit.ts'
import type { WaitWords } from '../forms/waiting.ts'
import { useAuth } from '../session/auth-context.tsx'
import { SecondStep, type SecondStepWords } from './second-step.tsx'

interface RequestWords {
  email: string
  button: string
  busy: string
  done: string
  waits: WaitWords
  unreachable: string
  back: { label: string; to: string }
}

export function RequestRecoveryForm({ words }: { words: RequestWords }) {
  const [sent, setSent] = useState(false)
  const { busy, refusal, form } = useFormSubmit(words.unreachable, async (text) => {
    const refused = await sendRecoveryMail(text('email'))
    setSent(!refused)
    return refused
  })
  return (
    <form {...form} className="space-y-6">
      <Field label={words.email} name="email" type="email" required autoComplete="email" />
      <RefusalNote refusal={refusal} waits={words.waits} />
      <p role="status" className="empty:absolute">
        {sent && words.done}
      </p>
      <Button type="submit" disabled={busy || sent} className="w-full">
        {busy ? words.busy : words.button}
      </Button>
      <Link
        to={words.back.to}
        className="inline-block text-base underline decoration-champagne underline-offset-4"
      >
        {words.back.label}
      </Link>
    </form>
  )
}

interface ChooseWords extends NewPasswordWords {
  password: string
  repeat: string
  showPassword: string
  button: string
  busy: string
  done: string
  expired: string
  secondStep: SecondStepWords
  waits: WaitWords
  unreachable: string
  again: { label: string; to: string }
}

const fieldOfCode = { weak_password: 'password', same_password: 'password' } as const

/** Reached by the link of the recovery mail, which signs its reader in for this one purpose. */
export function NewPasswordForm({ words }: { words: ChooseWords }) {
  const { status } = useAuth()
  const navigate = useNavigate()
  const { busy, refusal, marks, form } = useFormSubmit(
    words.unreachable,
    async (text) => {
      const refused = await changePassword(text('password'))
      if (refused) return markedRefusal(refused, fieldOfCode)
      toast(words.done)
      navigate('/account', { replace: true })
      return null
    },
    (text) => newPasswordMistake(text, words),
  )

  if (status === 'signed-out') {
    return (
      <div className="space-y-6">
        <FormError>{words.expired}</FormError>
        <Link
          to="/forgot-password"
          className="inline-block underline decoration-champagne underline-offset-4"
        >
          {words.again.label}
        </Link>
      </div>
    )
  }
  if (status === 'half-signed-in') return <SecondStep words={words.secondStep} />
  const field = (name: 'password' | 'repeat') => ({
    name,
    label: words[name],
    error: marks[name],
    showLabel: words.showPassword,
    required: true,
    autoComplete: 'new-password',
  })
  return (
    <form {...form} noValidate className="space-y-6">
      <PasswordField {...field('password')} />
      <PasswordField {...field('repeat')} />
      <RefusalNote refusal={refusal} waits={words.waits} />
      <Button type="submit" disabled={busy || status === 'unknown'} className="w-full">
        {busy ? words.busy : words.button}
      </Button>
    </form>
  )
}
