import { randomUUID } from 'node:crypto'
import type { LetterFacts } from '../../contract/operator.ts'
import { date, optional, Refused, readWords, required, subject, UsageError, type Words } from './arguments.ts'
import { act, withDatabase } from './database.ts'
import { findDrawForLetter, isUuid, ukTime } from './finding.ts'
import { letterSentences, voidingSentences } from './words.ts'

const letterOptions = ['name', 'address', 'postcode', 'born', 'received', 'email', 'letter', 'same-as']

export async function logPost(args: string[]): Promise<string> {
  const words = readWords(args, letterOptions, ['stranger'])
  const wanted = subject(words, 'draw')
  const letterId = optional(words, 'letter') ?? randomUUID()
  const sameAs = optional(words, 'same-as')
  for (const [name, id] of Object.entries({ letter: letterId, 'same-as': sameAs })) {
    if (id !== null && !isUuid(id)) throw new UsageError(`--${name} must be an id such as this tool prints.`)
  }
  const entry = await withRefusals(letterSentences, () => log(words, wanted, letterId, sameAs))
  const recognised = entry.recognised ? ', recognised as an account holder' : ''
  return `Ticket number ${entry.number}${recognised}. ${describe(entry)}. Letter ${letterId}.`
}

function log(words: Words, wanted: string, letterId: string, sameAs: string | null): Promise<LetterFacts> {
  const received = date(required(words, 'received'), 'received')
  return withDatabase(async (sql) =>
    act(sql, 'log_postal_entry', {
      letter_id: letterId,
      draw_id: await findDrawForLetter(sql, wanted, received),
      full_name: required(words, 'name'),
      address: required(words, 'address'),
      postcode: required(words, 'postcode'),
      born_on: date(required(words, 'born'), 'born'),
      received_on: received,
      email: optional(words, 'email'),
      same_as: sameAs,
      stranger: Boolean(words.options.stranger),
    }),
  )
}

export async function voidLetter(args: string[]): Promise<string> {
  const words = readWords(args, ['reason'])
  const letterId = subject(words, 'letter (its id)')
  if (!isUuid(letterId)) throw new UsageError('A letter is named by the id that log-post printed.')
  const reason = required(words, 'reason')
  const entry = await withRefusals(voidingSentences, () =>
    withDatabase((sql) => act(sql, 'void_letter', { letter_id: letterId, reason })),
  )
  return `Ticket number ${entry.number} is out of the pool. ${describe(entry)}.`
}

function describe({ title, draw_id, draws_at }: LetterFacts): string {
  return `${title} (${draw_id}), ${draws_at ? `drawn ${ukTime(draws_at)}` : 'no date yet'}`
}

/** A code may mean another thing to somebody with a letter in their hand; the database adds the draw's title. */
async function withRefusals<T>(
  sentences: Record<string, (title: string) => string>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    const { code, message = '', detail = '' } = cause as { code?: string; message?: string; detail?: string }
    const sentence = code?.startsWith('PT') ? sentences[message] : undefined
    throw sentence ? new Refused(sentence(detail)) : cause
  }
}
