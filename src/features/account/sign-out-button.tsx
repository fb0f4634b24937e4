import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { signOut } from './api.ts'

export function SignOutButton({ label, busyLabel }: { label: string; busyLabel: string }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    // Home first: the account page would otherwise send a signed-out visitor to the login page.
    await navigate('/', { replace: true })
    await signOut()
  }
  return (
    <Button look="outline" onClick={leave} disabled={busy}>
      {busy ? busyLabel : label}
    </Button>
  )
}
