import { type ComponentProps, type ReactNode, useId } from 'react'

const control =
  'mt-1.5 block w-full border border-ink/35 bg-paper px-4 py-3 text-ink placeholder:text-slate/70 focus-visible:border-ink'

interface Labelled {
  label: string
  hint?: string
  /** What is wrong with what was typed here. */
  error?: string | undefined
}

interface FieldProps extends ComponentProps<'input'>, Labelled {
  /** Stands at the end of the field, inside its border. */
  ending?: ReactNode
}

export function Field({ label, hint, error, ending, className = '', ...rest }: FieldProps) {
  const id = useId()
  const field = (
    <input
      id={id}
      aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
      aria-invalid={error ? true : undefined}
      className={`${control} min-h-13 read-only:bg-mist/40 aria-invalid:border-rose-error ${ending ? 'pr-14' : ''}`}
      {...rest}
    />
  )
  return (
    <LabelledControl id={id} label={label} hint={hint} error={error} className={className}>
      {ending ? (
        <div className="relative">
          {field}
          {ending}
        </div>
      ) : (
        field
      )}
    </LabelledControl>
  )
}

export function TextArea({ label, hint, className = '', ...rest }: ComponentProps<'textarea'> & Labelled) {
  const id = useId()
  return (
    <LabelledControl id={id} label={label} hint={hint} className={className}>
      <textarea id={id} aria-describedby={hint && `${id}-hint`} className={control} rows={6} {...rest} />
    </LabelledControl>
  )
}

export function Select({
  label,
  hint,
  className = '',
  children,
  ...rest
}: ComponentProps<'select'> & Labelled) {
  const id = useId()
  return (
    <LabelledControl id={id} label={label} hint={hint} className={className}>
      <select
        id={id}
        aria-describedby={hint && `${id}-hint`}
        className={`${control} min-h-13 select-arrow`}
        {...rest}
      >
        {children}
      </select>
    </LabelledControl>
  )
}

interface LabelledControlProps extends Labelled {
  id: string
  className: string
  children: ReactNode
}

function LabelledControl({ id, label, hint, error, className, children }: LabelledControlProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="caps text-[0.71rem] tracking-[0.12em] text-slate">
        {label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-rose-error">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-slate">
          {hint}
        </p>
      )}
    </div>
  )
}

/** What went wrong, in red, read out at once. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="min-h-0 text-rose-error empty:hidden">
      {children}
    </p>
  )
}
