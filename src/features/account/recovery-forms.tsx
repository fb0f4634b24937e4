import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Field, FormError } from '../../ui/field.tsx'
import { changePassword, sendRecoveryMail } from './api.ts'
import { useAuth } from './auth-context.tsx'
import { isTooLongPassword } from './password-rules.ts'
import { RefusalNote } from './refusal-note.tsx'
import { useFormSubmit } from './use-form-submit.ts'
import type { WaitWords } from './waiting.ts'

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
      {sent && <p role="status">{words.done}</p>}
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

interface ChooseWords {
  password: string
  repeat: string
  button: string
  busy: string
  done: string
  differ: string
  expired: string
  tooLong: string
  waits: WaitWords
  unreachable: string
  again: { label: string; to: string }
}

/** Reached by the link of the recovery mail, which signs its reader in for this one purpose. */
export function NewPasswordForm({ words }: { words: ChooseWords }) {
  const { status } = useAuth()
  const navigate = useNavigate()
  const { busy, refusal, form } = useFormSubmit(words.unreachable, async (text) => {
    if (text('password') !== text('repeat')) return { message: words.differ }
    if (isTooLongPassword(text('password'))) return { message: words.tooLong }
    const refused = await changePassword(text('password'))
    if (refused) return refused
    toast(words.done)
    navigate('/account', { replace: true })
    return null
  })

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
  return (
    <form {...form} className="space-y-6">
      <Field label={words.password} name="password" type="password" required autoComplete="new-password" />
      <Field label={words.repeat} name="repeat" type="password" required autoComplete="new-password" />
      <RefusalNote refusal={refusal} waits={words.waits} />
      <Button type="submit" disabled={busy || status === 'unknown'} className="w-full">
        {busy ? words.busy : words.button}
      </Button>
    </form>
  )
}
