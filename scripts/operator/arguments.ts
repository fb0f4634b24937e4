import { parseArgs } from 'node:util'
import type { Sql } from '../../server/database/pool.ts'
import { london } from '../../src/lib/time.ts'

export class UsageError extends Error {}

/** The database said no, in a sentence that is ready to be read. */
export class Refused extends Error {
  readonly code = 'refused'
}

export type Words = { positionals: string[]; options: Record<string, string | boolean | undefined> }

/** Everything after the command; an option it does not know is a mistake, not a wish. */
export function readWords(args: string[], texts: readonly string[], flags: readonly string[] = []): Words {
  const options = Object.fromEntries([
    ...texts.map((name) => [name, { type: 'string' as const }]),
    ...flags.map((name) => [name, { type: 'boolean' as const }]),
  ])
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
    return { positionals, options: values as Words['options'] }
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause))
  }
}

export function required(words: Words, name: string): string {
  const value = words.options[name]
  if (typeof value !== 'string' || value.trim() === '') throw new UsageError(`--${name} is missing.`)
  return value
}

export function optional(words: Words, name: string): string | null {
  const value = words.options[name]
  return typeof value === 'string' ? value : null
}

/** The one thing a command is about. */
export function subject({ positionals }: Words, what: string, most = 1): string {
  const [first] = positionals
  if (!first) throw new UsageError(`Say which ${what}.`)
  if (positionals.length > most) throw new UsageError(`"${positionals[most]}" is one word too many.`)
  return first
}

export function wholeNumber(text: string | null, name: string): number | null {
  if (text === null) return null
  if (!/^\d{1,8}$/.test(text)) throw new UsageError(`--${name} must be a whole number, but is "${text}".`)
  return Number(text)
}

/** "12", "12.5" or "£12.50" in pence, without going through a fraction. */
export function pence(text: string, name: string): number
export function pence(text: string | null, name: string): number | null
export function pence(text: string | null, name: string): number | null {
  if (text === null) return null
  const [, pounds, rest = ''] = /^£?(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  if (!pounds) throw new UsageError(`--${name} must be an amount such as 10 or 12.50, but is "${text}".`)
  return Number(pounds) * 100 + Number(rest.padEnd(2, '0'))
}

export function date(text: string, name: string): string {
  const read = new Date(`${text}T00:00:00Z`)
  const isReal =
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text)
  if (!isReal) throw new UsageError(`--${name} must be a date such as 2026-11-30, but is "${text}".`)
  return text
}

/** A time without a zone is meant as the clocks in the UK show it. */
export function time(sql: Sql, text: string, name: string): Promise<string>
export function time(sql: Sql, text: string | null, name: string): Promise<string | null>
export async function time(sql: Sql, text: string | null, name: string): Promise<string | null> {
  if (text === null) return null
  const [, day, clock, zone] =
    /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?$/.exec(text.trim()) ??
    []
  try {
    if (!day || !clock) throw new Error('not a time')
    const [row] = zone
      ? await sql`select (${`${day}T${clock}${zone}`}::text)::timestamptz as at`
      : await sql`select (${`${day} ${clock}`}::text)::timestamp at time zone ${london} as at`
    return row?.at.toISOString()
  } catch {
    throw new UsageError(`--${name} must be a time such as "2027-05-01 19:00", but is "${text}".`)
  }
}
