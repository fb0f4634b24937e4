import { useState } from 'react'
import { loginWords } from '../../../content/account/signing-in.ts'
import { resendConfirmation } from '../api.ts'
import { toldOf } from '../forms/refusal.ts'
import { waitAdvice } from '../forms/waiting.ts'

interface ResendConfirmationProps {
  email: string
  next: string | null
  /** What the visitor has done before. */
  after: keyof typeof loginWords.resend
}

/** A button for another mail, and what became of the wish. */
export function ResendConfirmation({ email, next, after }: ResendConfirmationProps) {
  const words = loginWords.resend[after]
  const [answer, setAnswer] = useState('')
  const [busy, setBusy] = useState(false)
  const resend = async () => {
    setBusy(true)
    setAnswer('')
    setAnswer(await resendAnswer())
    setBusy(false)
  }
  const resendAnswer = async () => {
    try {
      const refused = await resendConfirmation(email, next)
      return refused ? (waitAdvice(refused) ?? refused.message) : words.done
    } catch (cause) {
      return toldOf(cause)
    }
  }
  return (
    <>
      <button
        type="button"
        onClick={resend}
        disabled={busy}
        className="underline decoration-champagne underline-offset-4"
      >
        {busy ? words.busy : words.button}
      </button>
      <span role="status" className="mt-2 block empty:absolute">
        {answer}
      </span>
    </>
  )
}
