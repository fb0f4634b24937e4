import type { ComponentProps, ReactNode } from 'react'
import type { BookedDraw } from '../../../../../contract/desk.ts'
import { scheduleWords as words } from '../../../../content/operator/draws.ts'
import { Field } from '../../../../ui/field.tsx'
import { CheckedField } from '../../parts/checked-field.tsx'
import { parsePounds } from '../../parts/pounds.ts'
import { londonInstant } from './london-instant.ts'
import type { Misplaced } from './misplaced.ts'
import { isCount } from './read-wishes.ts'

const { fields, wrong } = words

export function DateFields({ misplaced }: { misplaced: readonly Misplaced[] }) {
  const errorOf = (field: Misplaced['field']) => {
    const found = misplaced.find((one) => one.field === field)
    return found && words.misplaced[found.why]
  }
  return (
    <Fields legend={words.dates}>
      <Moment name="closes" {...fields.closes} error={errorOf('closes')} required />
      <Moment name="draws" {...fields.draws} error={errorOf('draws')} required />
      <Moment name="opens" {...fields.opens} />
      <Moment name="letters" {...fields.letters} error={errorOf('letters')} />
    </Fields>
  )
}

interface TermFieldsProps {
  /** The trip’s draw without a date, whose terms hold where a field is left empty. */
  pattern: BookedDraw | undefined
}

export function TermFields({ pattern }: TermFieldsProps) {
  return (
    <Fields legend={words.terms} text={pattern ? words.termsText : words.noTerms}>
      <Field name="title" {...fields.title} placeholder={pattern?.title} maxLength={120} />
      <Field name="charity" {...fields.charity} placeholder={pattern?.charity_name} maxLength={120} />
      <Pounds name="price" {...fields.price} placeholder={pounds(pattern?.price_pence)} />
      <Pounds name="share" {...fields.share} placeholder={pounds(pattern?.charity_pence)} />
      <Count name="maximum" {...fields.maximum} placeholder={pattern && String(pattern.max_per_person)} />
      <Count name="cap" {...fields.cap} />
    </Fields>
  )
}

function Fields({ legend, text, children }: { legend: string; text?: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-2xl">{legend}</legend>
      {text && <p className="mt-2 max-w-[36em] text-base text-slate">{text}</p>}
      <div className="mt-5 grid gap-6 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}

type TypedProps = Omit<ComponentProps<typeof CheckedField>, 'isRight' | 'wrong'>

function Moment(field: TypedProps) {
  const isShown = (text: string) => londonInstant(text) !== null
  return <CheckedField type="datetime-local" isRight={isShown} wrong={wrong.moment} {...field} />
}

function Pounds(field: TypedProps) {
  const isAmount = (text: string) => parsePounds(text) !== null
  return (
    <CheckedField inputMode="decimal" autoComplete="off" isRight={isAmount} wrong={wrong.pounds} {...field} />
  )
}

function Count(field: TypedProps) {
  return (
    <CheckedField inputMode="numeric" autoComplete="off" isRight={isCount} wrong={wrong.count} {...field} />
  )
}

/** As it would be typed: '12.50'. */
function pounds(pence: number | undefined): string | undefined {
  if (pence === undefined) return undefined
  return pence % 100 === 0 ? String(pence / 100) : (pence / 100).toFixed(2)
}
