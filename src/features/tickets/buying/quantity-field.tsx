import { useId } from 'react'
import { buyWords as words } from '../../../content/tickets/buying.ts'
import { Field } from '../../../ui/field.tsx'

interface QuantityFieldProps {
  /** As typed. */
  value: string
  /** How many are allowed now, as far as it is known. */
  most: number
  /** Why so many cannot be bought. */
  refusal: string | undefined
  onChange: (value: string) => void
}

const quickChoices = [1, 5, 10, 25]
const press =
  'relative min-h-13 min-w-[min(3rem,14vw)] border border-ink/35 bg-paper px-3 hover:border-ink focus-visible:z-10 disabled:text-slate/50 disabled:hover:border-ink/35'

export function QuantityField({ value, most, refusal, onChange }: QuantityFieldProps) {
  const quantity = Number(value)
  const told = useId()
  const step = (by: number) => onChange(String(Math.max(1, Math.floor(quantity || 0) + by)))
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="flex items-end">
        <Field
          label={words.quantity}
          name="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          required
          value={value}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal && told}
          onChange={(event) => onChange(event.target.value)}
          className="w-[min(6rem,30vw)] [&_input]:relative [&_input]:[appearance:textfield] [&_input:focus-visible]:z-10 [&_input[aria-invalid]]:[border:2px_solid_var(--color-rose-error)] [&_input::-webkit-inner-spin-button]:appearance-none"
        />
        <button
          type="button"
          aria-label={words.fewer}
          disabled={!(quantity > 1)}
          onClick={() => step(-1)}
          className={`${press} -ml-px`}
        >
          −
        </button>
        <button
          type="button"
          aria-label={words.more}
          disabled={quantity >= most}
          onClick={() => step(1)}
          className={`${press} -ml-px`}
        >
          +
        </button>
      </div>
      {/* Always there, so that whoever listens hears a limit as it is met. */}
      <p
        id={told}
        role="alert"
        className="basis-full leading-snug font-medium text-rose-error empty:hidden sm:order-last"
      >
        {refusal}
      </p>
      <QuickChoices quantity={quantity} most={most} onChange={onChange} />
    </div>
  )
}

type QuickChoicesProps = Omit<QuantityFieldProps, 'value' | 'refusal'> & { quantity: number }

/** Only what may be bought is offered, and a single choice is none. */
function QuickChoices({ quantity, most, onChange }: QuickChoicesProps) {
  const allowed = quickChoices.filter((count) => count <= most)
  if (allowed.length < 2) return null
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">{words.quick}</legend>
      {allowed.map((count) => (
        <button
          key={count}
          type="button"
          aria-pressed={count === quantity}
          aria-label={`${count} ${count === 1 ? words.tickets.one : words.tickets.many}`}
          onClick={() => onChange(String(count))}
          className="figures min-h-13 min-w-12 border border-champagne px-3 text-xl hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-ivory"
        >
          {count}
        </button>
      ))}
    </fieldset>
  )
}
