import type { Args } from '../../../contract/acts.ts'

/** What the holder says, published with a name or without one. */
export type Claim = Omit<Args<'claim_prize'>, 'draw_id' | 'place'>

export type ClaimField = 'bornOn' | 'firstName' | 'county'

/** What was typed, by the names of the fields. */
export type TypedClaim = Readonly<
  Record<'day' | 'month' | 'year' | 'publish' | 'firstName' | 'county', string>
>

const mostLetters = 60

/** The claim as the service wants it, or which fields keep it from being one. Ages are the service's to judge. */
export function readClaim(typed: TypedClaim): Claim | readonly ClaimField[] {
  const bornOn = dateOf(typed)
  const publishes = typed.publish === 'name'
  const [firstName, county] = [typed.firstName.trim(), typed.county.trim()]
  const mistakes = [
    ...(bornOn ? [] : ['bornOn' as const]),
    ...(publishes && !isPublishable(firstName) ? ['firstName' as const] : []),
    ...(publishes && !isPublishable(county) ? ['county' as const] : []),
  ]
  if (!bornOn || mistakes.length > 0) return mistakes
  return { born_on: bornOn, first_name: publishes ? firstName : null, county: publishes ? county : null }
}

/** The 31st of February becomes March when it is asked about, and is told by that. */
function dateOf({ day, month, year }: TypedClaim): string | null {
  if (![day, month].every((part) => /^\s*\d{1,2}\s*$/.test(part)) || !/^\s*\d{4}\s*$/.test(year)) return null
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return exists && Number(year) >= 1900 ? date.toISOString().slice(0, 10) : null
}

function isPublishable(text: string): boolean {
  return text.length > 0 && text.length <= mostLetters
}

/** 'Ada Obi' → 'Ada'. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
