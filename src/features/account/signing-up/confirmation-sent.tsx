import { useLocation } from 'react-router'
import { loginWords } from '../../../content/account/signing-in.ts'
import { useTakenOver } from '../../../lib/use-taken-over.ts'
import { ResendConfirmation } from './resend-confirmation.tsx'

/** Left with the login page by a sign-up, in the visitor's history and not in the address; a reload keeps it. */
export interface SignUpTrace {
  confirmationSentTo: string
}

export function useConfirmationSentTo(): string | null {
  const trace = useLocation().state as Partial<SignUpTrace> | null
  const address = useTakenOver() ? trace?.confirmationSentTo : null
  return typeof address === 'string' ? address : null
}

interface ConfirmationSentProps {
  email: string
  next: string | null
}

/** Stays where it is: whoever comes back from their inbox finds what to do next. */
export function ConfirmationSent({ email, next }: ConfirmationSentProps) {
  return (
    <div className="mb-8 border border-champagne bg-paper px-5 py-4 text-base">
      <p>
        {loginWords.sent.before} <strong className="font-medium break-words">{email}</strong>
        {loginWords.sent.after}
      </p>
      <div className="mt-2">
        <ResendConfirmation after="signedUp" email={email} next={next} />
      </div>
    </div>
  )
}
