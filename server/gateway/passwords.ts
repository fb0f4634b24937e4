import { availableParallelism } from 'node:os'
import bcrypt from 'bcryptjs'

/** A hash nobody knows the password of, as costly to check as a real one. */
const nobodysHash = await bcrypt.hash(crypto.randomUUID(), 10)

export const isTooLong = (password: string): boolean => Buffer.byteLength(password) > 72

export function matches(password: string, hash: string | null | undefined): Promise<boolean> {
  return bcrypt.compare(password.slice(0, 72), hash || nobodysHash)
}

let free = Math.max(1, availableParallelism() - 1)
const waiting: (() => void)[] = []

/** Hashing takes whole cores; this leaves one to everybody who only wants to read a page. */
export async function whileHashing<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free -= 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }
}
