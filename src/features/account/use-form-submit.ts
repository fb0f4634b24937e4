import { type SyntheticEvent, useState } from 'react'

/** Idle, busy, then what was refused or what was done. The form's fields keep what was typed. */
export function useFormSubmit(act: (text: (name: string) => string) => Promise<string | null>) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const entries = new FormData(event.currentTarget)
    setBusy(true)
    setRefusal(null)
    try {
      setRefusal(await act((name) => String(entries.get(name) ?? '')))
    } finally {
      setBusy(false)
    }
  }
  return { busy, refusal, submit }
}
