import { useState } from 'react'
import { myAccountWords } from '../../../../content/account/my-account.ts'
import { brand } from '../../../../content/brand.ts'
import { Button } from '../../../../ui/button.tsx'
import { beginSecondStep, type Enrolment } from '../../api-second-step.ts'
import { type Refusal, toldOf } from '../../forms/refusal.ts'
import { RefusalNote } from '../../forms/refusal-note.tsx'
import { TwoStepsSetup } from './two-steps-setup.tsx'

const words = myAccountWords.signingIn.twoSteps.off

interface TwoStepsOffProps {
  onProving: (underway: boolean) => void
  onCodes: (codes: readonly string[]) => void
}

export function TwoStepsOff({ onProving, onCodes }: TwoStepsOffProps) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      const begun = await beginSecondStep(brand.name)
      if ('factorId' in begun) setEnrolment(begun)
      else setRefusal(begun)
    } catch (cause) {
      setRefusal({ message: toldOf(cause) })
    } finally {
      setBusy(false)
    }
  }
  if (enrolment)
    return (
      <TwoStepsSetup
        enrolment={enrolment}
        onProving={onProving}
        onCodes={onCodes}
        onCancel={() => setEnrolment(null)}
      />
    )
  return (
    <div className="space-y-6">
      <RefusalNote refusal={refusal} />
      <Button look="outline" onClick={begin} disabled={busy}>
        {busy ? words.beginning : words.begin}
      </Button>
    </div>
  )
}
