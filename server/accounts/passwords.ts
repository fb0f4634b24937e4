import { dictionary } from '@zxcvbn-ts/language-common'
import type { Reply } from '../http/http.ts'
import { authError, invalid } from './answers.ts'
import { checkHash, newHash } from './hashing.ts'

const fewest = 8
const mostBytes = 72
const common = new Set(dictionary['passwords-common'].filter(({ length }) => length >= fewest))

const isTooLong = (password: string): boolean => Buffer.byteLength(password) > mostBytes

/** Why a password cannot be chosen, in the service's words, or null. */
export function passwordRefusal(password: string): Reply | null {
  if (isTooLong(password)) return invalid('Password cannot be longer than 72 characters')
  if ([...password].length < fewest)
    return weak('length', `Password should be at least ${fewest} characters.`)
  if (isEasyToGuess(password))
    return weak('pwned', 'Password is known to be weak and easy to guess, please choose a different one.')
  return null
}

function isEasyToGuess(password: string): boolean {
  const plain = password.trim().toLowerCase()
  return plain === '' || common.has(plain)
}

function weak(reason: string, message: string): Reply {
  return authError(422, 'weak_password', message, { weak_password: { reasons: [reason] } })
}

export type Passwords = {
  hash: (password: string) => Promise<string>
  matches: (password: string, hash: string | null | undefined) => Promise<boolean>
}

export async function passwordsAt(cost: number): Promise<Passwords> {
  /** A hash nobody knows the password of, as costly to check as a real one. */
  const nobodysHash = await newHash(crypto.randomUUID(), cost)
  return {
    hash: (password) => newHash(password, cost),
    /** Takes as long whether there is a hash or not, so that the time tells nothing about who has an account. */
    async matches(password, hash) {
      const judged = isTooLong(password) ? '' : password
      return (await checkHash(judged, hash || nobodysHash)) && judged === password && Boolean(hash)
    },
  }
}
