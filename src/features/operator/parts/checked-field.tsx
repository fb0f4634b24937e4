import { type ComponentProps, useState } from 'react'
import { deskWords } from '../../../content/operator/frame.ts'
import { Field } from '../../../ui/field.tsx'

interface CheckedFieldProps extends ComponentProps<typeof Field> {
  isRight?: (text: string) => boolean
  /** Said when the form is sent with something else in it. */
  wrong?: string
}

/** A field that holds back its form until what is typed can be read, and says beside itself what is wrong. */
export function CheckedField({ isRight, wrong = '', error, hint, ...field }: CheckedFieldProps) {
  const [mistake, setMistake] = useState('')
  const said = error || mistake
  return (
    <Field
      error={said}
      // One thing at a time.
      hint={said ? undefined : hint}
      onInput={({ currentTarget }) => {
        setMistake('')
        if (isRight) currentTarget.setCustomValidity(isFine(currentTarget.value, isRight) ? '' : wrong)
      }}
      onInvalid={(event) => {
        // In the place of the browser's own bubble, which goes again and which nobody can style or translate.
        event.preventDefault()
        const { validity, validationMessage } = event.currentTarget
        setMistake(validity.valueMissing ? deskWords.missing : validationMessage)
        focusTheFirst(event.currentTarget)
      }}
      {...field}
    />
  )
}

function isFine(text: string, isRight: (text: string) => boolean): boolean {
  return text === '' || isRight(text)
}

function focusTheFirst(field: HTMLInputElement): void {
  const first = field.form?.querySelector('input:invalid, select:invalid, textarea:invalid')
  if (first === field) field.focus()
}
