import { useEffect, useRef } from 'react'
import { codeWords } from '../../../content/account/codes.ts'
import { Field } from '../../../ui/field.tsx'

/** Takes the focus as it appears: it is the next thing asked of whoever made it appear. */
export function CodeField({ error }: { error?: string | undefined }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={place}>
      <Field
        label={codeWords.label}
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
