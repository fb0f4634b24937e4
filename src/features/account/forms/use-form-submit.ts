import { type SyntheticEvent, useState } from 'react'
import { type Marks, type Refusal, toldOf } from './refusal.ts'

/** What was typed into the field of a name. */
export type Typed = (name: string) => string

type Act = (text: Typed) => Promise<Refusal | null>
/** What is wrong before anything is sent. */
type Check = (text: Typed) => Refusal | null

const nothingWrong: Check = () => null

/** Idle, busy, then what was refused or what was done. The form's fields keep what was typed. */
export function useFormSubmit(act: Act, check = nothingWrong) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const text = typedInto(form)
    setBusy(true)
    setRefusal(null)
    try {
      const refused = check(text) ?? (await act(text))
      setRefusal(refused)
      if (refused?.marks) focusOn(form, refused.marks, refused.focus)
    } catch (cause) {
      setRefusal({ message: toldOf(cause) })
    } finally {
      setBusy(false)
    }
  }

  /** A mark goes as soon as its field is mended; the sentence for the whole form goes with the mistake it tells. */
  const onInput = (event: SyntheticEvent<HTMLFormElement>) => {
    if (!refusal?.marks) return
    const { name } = event.target as HTMLInputElement
    // What the service refused only the service can judge again.
    if (refusal.code) return setRefusal({ ...refusal, marks: without(refusal.marks, name) })
    const now = check(typedInto(event.currentTarget))
    setRefusal({
      message: now?.message === refusal.message ? refusal.message : '',
      marks: stillWrong(refusal.marks, now?.marks ?? {}),
    })
  }

  return { busy, refusal, marks: refusal?.marks ?? {}, form: { onSubmit: submit, onInput } }
}

function typedInto(form: HTMLFormElement): Typed {
  const entries = new FormData(form)
  return (name) => String(entries.get(name) ?? '')
}

function focusOn(form: HTMLFormElement, marks: Marks, wanted?: string): void {
  const fields = [...form.elements] as HTMLInputElement[]
  fields.find(({ name }) => (wanted ? name === wanted : marks[name]))?.focus()
}

function without(marks: Marks, name: string): Marks {
  return Object.fromEntries(Object.entries(marks).filter(([field]) => field !== name))
}

/** Of what was marked, what is wrong now; what has gone wrong since is told when the form is sent again. */
function stillWrong(marked: Marks, now: Marks): Marks {
  return Object.fromEntries(Object.entries(now).filter(([field]) => marked[field]))
}
