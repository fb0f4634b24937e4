import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { showPassword } from '../../../content/account/passwords.ts'
import { Field } from '../../../ui/field.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'ending'>

/** Hidden as it is typed; the eye shows it to whoever would rather see. */
export function PasswordField(field: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Drawing = shown ? EyeOff : Eye
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      ending={
        <button
          type="button"
          aria-label={showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-13 place-items-center text-slate hover:text-ink"
        >
          <Drawing strokeWidth={1.25} className="size-5" aria-hidden="true" />
        </button>
      }
    />
  )
}
