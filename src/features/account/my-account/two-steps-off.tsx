import { useState } from 'react'
import { Unreachable } from '../../../lib/unreachable.ts'
import { Button } from '../../../ui/button.tsx'
import { beginSecondStep, type Enrolment } from '../api-second-step.ts'
import type { Refusal } from '../forms/refusal.ts'
import { RefusalNote } from '../forms/refusal-note.tsx'
import { TwoStepsSetup, type TwoStepsSetupWords } from './two-steps-setup.tsx'

export interface TwoStepsOffWords extends TwoStepsSetupWords {
  begin: string
  beginning: string
  /** How the account is called in the app. */
  name: string
}

interface TwoStepsOffProps {
  words: TwoStepsOffWords
  onProving: (underway: boolean) => void
  onCodes: (codes: readonly string[]) => void
}

export function TwoStepsOff({ words, onProving, onCodes }: TwoStepsOffProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      const begun = await beginSecondStep(words.name)
      if ('factorId' in begun) setEnrolment(begun)
      else setRefusal(begun)
    } catch (cause) {
      setRefusal({ message: cause instanceof Unreachable ? words.unreachable : String(cause) })
    } finally {
      setBusy(false)
    }
  }
  if (enrolment)
    return (
      <TwoStepsSetup
        enrolment={enrolment}
        words={words}
        onProving={onProving}
        onCodes={onCodes}
        onCancel={() => setEnrolment(null)}
      />
    )
  return (
    <div className="space-y-6">
      <RefusalNote refusal={refusal} waits={words.waits} />
      <Button look="outline" onClick={begin} disabled={busy}>
        {busy ? words.beginning : words.begin}
      </Button>
    </div>
  )
}
