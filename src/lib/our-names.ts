/** The service speaks snake_case, the site camelCase; this is the border. */
export function inOurNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOurNames)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      inOurNames(inner),
    ]),
  )
}
