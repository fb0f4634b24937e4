import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { deskErrors, deskWords } from '../../../content/operator/frame.ts'
import { told } from '../../../lib/refused.ts'
import { Button } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/field.tsx'
import { CheckedField } from './checked-field.tsx'
import { FocusKept } from './focus-kept.tsx'
import { WordButton } from './word-button.tsx'

interface ActFormProps {
  /** What opens it. */
  button: string
  /** `quiet` is one of many in a list, underlined as a word. */
  look?: 'quiet'
  /** Of several alike: which this one is, read out. */
  label?: string
  /** What the act does and what it cannot take back, before it is done. */
  title: string
  text?: string
  /** What carries it out. */
  confirm: string
  grave?: boolean
  /** Whether a reason has to be given. */
  needsReason?: boolean
  children?: ReactNode
  /** Resolves when it is done; what it throws is told beside the button. */
  onConfirm: (reason: string, form: FormData) => Promise<unknown>
}

/** An act of an operator: closed it is one quiet button, open it says what it does and asks for a reason. */
export function ActForm(props: ActFormProps) {
  return (
    <FocusKept>
      <OpenOrClosed {...props} />
    </FocusKept>
  )
}

function OpenOrClosed(props: ActFormProps) {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  if (isOpen) return <OpenActForm {...props} onClose={() => setOpen(false)} />
  const open = () => {
    wasOpen.current = true
    setOpen(true)
  }
  // Whoever leaves the form is back at what opened it.
  const opening = { 'data-act': true, 'aria-label': props.label, autoFocus: wasOpen.current, onClick: open }
  if (props.look === 'quiet') return <WordButton {...opening}>{props.button}</WordButton>
  return (
    <Button look="outline" size="small" {...opening}>
      {props.button}
    </Button>
  )
}

/** On a phone a row has no room for a form: it lies over the foot of the screen. */
const sheet =
  'max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:max-h-[85svh] max-sm:overflow-y-auto max-sm:shadow-scrim'

function OpenActForm({
  look,
  title,
  text,
  confirm,
  grave,
  needsReason,
  children,
  onConfirm,
  onClose,
}: ActFormProps & { onClose: () => void }) {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const form = useRef<HTMLFormElement>(null)
  // Whoever opened it goes on in its first field, or at what carries it out.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, button')?.focus(), [])
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setError(null)
    try {
      await onConfirm(String(form.get('reason') ?? ''), form)
      onClose()
    } catch (cause) {
      setError(cause)
      setBusy(false)
    }
  }
  return (
    <form
      ref={form}
      aria-labelledby={id}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className={`max-w-[34rem] min-w-64 basis-full space-y-4 border border-ink/20 bg-paper p-6 ${look ? sheet : ''}`}
    >
      <p id={id} className="font-medium">
        {title}
      </p>
      {text && <p className="text-base text-slate">{text}</p>}
      {children}
      {needsReason && (
        <CheckedField
          label={deskWords.acts.reason}
          hint={deskWords.acts.reasonHint}
          name="reason"
          required
          maxLength={500}
        />
      )}
      <FormError>{error ? told(error, deskErrors) : null}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" look={grave ? 'rose' : 'ink'} isBusy={busy}>
          {busy ? deskWords.acts.busy : confirm}
        </Button>
        <Button look="outline" size="small" onClick={onClose}>
          {deskWords.acts.cancel}
        </Button>
      </div>
    </form>
  )
}
