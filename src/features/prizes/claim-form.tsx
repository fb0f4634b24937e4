import { type SyntheticEvent, useState } from 'react'
import type { Prize } from '../../../contract/prizes.ts'
import { prizeWords } from '../../content/prizes.ts'
import { told } from '../../lib/refused.ts'
import { Button } from '../../ui/button.tsx'
import { Field, FormError } from '../../ui/field.tsx'
import { claimPrize } from './api.ts'
import { type Claim, type ClaimField, firstNameOf, readClaim, type TypedClaim } from './claim-rules.ts'
import { DateOfBirth } from './date-of-birth.tsx'
import { usePrizeAct } from './use-prize-act.ts'

const { form } = prizeWords

interface ClaimFormProps {
  prize: Prize
  /** The holder's whole name. */
  name: string
  onClaimed: () => void
}

export function ClaimForm({ prize, name, onClaimed }: ClaimFormProps) {
  const [mistakes, setMistakes] = useState<readonly ClaimField[]>([])
  const [publishes, setPublishes] = useState(false)
  const claiming = usePrizeAct(
    (claim: Claim) => claimPrize({ draw_id: prize.draw_id, place: prize.place, ...claim }),
    onClaimed,
  )
  const mistakeAt = (field: ClaimField) => (mistakes.includes(field) ? form.mistakes[field] : undefined)

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const claim = readClaim(typedInto(event.currentTarget))
    setMistakes('born_on' in claim ? [] : claim)
    if ('born_on' in claim) claiming.mutate(claim)
    else focusOn(event.currentTarget, claim[0])
  }

  return (
    <form onSubmit={submit} noValidate className="space-y-8">
      <DateOfBirth error={mistakeAt('bornOn')} />
      <Consent publishes={publishes} onChoose={setPublishes} />
      {publishes && (
        <div className="grid gap-6 sm:grid-cols-2">
          <Field
            name="firstName"
            label={form.firstName}
            error={mistakeAt('firstName')}
            defaultValue={firstNameOf(name)}
            maxLength={60}
            autoComplete="given-name"
            required
          />
          <Field
            name="county"
            label={form.county}
            error={mistakeAt('county')}
            maxLength={60}
            autoComplete="address-level1"
            required
          />
        </div>
      )}
      <FormError>{claiming.error && told(claiming.error, prizeWords.errors)}</FormError>
      <Button type="submit" disabled={claiming.isPending}>
        {claiming.isPending ? form.busy : form.button}
      </Button>
    </form>
  )
}

interface ConsentProps {
  publishes: boolean
  onChoose: (publishes: boolean) => void
}

/** Nothing is published unless it is chosen. */
function Consent({ publishes, onChoose }: ConsentProps) {
  const words = form.consent
  const choices = [
    ['nothing', words.nothing, !publishes],
    ['name', words.name, publishes],
  ] as const
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-2xl">{words.legend}</legend>
      {choices.map(([value, label, chosen]) => (
        <label key={value} className="mt-1 flex min-h-11 items-center gap-4">
          <input
            type="radio"
            name="publish"
            value={value}
            checked={chosen}
            onChange={() => onChoose(value === 'name')}
            className="size-5 shrink-0 accent-ink"
          />
          {label}
        </label>
      ))}
      <p className="mt-2 text-sm text-slate">{words.hint}</p>
    </fieldset>
  )
}

function typedInto(form: HTMLFormElement): TypedClaim {
  const entries = new FormData(form)
  const text = (name: keyof TypedClaim) => String(entries.get(name) ?? '')
  return {
    day: text('day'),
    month: text('month'),
    year: text('year'),
    publish: text('publish'),
    firstName: text('firstName'),
    county: text('county'),
  }
}

function focusOn(form: HTMLFormElement, field: ClaimField | undefined): void {
  const name = field === 'bornOn' ? 'day' : field
  form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()
}
