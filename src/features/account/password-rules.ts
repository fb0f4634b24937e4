/** The service keeps 72 bytes of a password; an accent takes two of them, so letters are not what is counted. */
export function isTooLongPassword(password: string): boolean {
  return new TextEncoder().encode(password).length > 72
}
