import { newPasswordWords as words } from '../../../content/account/passwords.ts'
import type { Refusal } from './refusal.ts'
import type { Typed } from './use-form-submit.ts'

/** The service keeps 72 bytes of a password; an accent takes two of them, so letters are not what is counted. */
export function isTooLongPassword(password: string): boolean {
  return new TextEncoder().encode(password).length > 72
}

/** What can be told about a new password, typed twice, before the service is asked. */
export function newPasswordMistake(text: Typed): Refusal | null {
  const password = text('password')
  if (!password) return { message: '', marks: { password: words.missing } }
  if (isTooLongPassword(password)) return { message: '', marks: { password: words.tooLong } }
  if (password !== text('repeat')) return { message: '', marks: { repeat: words.differ } }
  return null
}
