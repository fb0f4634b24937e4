import type { Args } from '../../../../../contract/acts.ts'
import { readDay } from './read-day.ts'

/** A letter as it is being typed, by the names of the fields. */
export interface TypedLetter {
  readonly experience: string
  readonly receivedOn: string
  readonly fullName: string
  readonly address: string
  readonly postcode: string
  readonly bornOn: string
  readonly email: string
  /** An account's id, `stranger`, or nothing while nobody has said. */
  readonly whose: string
}

export type LetterField = keyof TypedLetter

export const stranger = 'stranger'

/** Another name is another question whose letter it is. */
const asking: readonly LetterField[] = ['fullName', 'postcode', 'email']

const empty = { fullName: '', address: '', postcode: '', bornOn: '', email: '', whose: '' }

export function firstLetter(receivedOn: string): TypedLetter {
  return { experience: '', receivedOn, ...empty }
}

/** The next of the pile: of the same trip, come on the same day. */
export function nextLetter({ experience, receivedOn }: TypedLetter): TypedLetter {
  return { experience, receivedOn, ...empty }
}

export function typedInto(letter: TypedLetter, field: LetterField, value: string): TypedLetter {
  return { ...letter, ...(asking.includes(field) && { whose: '' }), [field]: value }
}

/** Whether enough is typed to ask what is known of such a letter. */
export function canBeChecked({ experience, receivedOn, fullName, postcode }: TypedLetter): boolean {
  return experience !== '' && receivedOn !== '' && fullName.trim() !== '' && isPostcode(postcode)
}

export function checkOf(letter: TypedLetter): Args<'operator_letter_check'> {
  const email = tidy(letter.email)
  return {
    experience: letter.experience,
    received_on: letter.receivedOn,
    full_name: tidy(letter.fullName),
    postcode: tidy(letter.postcode).toUpperCase(),
    email: /.@.+/.test(email) ? email : null,
  }
}

/** A field in which something may stand that cannot be read. */
export type ReadField = 'postcode' | 'bornOn'

/** Which fields keep it from being logged, in their order. */
export function mistakesIn({ postcode, bornOn }: TypedLetter): readonly ReadField[] {
  return [
    ...(isPostcode(postcode) ? [] : ['postcode' as const]),
    ...(readDay(bornOn) ? [] : ['bornOn' as const]),
  ]
}

/** Whether what stands there cannot be read; that nothing stands there is told when the letter is logged. */
export function isMistyped(letter: TypedLetter, field: ReadField): boolean {
  return letter[field].trim() !== '' && mistakesIn(letter).includes(field)
}

/** As the service wants it, for the draw it belongs to. */
export function letterOf(letter: TypedLetter, letterId: string, drawId: string): Args<'log_postal_entry'> {
  const { received_on, full_name, postcode } = checkOf(letter)
  const isStranger = letter.whose === stranger
  return {
    letter_id: letterId,
    draw_id: drawId,
    full_name,
    address: tidy(letter.address),
    postcode,
    born_on: readDay(letter.bornOn) ?? '',
    received_on,
    email: tidy(letter.email) || null,
    same_as: isStranger ? null : letter.whose || null,
    stranger: isStranger,
  }
}

function isPostcode(text: string): boolean {
  return /^[a-z0-9]{2,4} ?[0-9][a-z]{2}$/i.test(tidy(text))
}

function tidy(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
