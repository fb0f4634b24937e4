import type { ReactNode } from 'react'
import { FormError } from '../../../ui/field.tsx'
import type { Refusal } from './refusal.ts'
import { waitAdvice } from './waiting.ts'

/** What to do about a refusal, by its code. */
export type Advice = Readonly<Record<string, string>>

interface RefusalNoteProps {
  refusal: Refusal | null
  advice?: Advice
  /** What else may be done now. */
  children?: ReactNode
}

/** The service's own message in red, and beneath it ours: what to do about it. */
export function RefusalNote({ refusal, advice, children }: RefusalNoteProps) {
  const ours = waitAdvice(refusal) ?? advice?.[refusal?.code ?? '']
  return (
    <div className="space-y-2 has-[[role=alert]:empty]:hidden">
      <FormError>{refusal?.message}</FormError>
      {ours && <p className="text-base text-slate">{ours}</p>}
      {children}
    </div>
  )
}
