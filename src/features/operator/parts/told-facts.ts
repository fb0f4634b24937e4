import { auditWords } from '../../../content/operator/audit.ts'
import { formatCount } from '../../../lib/count.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatPence } from '../../../lib/money.ts'
import { formatListDay, formatListMoment } from '../../../lib/time.ts'
import { asWords } from './as-words.ts'
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
const meanings: Readonly<Record<string, Readonly<Record<string, string>>>> = auditWords.meanings

/** Whom and what it was about comes first, why it was done last. */
const beginning = ['draw_id', 'user_id', 'number', 'numbers', 'amount_pence']
const end = ['reason']
/** Names that only the service reads, and what the act and its moment say. The file of the trail has them all. */
const unread = new Set([
  'checkpoint_key',
  'decided_at',
  'done_at',
  'id',
  'letter_id',
  'mail_id',
  'merged',
  'opened_at',
  'order_id',
  'people',
  'person_id',
  'refund_id',
  'review_id',
  'status',
])

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
  if (unread.has(key) || isToldElsewhere(key, facts)) return null
  const text = nameOf(key, facts, titles) ?? textOf(key, facts[key], titles)
  if (text === '') return null
  const to = wayOf(key, facts)
  return { label: labels[key] ?? key, text, ...(to && { to }) }
}

/** Of a draw and an account their names, not their ids. */
function nameOf(key: string, { draw_id, user_id, title, email }: Facts, titles: Titles): string | undefined {
  if (key === 'draw_id' && draw_id) return String(title ?? titles.get(String(draw_id)) ?? words.itsPage)
  if (key === 'user_id' && user_id) return String(email ?? words.theirPage)
  return undefined
}

function wayOf(key: string, { draw_id, user_id, letter_id }: Facts): string | undefined {
  if (key === 'draw_id') return `/operator/draws?id=${draw_id}`
  if (key === 'user_id') return `/operator/people?id=${user_id}`
  return key === 'number' && letter_id ? `/operator/people?q=${letter_id}` : undefined
}

/** With its id, or by going unsaid. */
function isToldElsewhere(key: string, { draw_id, user_id, letter_id, recognised }: Facts): boolean {
  if (key === 'title' || key === 'experience') return draw_id !== undefined
  if (key === 'email') return user_id !== undefined
  if (key === 'draws_at') return letter_id !== undefined
  return key === 'recognised' && recognised === false
}

/** Nothing, of what is not there. */
function textOf(key: string, value: unknown, titles: Titles): string {
  if (value === null) return key === 'monthly_limit_pence' ? words.noLimit : ''
  if (Array.isArray(value)) return listed(key, value, titles)
  switch (typeof value) {
    case 'boolean':
      return value ? words.yes : words.no
    case 'number':
      return figure(key, value)
    case 'string':
      return meanings[key]?.[value] ?? told(key, value)
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
  if (key === 'number') return String(value)
  if (key !== 'place') return formatCount(value)
  return value === 0 ? words.winner : fillIn(words.reserve, { place: value })
}

const coined = ['experience', 'refusal', 'template', 'why']

/** Days and moments stand under names that say so; a reference that looks like one is left alone. */
function told(key: string, value: string): string {
  if (coined.includes(key)) return asWords(value)
  if (!/(_at|_on|until)$/.test(key)) return value
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return formatListMoment(value)
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatListDay(value) : value
}

/** Numbers as stretches, but for those whose order means something: the drawn ones. */
function listed(key: string, values: readonly unknown[], titles: Titles): string {
  const numbers = values.filter((value) => typeof value === 'number')
  const isRising = numbers.every((number, place) => place === 0 || number > (numbers[place - 1] ?? number))
  if (numbers.length === values.length) return isRising ? inStretches(numbers) : numbers.join(', ')
  return values.map((value) => textOf(key, value, titles)).join('; ')
}
