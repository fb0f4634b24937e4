import { type SyntheticEvent, useState } from 'react'
import { Unreachable } from '../../lib/unreachable.ts'
import type { Refusal } from './api.ts'

type Act = (text: (name: string) => string) => Promise<Refusal | null>

/** Idle, busy, then what was refused or what was done. The form's fields keep what was typed. */
export function useFormSubmit(unreachable: string, act: Act) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const entries = new FormData(form)
    setBusy(true)
    setRefusal(null)
    try {
      const refused = await act((name) => String(entries.get(name) ?? ''))
      setRefusal(refused)
      if (refused?.field) form.querySelector<HTMLInputElement>(`[name=${refused.field}]`)?.focus()
    } catch (cause) {
      setRefusal({ message: cause instanceof Unreachable ? unreachable : String(cause) })
    } finally {
      setBusy(false)
    }
  }
  return { busy, refusal, submit }
}
