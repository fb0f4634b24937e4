import type { PersonFacts } from '../../../../../contract/operator.ts'
import { peopleWords } from '../../../../content/operator/people.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { formatListDay } from '../../../../lib/time.ts'
import { PersonLink } from '../../parts/person-link.tsx'
import { addressLines } from '../address-lines.ts'
import { Alike } from './alike.tsx'
import type { SharedFact } from './shared-facts.ts'

const words = peopleWords.reviews

interface SideProps {
  label: string
  facts: PersonFacts
  /** What the other one has as well: it is marked. */
  shared: readonly SharedFact[]
}

/** All that is known of one of the two: each account and each letter. */
export function Side({ label, facts: { accounts, letters }, shared }: SideProps) {
  return (
    <ul aria-label={label} className="hairline min-w-0 space-y-4 border-l pl-5">
      {accounts.map((account) => (
        <li key={account.user_id}>
          <AccountFacts account={account} shared={shared} />
        </li>
      ))}
      {letters.map((letter) => (
        <li key={letter.letter_id}>
          <LetterFacts letter={letter} shared={shared} />
        </li>
      ))}
    </ul>
  )
}

type Shared = Pick<SideProps, 'shared'>

function AccountFacts({ account, shared }: Shared & { account: PersonFacts['accounts'][number] }) {
  const { user_id, email, profile, created_at, is_erased } = account
  const kind = is_erased ? words.erased : fillIn(words.account, { moment: formatListDay(created_at) })
  const { postcode, ...street } = profile
  return (
    <>
      <PersonLink userId={user_id}>
        <Alike shared={shared} fact="name" text={profile.name || peopleWords.nameless} />
      </PersonLink>
      <Alike shared={shared} fact="address" text={addressLines(street).join(', ')} />
      <Alike shared={shared} fact="postcode" text={postcode} />
      <Alike shared={shared} fact="phone" text={profile.phone} />
      <span className="block text-base wrap-break-word">{email}</span>
      <span className="block text-sm text-slate">{kind}</span>
    </>
  )
}

function LetterFacts({ letter, shared }: Shared & { letter: PersonFacts['letters'][number] }) {
  const { full_name, address, postcode, email, received_on } = letter
  return (
    <>
      <Alike shared={shared} fact="name" text={full_name} />
      <Alike shared={shared} fact="address" text={address} />
      <Alike shared={shared} fact="postcode" text={postcode} />
      {email && <span className="block text-base wrap-break-word">{email}</span>}
      <span className="block text-sm text-slate">
        {fillIn(words.letter, { day: formatListDay(received_on) })}
      </span>
    </>
  )
}
