/** Milliseconds since 1970; anything finer is cut off. A time without its zone means another moment elsewhere: refused. */
export function instantOf(time: string): number {
  const cut = time.replace(/(\.\d{3})\d+/, '$1')
  const instant = /(Z|[+-]\d\d:\d\d)$/.test(cut) ? Date.parse(cut) : Number.NaN
  if (Number.isNaN(instant)) throw new RangeError(`not a time with a zone: ${time}`)
  return instant
}

/** RFC 3339 in UTC, to the millisecond. */
export function utc(time: string): string {
  return new Date(instantOf(time)).toISOString()
}

export function isUtc(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(value)) return false
  const seconds = value.slice(0, 19)
  const instant = Date.parse(`${seconds}Z`)
  // Some clocks read 30 February as 2 March.
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(seconds)
}

/** To the millisecond at most: a finer draw time would not decide its round the same way everywhere. */
export function isUtcToTheMillisecond(value: unknown): value is string {
  return isUtc(value) && value.length <= '2026-01-01T00:00:00.000Z'.length
}
