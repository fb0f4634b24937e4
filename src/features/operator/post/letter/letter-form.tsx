import { type ComponentProps, type SyntheticEvent, useRef } from 'react'
import { deskErrors } from '../../../../content/operator/frame.ts'
import { postWords } from '../../../../content/operator/post.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { told } from '../../../../lib/refused.ts'
import { ticketNumber } from '../../../../lib/ticket-number.ts'
import { formatDay } from '../../../../lib/time.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormError, Select } from '../../../../ui/field.tsx'
import { useDesk } from '../../api.ts'
import { CheckedField } from '../../parts/checked-field.tsx'
import { londonDay } from '../../parts/london-day.ts'
import { Part } from '../../parts/room.tsx'
import { LetterCheck } from './letter-check.tsx'
import { lacksCentury, readDay } from './read-day.ts'
import type { LetterField, ReadField } from './typed-letter.ts'
import { type Letter, useLetter } from './use-letter.ts'

const words = postWords.form

/** A pile of letters, logged without leaving the keyboard: Enter logs one, and the next name can be typed. */
export function LetterForm() {
  const form = useRef<HTMLFormElement>(null)
  const letter = useLetter((field) =>
    (form.current?.elements.namedItem(field) as HTMLElement | null)?.focus(),
  )
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void letter.log()
  }
  return (
    <Part title={words.title}>
      <form
        ref={form}
        onSubmit={submit}
        autoComplete="off"
        className="gap-x-16 gap-y-7 max-lg:space-y-7 lg:grid lg:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]"
      >
        <div className="space-y-7">
          <PileFields letter={letter} />
          <WriterFields letter={letter} />
        </div>
        <div className="lg:row-span-2">
          <LetterCheck letter={letter} />
        </div>
        <Outcome letter={letter} />
      </form>
    </Part>
  )
}

function fieldOf({ typed, type }: Letter, name: LetterField) {
  return {
    name,
    value: typed[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => type(name, currentTarget.value),
  }
}

/** What letters of one pile have in common; it stays from one to the next. */
function PileFields({ letter }: { letter: Letter }) {
  const offered = useDesk('on_offer', {})
  return (
    <div
      aria-busy={offered.isPending}
      className="grid gap-5 border-b border-mist pb-7 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <Select label={words.experience} required autoFocus {...fieldOf(letter, 'experience')}>
        <option value="">{words.choose}</option>
        {offered.data?.trips.map(({ experience, title }) => (
          <option key={experience} value={experience}>
            {title}
          </option>
        ))}
      </Select>
      <CheckedField
        label={words.receivedOn}
        type="date"
        max={londonDay(new Date())}
        required
        {...fieldOf(letter, 'receivedOn')}
      />
      {offered.error && <FormError>{told(offered.error, deskErrors)}</FormError>}
    </div>
  )
}

function WriterFields({ letter }: { letter: Letter }) {
  const { typed, mistakes, leave } = letter
  const bornOn = readDay(typed.bornOn)
  const bornHint = bornOn ? formatDay(bornOn) : words.bornOnHint
  const bornWrong = words.mistakes[lacksCentury(typed.bornOn) ? 'bornYear' : 'bornOn']
  const text = (name: LetterField): ComponentProps<'input'> => ({ ...fieldOf(letter, name), required: true })
  /** What cannot be read is told as soon as the field is left. */
  const read = (field: ReadField, wrong: string) => ({
    ...text(field),
    error: mistakes.includes(field) ? wrong : undefined,
    onBlur: () => leave(field),
  })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <CheckedField label={words.fullName} maxLength={120} className="sm:col-span-2" {...text('fullName')} />
      <CheckedField
        label={words.address}
        hint={words.addressHint}
        maxLength={300}
        className="sm:col-span-2"
        {...text('address')}
      />
      <CheckedField label={words.postcode} maxLength={10} {...read('postcode', words.mistakes.postcode)} />
      <CheckedField
        label={words.bornOn}
        hint={mistakes.includes('bornOn') ? undefined : bornHint}
        maxLength={20}
        {...read('bornOn', bornWrong)}
      />
      <CheckedField
        label={words.email}
        hint={words.emailHint}
        type="email"
        maxLength={254}
        className="sm:col-span-2"
        {...fieldOf(letter, 'email')}
      />
    </div>
  )
}

function Outcome({ letter: { isBusy, error, logged } }: { letter: Letter }) {
  const done = logged && fillIn(words.logged, { number: ticketNumber(logged.number), title: logged.title })
  return (
    <div className="space-y-4">
      <FormError>{error ? told(error, deskErrors) : null}</FormError>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? words.busy : words.button}
        </Button>
        <p role="status" className="figures text-xl">
          {done}
        </p>
      </div>
    </div>
  )
}
