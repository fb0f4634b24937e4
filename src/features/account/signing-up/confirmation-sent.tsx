import { useLocation } from 'react-router'
import { useTakenOver } from '../../../lib/use-taken-over.ts'
import type { WaitWords } from '../forms/waiting.ts'
import { ResendConfirmation, type ResendWords } from './resend-confirmation.tsx'

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
  words: ResendWords & { before: string; after: string }
  waits: WaitWords
  unreachable: string
}

/** Stays where it is: whoever comes back from their inbox finds what to do next. */
export function ConfirmationSent({ words, ...rest }: ConfirmationSentProps) {
  return (
    <div className="mb-8 border border-champagne bg-paper px-5 py-4 text-base">
      <p>
        {words.before} <strong className="font-medium break-words">{rest.email}</strong>
        {words.after}
      </p>
      <div className="mt-2">
        <ResendConfirmation {...rest} words={words} />
      </div>
    </div>
  )
}
