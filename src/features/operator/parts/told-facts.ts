import { auditWords } from '../../../content/operator/audit.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatPence } from '../../../lib/money.ts'
import { formatDay, formatPlainMoment } from '../../../lib/time.ts'
import { inStretches } from './stretches.ts'

export interface Fact {
  readonly label: string
  readonly text: string
  /** The page of what is spoken of. */
  readonly to?: string
}

type Facts = Readonly<Record<string, unknown>>
/** Of draws by their ids. */
type Titles = ReadonlyMap<string, string>

const labels: Readonly<Record<string, string>> = auditWords.facts
const words = auditWords.values

/** Whom and what it was about comes first, why it was done last. */
const beginning = ['draw_id', 'user_id', 'number', 'numbers', 'amount_pence']
const end = ['reason']
/** What nearly all of them say goes without saying. */
const usual: Facts = { recognised: false, status: 'live' }

/** The facts of an act as they are read, with the way to the draw, person or letter they speak of. */
export function toldFacts(given: Facts, titles: Titles): Fact[] {
  const facts = withDrawId(given)
  const middle = Object.keys(facts).filter((key) => !beginning.includes(key) && !end.includes(key))
  return [...beginning, ...middle, ...end].flatMap((key) => factOf(key, facts, titles) ?? [])
}

/** A draw that was scheduled has its own id by another name. */
function withDrawId(facts: Facts): Facts {
  if (!('max_per_person' in facts)) return facts
  const { id, ...rest } = facts
  return { draw_id: id, ...rest }
}

function factOf(key: string, facts: Facts, titles: Titles): Fact | null {
  const label = labels[key] ?? key
  const value = facts[key]
  if (typeof value === 'string') {
    const { title, email } = facts
    if (key === 'draw_id')
      return { label, text: String(title ?? titles.get(value) ?? value), to: `/operator/draws?id=${value}` }
    if (key === 'user_id') return { label, text: String(email ?? value), to: `/operator/people?id=${value}` }
    if (key === 'letter_id') return { label, text: value, to: `/operator/people?q=${value}` }
  }
  if (key in usual && usual[key] === value) return null
  // Told with their ids already.
  if ((key === 'title' && facts.draw_id) || (key === 'email' && facts.user_id)) return null
  const text = textOf(key, value, titles)
  return text === '' ? null : { label, text }
}

/** Nothing, of what is not there. */
function textOf(key: string, value: unknown, titles: Titles): string {
  if (value === null) return key === 'monthly_limit_pence' ? words.noLimit : ''
  if (Array.isArray(value)) return listed(value, titles)
  switch (typeof value) {
    case 'boolean':
      return value ? words.yes : words.no
    case 'number':
      return figure(key, value)
    case 'string':
      return told(key, value)
    case 'object':
      return toldFacts({ ...value }, titles)
        .map(({ label, text }) => `${label}: ${text}`)
        .join(', ')
    default:
      return ''
  }
}

function figure(key: string, value: number): string {
  if (key.endsWith('_pence')) return formatPence(value)
  if (key !== 'place') return String(value)
  return value === 0 ? words.winner : fillIn(words.reserve, { place: value })
}

/** Days and moments stand under names that say so; a reference that looks like one is left alone. */
function told(key: string, value: string): string {
  if (!/(_at|_on|until)$/.test(key)) return value
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return formatPlainMoment(value)
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDay(value) : value
}

/** Numbers as stretches, but for those whose order means something: the drawn ones. */
function listed(values: readonly unknown[], titles: Titles): string {
  const numbers = values.filter((value) => typeof value === 'number')
  const isRising = numbers.every((number, place) => place === 0 || number > (numbers[place - 1] ?? number))
  if (numbers.length === values.length) return isRising ? inStretches(numbers) : numbers.join(', ')
  return values.map((value) => textOf('', value, titles)).join('; ')
}
