import { isUkMobile, isUkPostcode, normalisePhone, normalisePostcode } from './normalise.ts'
import { isTooLongPassword } from './password-rules.ts'

export interface SignUpForm {
  name: string
  address1: string
  address2: string
  city: string
  postcode: string
  phone: string
  email: string
  password: string
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

export type SignUpProblem =
  | 'nameMissing'
  | 'addressMissing'
  | 'phoneInvalid'
  | 'postcodeInvalid'
  | 'credentialsMissing'
  | 'passwordTooLong'

export interface Mistake {
  problem: SignUpProblem
  /** Where it is to be mended. */
  field: keyof SignUpForm
}

/** The rules in their order; the first one broken is the one told. */
export function checkSignUp(form: SignUpForm): { profile: Profile } | Mistake {
  const name = form.name.trim()
  const address1 = form.address1.trim()
  const city = form.city.trim()
  const postcode = normalisePostcode(form.postcode)
  const phone = normalisePhone(form.phone)

  if (!name) return { problem: 'nameMissing', field: 'name' }
  if (!address1) return { problem: 'addressMissing', field: 'address1' }
  if (!city) return { problem: 'addressMissing', field: 'city' }
  if (!postcode) return { problem: 'addressMissing', field: 'postcode' }
  if (!isUkMobile(phone)) return { problem: 'phoneInvalid', field: 'phone' }
  if (!isUkPostcode(postcode)) return { problem: 'postcodeInvalid', field: 'postcode' }
  if (!form.email.trim()) return { problem: 'credentialsMissing', field: 'email' }
  if (!form.password) return { problem: 'credentialsMissing', field: 'password' }
  if (isTooLongPassword(form.password)) return { problem: 'passwordTooLong', field: 'password' }

  const address2 = form.address2.trim() || undefined
  return { profile: { name, address1, address2, city, postcode, country: 'GB', phone } }
}
