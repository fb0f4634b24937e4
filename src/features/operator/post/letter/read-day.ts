const written = /^\s*(\d{1,2})(?:\s*[\s./-]\s*)(\d{1,2})(?:\s*[\s./-]\s*)(\d{4})\s*$/
const shortYear = /^\s*(?:\d{1,2}\s*[\s./-]\s*\d{1,2}\s*[\s./-]\s*\d{2}|\d{6})\s*$/
const together = /^\s*(\d{2})(\d{2})(\d{4})\s*$/

/** A day as it is typed from a letter, '27 3 1985', as the calendar writes it; null when there is no such day. */
export function readDay(text: string): string | null {
  const [, day, month, year] = written.exec(text) ?? together.exec(text) ?? []
  if (!day || !month || !year || Number(year) < 1900) return null
  // The 31st of February becomes March when it is asked about, and is told by that.
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return exists ? date.toISOString().slice(0, 10) : null
}

/** A day like any other but for its century, which nobody guesses. */
export function lacksCentury(text: string): boolean {
  return shortYear.test(text)
}
