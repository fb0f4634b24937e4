import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useLeaving } from './use-leaving.ts'

export function SignOutButton({ label, busyLabel }: { label: string; busyLabel: string }) {
  const leave = useLeaving()
  const [busy, setBusy] = useState(false)
  const signOut = () => {
    setBusy(true)
    return leave()
  }
  return (
    <Button look="outline" size="small" onClick={signOut} disabled={busy}>
      {busy ? busyLabel : label}
    </Button>
  )
}
