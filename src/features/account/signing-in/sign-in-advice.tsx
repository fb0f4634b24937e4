import { Link } from '../../../ui/link.tsx'
import { onwardQuery } from '../api.ts'
import type { WaitWords } from '../forms/waiting.ts'
import { ResendConfirmation, type ResendWords } from '../signing-up/resend-confirmation.tsx'

interface LabelledLink {
  label: string
  to: string
}

export interface SignInAdviceWords {
  wrong: { before: string; reset: LabelledLink; between: string; create: LabelledLink; after: string }
  resend: ResendWords & { text: string }
  waits: WaitWords
  unreachable: string
}

interface SignInAdviceProps {
  code: string | undefined
  email: string
  next: string | null
  words: SignInAdviceWords
}

const link = 'underline decoration-champagne underline-offset-4'

/** What somebody may do now whose sign-in was refused. */
export function SignInAdvice({ code, email, next, words }: SignInAdviceProps) {
  if (code === 'email_not_confirmed') {
    const { resend, waits, unreachable } = words
    return (
      <div className="text-base text-slate">
        {resend.text} <ResendConfirmation words={resend} {...{ email, next, waits, unreachable }} />
      </div>
    )
  }
  if (code !== 'invalid_credentials') return null
  const { before, reset, between, create, after } = words.wrong
  return (
    <p className="text-base text-slate">
      {before}
      <Link to={reset.to} className={link}>
        {reset.label}
      </Link>
      {between}
      <Link to={create.to + onwardQuery(next)} className={link}>
        {create.label}
      </Link>
      {after}
    </p>
  )
}
