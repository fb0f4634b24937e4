import { useState } from 'react'
import { secondStepWords as words } from '../../../content/account/codes.ts'
import { signOut } from '../api.ts'
import { useAuth } from '../session/auth-context.tsx'
import { CodeForm } from './code-form.tsx'
import { RecoveryCodeForm } from './recovery-code-form.tsx'

const link = 'underline decoration-champagne underline-offset-4'

/** For whoever has given the password and owes the code; being signed in changes by itself once it is right. */
export function SecondStep() {
  const { user } = useAuth()
  const [lost, setLost] = useState(false)
  if (!user) return null
  const { text, other } = lost ? words.recovery : words.app
  return (
    <div className="space-y-6">
      <div>
        <h2 className="text-subheading">{words.title}</h2>
        <p className="mt-2 text-slate">{text}</p>
      </div>
      {lost ? <RecoveryCodeForm /> : <CodeForm user={user} />}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-base text-slate">
        <button type="button" className={link} onClick={() => setLost(!lost)}>
          {other}
        </button>
        <button type="button" className={link} onClick={signOut}>
          {words.somebodyElse}
        </button>
      </div>
    </div>
  )
}
