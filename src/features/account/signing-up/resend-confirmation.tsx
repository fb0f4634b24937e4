import { useState } from 'react'
import { Unreachable } from '../../../lib/unreachable.ts'
import { resendConfirmation } from '../api.ts'
import { type WaitWords, waitAdvice } from '../forms/waiting.ts'

export interface ResendWords {
  button: string
  busy: string
  done: string
}

interface ResendConfirmationProps {
  email: string
  next: string | null
  words: ResendWords
  waits: WaitWords
  unreachable: string
}

/** A button for another mail, and what became of the wish. */
export function ResendConfirmation({ email, next, words, waits, unreachable }: ResendConfirmationProps) {
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
      return refused ? (waitAdvice(refused, waits) ?? refused.message) : words.done
    } catch (cause) {
      return cause instanceof Unreachable ? unreachable : String(cause)
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
