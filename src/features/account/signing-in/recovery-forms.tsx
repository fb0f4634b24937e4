import { useState } from 'react'
import { useNavigate } from 'react-router'
import { recoveryWords } from '../../../content/account/recovery.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, FormError } from '../../../ui/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { sendRecoveryMail } from '../api.ts'
import { changePassword } from '../api-credentials.ts'
import { PasswordField } from '../forms/password-field.tsx'
import { newPasswordMistake } from '../forms/password-rules.ts'
import { markedRefusal } from '../forms/refusal.ts'
import { RefusalNote } from '../forms/refusal-note.tsx'
import { useFormSubmit } from '../forms/use-form-submit.ts'
import { useAuth } from '../session/auth-context.tsx'
import { SecondStep } from './second-step.tsx'

const { request, choose } = recoveryWords

export function RequestRecoveryForm() {
  const [sent, setSent] = useState(false)
  const { busy, refusal, form } = useFormSubmit(async (text) => {
    const refused = await sendRecoveryMail(text('email'))
    setSent(!refused)
    return refused
  })
  return (
    <form {...form} className="space-y-6">
      <Field label={request.email} name="email" type="email" required autoComplete="email" />
      <RefusalNote refusal={refusal} />
      <p role="status" className="empty:absolute">
        {sent && request.done}
      </p>
      <Button type="submit" disabled={busy || sent} className="w-full">
        {busy ? request.busy : request.button}
      </Button>
      <Link
        to={request.back.to}
        className="inline-block text-base underline decoration-champagne underline-offset-4"
      >
        {request.back.label}
      </Link>
    </form>
  )
}

const fieldOfCode = { weak_password: 'password', same_password: 'password' } as const

/** Reached by the link of the recovery mail, which signs its reader in for this one purpose. */
export function NewPasswordForm() {
  const { status } = useAuth()
  const navigate = useNavigate()
  const { busy, refusal, marks, form } = useFormSubmit(
    async (text) => {
      const refused = await changePassword(text('password'))
      if (refused) return markedRefusal(refused, fieldOfCode)
      toast(choose.done)
      navigate('/account', { replace: true })
      return null
    },
    (text) => newPasswordMistake(text),
  )

  if (status === 'signed-out') {
    return (
      <div className="space-y-6">
        <FormError>{choose.expired}</FormError>
        <Link to={choose.again.to} className="inline-block underline decoration-champagne underline-offset-4">
          {choose.again.label}
        </Link>
      </div>
    )
  }
  if (status === 'half-signed-in') return <SecondStep />
  const field = (name: 'password' | 'repeat') => ({
    name,
    label: choose[name],
    error: marks[name],
    required: true,
    autoComplete: 'new-password',
  })
  return (
    <form {...form} noValidate className="space-y-6">
      <PasswordField {...field('password')} />
      <PasswordField {...field('repeat')} />
      <RefusalNote refusal={refusal} />
      <Button type="submit" disabled={busy || status === 'unknown'} className="w-full">
        {busy ? choose.busy : choose.button}
      </Button>
    </form>
  )
}
