import { profileWords } from '../../../content/account/profile.ts'
import { isUkMobile, isUkPostcode, normalisePhone, normalisePostcode } from '../forms/normalise.ts'
import { isTooLongPassword } from '../forms/password-rules.ts'
import type { Refusal } from '../forms/refusal.ts'
import type { Typed } from '../forms/use-form-submit.ts'

/** What a person types about themselves. */
export interface ProfileForm {
  name: string
  address1: string
  address2: string
  city: string
  postcode: string
  phone: string
}

export interface SignUpForm extends ProfileForm {
  email: string
  password: string
}

export function typedSignUp(text: Typed): SignUpForm {
  return { ...typedProfile(text), email: text('email'), password: text('password') }
}

export function typedProfile(text: Typed): ProfileForm {
  return {
    name: text('name'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    postcode: text('postcode'),
    phone: text('phone'),
  }
}

/** What is stored with the account. */
export interface Profile {
  name: string
  address1: string
  address2?: string
  city: string
  postcode: string
  country: 'GB'
  phone: string
}

export type SignUpProblem = keyof typeof profileWords.problems

export interface Mistake {
  problem: SignUpProblem
  /** Where it is to be mended. */
  field: keyof SignUpForm
}

/** Every broken rule, in the specification's order. */
export function signUpMistakes(form: SignUpForm): Mistake[] {
  const mistakes = profileMistakes(form)
  if (!form.email.trim()) mistakes.push({ problem: 'credentialsMissing', field: 'email' })
  if (!form.password) mistakes.push({ problem: 'credentialsMissing', field: 'password' })
  if (isTooLongPassword(form.password)) mistakes.push({ problem: 'passwordTooLong', field: 'password' })
  return mistakes
}

export function profileMistakes(form: ProfileForm): Mistake[] {
  const { name, address1, city, postcode, phone } = profileOf(form)
  const mistakes: Mistake[] = []
  if (!name) mistakes.push({ problem: 'nameMissing', field: 'name' })
  if (!address1) mistakes.push({ problem: 'addressMissing', field: 'address1' })
  if (!city) mistakes.push({ problem: 'addressMissing', field: 'city' })
  if (!postcode) mistakes.push({ problem: 'addressMissing', field: 'postcode' })
  if (!isUkMobile(phone)) mistakes.push({ problem: 'phoneInvalid', field: 'phone' })
  if (postcode && !isUkPostcode(postcode)) mistakes.push({ problem: 'postcodeInvalid', field: 'postcode' })
  return mistakes
}

/** What was typed, as it is stored. */
export function profileOf(form: ProfileForm): Profile {
  return {
    name: form.name.trim(),
    address1: form.address1.trim(),
    address2: form.address2.trim() || undefined,
    city: form.city.trim(),
    postcode: normalisePostcode(form.postcode),
    country: 'GB',
    phone: normalisePhone(form.phone),
  }
}

/** The first mistake is told for the whole form, each one at its field. */
export function toldMistakes(mistakes: readonly Mistake[]): Refusal | null {
  const [first] = mistakes
  if (!first) return null
  const { problems } = profileWords
  const missing: Partial<Record<keyof SignUpForm, string>> = profileWords.missing
  const atField = ({ problem, field }: Mistake) =>
    (problem === 'addressMissing' || problem === 'credentialsMissing' ? missing[field] : undefined) ??
    problems[problem]
  return {
    message: problems[first.problem],
    marks: Object.fromEntries(mistakes.map((mistake) => [mistake.field, atField(mistake)])),
  }
}
