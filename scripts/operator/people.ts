import type { Candidates, PersonFacts, PersonReview } from '../../contract/operator.ts'
import type { Sql } from '../../server/database/pool.ts'
import { readWords, subject, UsageError } from './arguments.ts'
import { act, withDatabase } from './database.ts'

type Account = PersonFacts['accounts'][number]
type Sender = PersonFacts['letters'][number]

const reasons = { name_and_postcode: 'the same name and postcode', phone: 'the same telephone' }

/** Who may be one person, for the operator to decide. */
export async function reviews(args: string[]): Promise<string> {
  readWords(args, [])
  const rows = await withDatabase(
    (sql) => sql<{ review: PersonReview }[]>`select review from private.open_reviews() review`,
  )
  if (rows.length === 0) return 'Nobody is waiting to be told apart.'
  return rows.map(({ review }) => describeReview(review)).join('\n\n')
}

function describeReview({ id, why, people: [one, other] }: PersonReview): string {
  return `${id}  ${reasons[why]}\n${describePerson(one)}\n  and\n${describePerson(other)}`
}

function describePerson({ accounts, letters }: PersonFacts): string {
  return [...accounts.map(describeAccount), ...letters.map(describeLetter)].join('\n')
}

function describeAccount({ user_id, email, profile, is_erased }: Account): string {
  if (is_erased) return `    an account erased during a break that still holds (${user_id})`
  const { name, address1, city, postcode, phone } = profile
  const facts = [name, address1, city, postcode, phone].filter(Boolean).join(', ')
  return `    account ${email} (${user_id}): ${facts}`
}

function describeLetter({ full_name, address, postcode, received_on }: Sender): string {
  return `    letter of ${received_on}: ${full_name}, ${address}, ${postcode}`
}

export async function decide(args: string[]): Promise<string> {
  const words = readWords(args, [], ['same', 'different'])
  const wanted = subject(words, 'review')
  const { same = false, different = false } = words.options
  if (same === different) throw new UsageError('Say --same or --different.')
  return withDatabase(async (sql) => {
    const review_id = await findReview(sql, wanted)
    await act(sql, 'decide_person_review', { review_id, same: Boolean(same) })
    return same
      ? 'From now on they count as one person.'
      : 'They are two people, and this is not asked again.'
  })
}

async function findReview(sql: Sql, wanted: string): Promise<string> {
  const rows = await sql`
    select id from private.person_reviews
    where length(${wanted}) >= 4 and starts_with(id::text, lower(${wanted}))`
  if (rows.length === 0) throw new UsageError(`There is no review "${wanted}"; see "reviews".`)
  if (rows.length > 1) throw new UsageError(`"${wanted}" fits several reviews; give more of the id.`)
  return rows[0]?.id
}

/** The accounts a letter may belong to, as the database names them when it asks. */
export function describeCandidates(detail: string): string {
  const accounts: Candidates = JSON.parse(detail)
  return accounts.map(({ user_id, email }) => `  --same-as ${user_id}  (${email})`).join('\n')
}
