import { useState } from 'react'
import type { User } from '../session/api-session.ts'
import { verifiedFactor } from '../session/assurance.ts'
import { Sheet } from './part.tsx'
import { RecoveryCodes, type RecoveryCodesWords } from './recovery-codes.tsx'
import { TwoStepsOff, type TwoStepsOffWords } from './two-steps-off.tsx'
import { TwoStepsOn, type TwoStepsOnWords } from './two-steps-on.tsx'

interface TwoStepsProps {
  user: User
  words: {
    title: string
    off: TwoStepsOffWords & { text: string }
    on: TwoStepsOnWords & { text: string }
    codes: RecoveryCodesWords
  }
}

/** A code from an app after the password. Recovery codes are shown once, when they are made. */
export function TwoSteps({ user, words }: TwoStepsProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [proving, setProving] = useState(false)
  const factor = verifiedFactor(user)
  return (
    <Sheet title={words.title} text={factor ? words.on.text : words.off.text}>
      {/* The form stays until the codes are there, though the step counts as soon as it is proved. */}
      {!factor || proving ? (
        <TwoStepsOff words={words.off} onProving={setProving} onCodes={setCodes} />
      ) : codes ? (
        <RecoveryCodes codes={codes} words={words.codes} onKept={() => setCodes(null)} />
      ) : (
        <TwoStepsOn factorId={factor.id} words={words.on} onCodes={setCodes} />
      )}
    </Sheet>
  )
}
