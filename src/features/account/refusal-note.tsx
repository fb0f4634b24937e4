import type { ReactNode } from 'react'
import { FormError } from '../../ui/field.tsx'
import type { Refusal } from './api.ts'
import { type WaitWords, waitAdvice } from './waiting.ts'

interface RefusalNoteProps {
  refusal: Refusal | null
  waits: WaitWords
  /** What else may be done now. */
  children?: ReactNode
}

/** The service's own message in red, and beneath it ours: what to do about it. */
export function RefusalNote({ refusal, waits, children }: RefusalNoteProps) {
  const advice = waitAdvice(refusal, waits)
  return (
    <div className="space-y-2 has-[[role=alert]:empty]:hidden">
      <FormError>{refusal?.message}</FormError>
      {advice && <p className="text-base text-slate">{advice}</p>}
      {children}
    </div>
  )
}
