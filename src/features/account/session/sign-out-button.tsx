import { useState } from 'react'
import { myAccountWords as words } from '../../../content/account/my-account.ts'
import { Button } from '../../../ui/button.tsx'
import { useLeaving } from './use-leaving.ts'

export function SignOutButton() {
  const leave = useLeaving()
  const [busy, setBusy] = useState(false)
  const signOut = () => {
    setBusy(true)
    return leave()
  }
  return (
    <Button look="outline" size="small" onClick={signOut} disabled={busy}>
      {busy ? words.signingOut : words.signOut}
    </Button>
  )
}
