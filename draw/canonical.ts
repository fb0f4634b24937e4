import { utf8 } from './bytes.ts'

/** JSON as in RFC 8785: one spelling for each value, so that everybody hashes the same bytes. */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'boolean':
      return String(value)
    case 'number':
      return canonicalNumber(value)
    case 'string':
      return canonicalString(value)
    case 'object':
      if (value === null) return 'null'
      return Array.isArray(value) ? canonicalArray(value) : canonicalObject(value)
    default:
      throw new TypeError(`JSON has no ${typeof value}`)
  }
}

export function canonicalBytes(value: unknown): Uint8Array {
  return utf8(canonicalJson(value))
}

function canonicalNumber(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError(`JSON has no ${value}`)
  return JSON.stringify(value)
}

function canonicalString(value: string): string {
  if (!value.isWellFormed()) throw new TypeError('a lone surrogate has no UTF-8 form')
  return JSON.stringify(value)
}

function canonicalArray(values: readonly unknown[]): string {
  return `[${Array.from(values, canonicalJson).join(',')}]`
}

function canonicalObject(value: object): string {
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) throw new TypeError('not a plain object')
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, part]) => `${canonicalString(key)}:${canonicalJson(part)}`).join(',')}}`
}
