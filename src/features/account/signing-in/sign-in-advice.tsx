import { loginWords as words } from '../../../content/account/signing-in.ts'
import { Link } from '../../../ui/link.tsx'
import { onwardQuery } from '../api.ts'
import { ResendConfirmation } from '../signing-up/resend-confirmation.tsx'

interface SignInAdviceProps {
  code: string | undefined
  email: string
  next: string | null
}

const link = 'underline decoration-champagne underline-offset-4'

/** What somebody may do now whose sign-in was refused. */
export function SignInAdvice({ code, email, next }: SignInAdviceProps) {
  if (code === 'email_not_confirmed') {
    return (
      <div className="text-base text-slate">
        {words.unconfirmed} <ResendConfirmation after="unconfirmed" email={email} next={next} />
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
