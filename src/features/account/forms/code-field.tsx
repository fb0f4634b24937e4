import { useEffect, useRef } from 'react'
import { Field } from '../../../ui/field.tsx'

/** Takes the focus as it appears: it is the next thing asked of whoever made it appear. */
export function CodeField({ label, error }: { label: string; error?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={place}>
      <Field
        label={label}
        name="code"
        error={error}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
      />
    </div>
  )
}
