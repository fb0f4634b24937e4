import { useState } from 'react'
import { myAccountWords } from '../../../../content/account/my-account.ts'
import type { User } from '../../session/api-session.ts'
import { verifiedFactor } from '../../session/assurance.ts'
import { Sheet } from '../part.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TwoStepsOff } from './two-steps-off.tsx'
import { TwoStepsOn } from './two-steps-on.tsx'

const words = myAccountWords.signingIn.twoSteps

/** A code from an app after the password. Recovery codes are shown once, when they are made. */
export function TwoSteps({ user }: { user: User }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [proving, setProving] = useState(false)
  const factor = verifiedFactor(user)
  return (
    <Sheet title={words.title} text={factor ? words.on.text : words.off.text}>
      {/* The form stays until the codes are there, though the step counts as soon as it is proved. */}
      {!factor || proving ? (
        <TwoStepsOff onProving={setProving} onCodes={setCodes} />
      ) : codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      ) : (
        <TwoStepsOn factorId={factor.id} onCodes={setCodes} />
      )}
    </Sheet>
  )
}
