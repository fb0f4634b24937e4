import type { Refusal } from './refusal.ts'
import type { Typed } from './use-form-submit.ts'

/** The service keeps 72 bytes of a password; an accent takes two of them, so letters are not what is counted. */
export function isTooLongPassword(password: string): boolean {
  return new TextEncoder().encode(password).length > 72
}

export interface NewPasswordWords {
  missing: string
  tooLong: string
  differ: string
}

/** What can be told about a new password, typed twice, before the service is asked. */
export function newPasswordMistake(text: Typed, words: NewPasswordWords): Refusal | null {
  const password = text('password')
  if (!password) return { message: '', marks: { password: words.missing } }
  if (isTooLongPassword(password)) return { message: '', marks: { password: words.tooLong } }
  if (password !== text('repeat')) return { message: '', marks: { repeat: words.differ } }
  return null
}
