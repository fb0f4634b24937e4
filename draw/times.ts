/** Milliseconds since 1970. A time without its zone is refused: it would mean another moment on another machine. */
export function instantOf(time: string): number {
  const instant = /(Z|[+-]\d\d:?\d\d)$/.test(time) ? Date.parse(time) : Number.NaN
  if (Number.isNaN(instant)) throw new RangeError(`not a time with a zone: ${time}`)
  return instant
}

export function utc(time: string): string {
  return new Date(instantOf(time)).toISOString()
}

/** RFC 3339 in UTC, to the millisecond at most: a finer time would not decide a round the same way everywhere. */
export function isUtc(value: unknown): value is string {
  if (typeof value !== 'string') return false
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(value) && !Number.isNaN(Date.parse(value))
}
