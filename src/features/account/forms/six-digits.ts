/** As typed with or without the gap that apps show in the middle; null when it is no such code. */
export function sixDigits(typed: string): string | null {
  const code = typed.replace(/\s/g, '')
  return /^\d{6}$/.test(code) ? code : null
}
